package import Calendar
import Hashing

/// Everything that the draw of a day may depend on, besides the plan's settings and the zone.
///
/// The time of asking is not part of it: asking again draws the same instants, and any draw can be
/// repeated later from stored data alone.
package struct PlanSeed: Sendable, Hashable {
  package let base: UInt64
  /// Of the base as a number: what all that follows begins with.
  private let beginning: StableHash

  /// - Parameters:
  ///   - participant: the bytes of the participant's random id.
  ///   - revision: counts changes of settings, zone or study; another revision draws afresh.
  ///   - scheduleID: empty: that of a questionnaire's only schedule, which draws as when there could be no other.
  package init(
    participant: some Sequence<UInt8>, studyID: String, questionnaireID: String, revision: Int,
    scheduleID: String = ""
  ) {
    var hash = StableHash()
    hash.combine(raw: Array(participant))
    hash.combine(studyID)
    hash.combine(questionnaireID)
    hash.combine(revision)
    if !scheduleID.isEmpty { hash.combine(scheduleID) }
    base = hash.value
    var beginning = StableHash()
    beginning.combine(Int(truncatingIfNeeded: base))
    self.beginning = beginning
  }

  /// The generator for what has to be drawn again on a date.
  package func generatorAgain(on date: CivilDate) -> Xoshiro256 {
    var hash = beginning
    hash.combine(date.dayNumber)
    hash.combine("again")
    return Xoshiro256(seed: hash.value)
  }

  /// The generator of what is drawn once for all dates.
  package func generatorOnce() -> Xoshiro256 { Xoshiro256(seed: valueOnce) }

  /// The generator for one date's instants; every date has one of its own.
  package func generator(on date: CivilDate) -> Xoshiro256 { Xoshiro256(seed: value(on: date)) }

  /// What the generator of what is drawn once begins with.
  package var valueOnce: UInt64 {
    var hash = beginning
    hash.combine("once")
    return hash.value
  }

  /// The generator for what follows one time that a trigger fired.
  ///
  /// - Parameter occurrence: the bytes of its id.
  package func generatorAfter(_ occurrence: some Sequence<UInt8>) -> Xoshiro256 {
    Xoshiro256(seed: valueAfter(occurrence))
  }

  /// What the generator for what follows one time begins with.
  package func valueAfter(_ occurrence: some Sequence<UInt8>) -> UInt64 {
    var hash = beginning
    hash.combine(raw: occurrence)
    hash.combine("after")
    return hash.value
  }

  /// What a date's generator begins with.
  package func value(on date: CivilDate) -> UInt64 {
    var hash = beginning
    hash.combine(date.dayNumber)
    return hash.value
  }
}

/// Of length-prefixed fields.
struct StableHash: Sendable, Hashable {
  private var hash = FNV1a()

  var value: UInt64 { hash.value }

  mutating func combine(raw bytes: some Sequence<UInt8>) { hash.combine(bytes) }

  /// Little-endian.
  mutating func combine(_ number: Int) {
    var rest = UInt64(bitPattern: Int64(number))
    for _ in 0..<8 {
      hash.combine(UInt8(truncatingIfNeeded: rest))
      rest >>= 8
    }
  }

  /// The length comes first, so that ("ab", "c") and ("a", "bc") differ.
  mutating func combine(_ text: String) {
    combine(text.utf8.count)
    combine(raw: text.utf8)
  }
}
