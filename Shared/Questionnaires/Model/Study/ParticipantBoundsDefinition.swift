/// How far participants may go with a plan of their own.
public struct ParticipantBoundsDefinition: Sendable, Hashable {
  /// 0: 1.
  public var perDayMin: UInt32
  /// 0: 96.
  public var perDayMax: UInt32
  /// 0: the default, or what the schedule's own plan has if that is less.
  public var minimumGapMinutes: UInt32
  /// Minutes since midnight.
  public var earliestMinute: UInt32
  /// 0: midnight. Not after the earliest: on the following day.
  public var latestMinute: UInt32

  public init(
    perDayMin: UInt32 = 0, perDayMax: UInt32 = 0, minimumGapMinutes: UInt32 = 0,
    earliestMinute: UInt32 = 0, latestMinute: UInt32 = 0
  ) {
    self.perDayMin = perDayMin
    self.perDayMax = perDayMax
    self.minimumGapMinutes = minimumGapMinutes
    self.earliestMinute = earliestMinute
    self.latestMinute = latestMinute
  }
}
