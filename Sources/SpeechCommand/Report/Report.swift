import ArgumentParser
struct Report: AsyncParsableCommand {}
