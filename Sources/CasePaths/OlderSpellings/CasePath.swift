/// The earlier name of ``AnyCasePath``.
public typealias CasePath<Root, Value> = AnyCasePath<Root, Value>
