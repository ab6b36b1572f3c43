package import Calendar
import Hashing

/// Everything that a day's draw depends on, besides the plan's settings and the zone.
///
/// The time of the request is not included. A repeated request draws the same instants, and any
/// draw can be repeated later from stored data.
package struct PlanSeed: Sendable, Hashable {
  package let base: UInt64
  /// Hash state after the base, from which all seeds are derived.
  private let beginning: StableHash

  /// - Parameters:
  ///   - participant: bytes of the participant's random id.
  ///   - revision: number of the draw; 1 for all plans of this release.
  ///   - scheduleID: id of the schedule when it was planned first; empty for a questionnaire's only
  ///     schedule.
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

  /// Returns the generator for repeated draws on a date.
  package func generatorAgain(on date: CivilDate) -> Xoshiro256 {
    var hash = beginning
    hash.combine(date.dayNumber)
    hash.combine("again")
    return Xoshiro256(seed: hash.value)
  }

  /// Returns the generator for instants that are drawn once for all dates.
  package func generatorOnce() -> Xoshiro256 { Xoshiro256(seed: valueOnce) }

  /// Returns the generator for one date's instants.
  package func generator(on date: CivilDate) -> Xoshiro256 { Xoshiro256(seed: value(on: date)) }

  /// Seed of the generator for instants that are drawn once.
  package var valueOnce: UInt64 {
    var hash = beginning
    hash.combine("once")
    return hash.value
  }

  /// Returns the generator for the instants that follow one firing of a trigger.
  ///
  /// - Parameter occurrence: bytes of the occurrence id.
  package func generatorAfter(_ occurrence: some Sequence<UInt8>) -> Xoshiro256 {
    Xoshiro256(seed: valueAfter(occurrence))
  }

  /// Returns the seed of the generator for one firing.
  package func valueAfter(_ occurrence: some Sequence<UInt8>) -> UInt64 {
    var hash = beginning
    hash.combine(raw: occurrence)
    hash.combine("after")
    return hash.value
  }

  /// Returns the seed of a date's generator.
  package func value(on date: CivilDate) -> UInt64 {
    var hash = beginning
    hash.combine(date.dayNumber)
    return hash.value
  }
}

/// Hash of length-prefixed fields.
struct StableHash: Sendable, Hashable {
  private var hash = FNV1a()

  var value: UInt64 { hash.value }

  mutating func combine(raw bytes: some Sequence<UInt8>) { hash.combine(bytes) }

  /// Adds a number as 8 bytes, little-endian.
  mutating func combine(_ number: Int) {
    var rest = UInt64(bitPattern: Int64(number))
    for _ in 0..<8 {
      hash.combine(UInt8(truncatingIfNeeded: rest))
      rest >>= 8
    }
  }

  /// Adds a text after its length, so that ("ab", "c") and ("a", "bc") differ.
  mutating func combine(_ text: String) {
    combine(text.utf8.count)
    combine(raw: text.utf8)
  }
}
