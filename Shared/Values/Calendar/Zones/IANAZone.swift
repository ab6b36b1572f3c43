/// A zone of the IANA time zone database, with the rules at the time of reading, or a fixed offset.
public struct IANAZone: ZoneRules {
  /// IANA name; `UTC+05:30` for a fixed offset.
  public let name: String
  /// Whether it is only an offset, so that the clock at other times is unknown.
  public let isOffset: Bool
  /// Version of the IANA database, such as `2026a`; nil if the host does not state it.
  public let databaseVersion: String?
  private let transitions: ZoneTransitions

  init(
    name: String, databaseVersion: String?, transitions: ZoneTransitions, isOffset: Bool = false
  ) {
    self.name = name
    self.isOffset = isOffset
    self.databaseVersion = databaseVersion
    self.transitions = transitions
  }

  /// The zone for data whose own is unknown.
  public static let utc = IANAZone(offset: UTCOffset(minutes: 0), databaseVersion: nil)

  init(offset: UTCOffset, databaseVersion: String?) {
    self.init(
      name: offset.name, databaseVersion: databaseVersion,
      transitions: ZoneTransitions(
        initialOffset: offset.minutes * 60, times: [], offsets: [], rule: nil), isOffset: true)
  }

  /// Digest of the compiled rules. Equal rules that are compiled differently have different
  /// digests.
  public var digest: UInt64 { transitions.digest }

  public func offset(at instant: Instant) -> Int {
    transitions.offset(atSecond: instant.secondsSinceEpoch)
  }

  public func stretch(around second: Int) -> ZoneStretch { transitions.stretch(around: second) }
}
