/// A clock that nobody ever changes, for questions about normal days. It shows UTC.
public struct SteadyZone: ZoneRules {
  public init() {}

  public var name: String { "UTC" }

  public func offset(at instant: Instant) -> Int { 0 }

  public func stretch(around second: Int) -> ZoneStretch {
    ZoneStretch(seconds: Instant.range, offset: 0)
  }
}
