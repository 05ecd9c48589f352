/// The files of the pinned wheel, as they are for one kind of machine. The wheel itself is pinned in scripts/speech.lock.
struct PinnedFiles: Sendable {
  struct File: Sendable {
    let name: String
    let size: Int
    let hash: String
  }

  let library: File

  /// The same for all machines.
  let model = [
    File(name: "encoder_model.ort", size: 13_281_600, hash: "94e90a4654fc45cdfedb77c4c08e1739f48862998e58fada384b25118134f221"),
    File(name: "decoder_model_merged.ort", size: 30_412_256, hash: "cf524c4862d36e9e5ab032eddc73637efd822d70e868ac575cf1a46e1e4708a0"),
    File(name: "tokenizer.bin", size: 249_974, hash: "6884b35fd6377d4c4d32336a0bc152f36b64d1e45b6503683cdc238250a8472d"),
  ]

  /// The files for the machine that this was compiled for; nil when there is no recogniser for it.
  static var here: PinnedFiles? {
    #if os(Linux) && arch(x86_64)
      PinnedFiles(
        library: File(
          name: "libmoonshine.so", size: 42_174_832, hash: "fb1bd80f6909557dff337946c971ae48d58da28620cf15a861f6e8a9ff613556"
        )
      )
    #elseif os(Linux) && arch(arm64)
      PinnedFiles(
        library: File(
          name: "libmoonshine.so", size: 42_717_104, hash: "2c726cd0e089d228739d15ee6bac3eb878e24c7a08906a9ddaea851b0eac2a15"
        )
      )
    #else
      nil
    #endif
  }

  /// The processor that this was compiled for, by the name that `uname -m` has for it.
  static var machine: String {
    #if arch(x86_64)
      "x86_64"
    #elseif arch(arm64)
      "aarch64"
    #else
      "other"
    #endif
  }

  /// The kind of machine that this was compiled for, for people.
  static var platform: String {
    #if os(Linux)
      "Linux on \(machine)"
    #else
      "this system"
    #endif
  }
}
