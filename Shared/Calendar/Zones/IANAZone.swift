/// A zone of the IANA time zone database, with the rules that it had when it was read.
public struct IANAZone: ZoneRules {
  public let name: String
  /// Of the database, such as `2026a`; nil where the host does not tell.
  public let databaseVersion: String?
  private let transitions: ZoneTransitions

  init(name: String, databaseVersion: String?, transitions: ZoneTransitions) {
    self.name = name
    self.databaseVersion = databaseVersion
    self.transitions = transitions
  }

  /// Other rules have another number, and so do the same ones compiled otherwise.
  public var digest: UInt64 { transitions.digest }

  public func offset(at instant: Instant) -> Int {
    transitions.offset(atSecond: instant.secondsSinceEpoch)
  }

  public func stretch(around second: Int) -> ZoneStretch { transitions.stretch(around: second) }
}
