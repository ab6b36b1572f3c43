/// Bounds for participants' own plans.
public struct ParticipantBoundsDefinition: Sendable, Hashable {
  /// 0 means 1.
  public var perDayMin: UInt32
  /// 0 means 96.
  public var perDayMax: UInt32
  /// 0 means the default, or the gap of the schedule's own plan if it is smaller.
  public var minimumGapMinutes: UInt32
  /// Minutes since midnight.
  public var earliestMinute: UInt32
  /// 0 means midnight. If not after the earliest, on the following day.
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
