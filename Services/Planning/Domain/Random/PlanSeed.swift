public import Calendar

/// Everything that the draw of a day may depend on, besides the plan's settings and the zone.
///
/// The time of asking is not part of it: asking again draws the same instants, and any draw can be
/// repeated later from stored data alone.
public struct PlanSeed: Sendable, Hashable {
  private let base: UInt64

  /// - Parameters:
  ///   - participant: the bytes of the participant's random id.
  ///   - revision: counts changes of settings, zone or study; another revision draws afresh.
  public init(
    participant: some Sequence<UInt8>, studyID: String, questionnaireID: String, revision: Int
  ) {
    var hash = StableHash()
    hash.combine(raw: participant)
    hash.combine(studyID)
    hash.combine(questionnaireID)
    hash.combine(revision)
    base = hash.value
  }

  /// The generator for one date's instants; every date has one of its own.
  public func generator(on date: CivilDate) -> Xoshiro256 {
    var hash = StableHash()
    hash.combine(Int(truncatingIfNeeded: base))
    hash.combine(date.dayNumber)
    return Xoshiro256(seed: hash.value)
  }
}
