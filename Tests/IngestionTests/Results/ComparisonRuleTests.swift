import FoundationEssentials
import TestBasics
import Testing

@testable import IngestionService

/// Attacks on released means. A coalition of nine accounts sees all releases, and knows and chooses the
/// own values; the others are honest.
@Suite struct ComparisonRuleTests {
  private static let coalitionMax = 9

  /// A study by night: the places of the contributors, and what was released.
  private struct Nights {
    var present: [UUID: Double] = [:]
    var former: ComparisonRule.Former?
    var releases: [ComparisonRelease] = []

    /// - Returns: whether the night released something new.
    @discardableResult
    mutating func pass() -> Bool {
      guard case .released(let release) = ComparisonRule.decide(present, after: former) else {
        return false
      }
      releases.append(release)
      former = ComparisonRule.Former(places: present, count: present.count)
      return true
    }

    mutating func join(_ count: Int, _ generator: inout SeededGenerator) -> [UUID] {
      (0..<count).map { _ in
        let person = UUID()
        present[person] = .random(in: 0...1, using: &generator)
        return person
      }
    }
  }

  private static func nights(
    _ count: Int, _ generator: inout SeededGenerator
  ) -> (nights: Nights, people: [UUID]) {
    var nights = Nights()
    let people = nights.join(count, &generator)
    // Few seeds are dominated.
    while !nights.pass() {
      for person in people { nights.present[person] = .random(in: 0.3...0.7, using: &generator) }
    }
    return (nights, people)
  }

  @Test func tenContributeBesidesTheReader() {
    for count in 0...40 {
      let present = Dictionary(uniqueKeysWithValues: (0..<count).map { _ in (UUID(), 0.5) })
      let decision = ComparisonRule.decide(present, after: nil)
      guard count > 10 else {
        #expect(decision == .withheld)
        continue
      }
      #expect(decision == .released(.init(participants: count / 10 * 10, mean: 0.5)))
    }
  }

  /// Places of twelve participants, and the mean that is released.
  private static let shares: [(places: [Double], mean: Double?)] = [
    ([0.5, 0.3] + Array(repeating: 0.1, count: 10), 0.15),
    // One has more than half of all, or two have more than 67 %; from either end.
    ([1] + Array(repeating: 0.05, count: 11), nil),
    ([0] + Array(repeating: 0.95, count: 11), nil),
    ([0.8, 0.8] + Array(repeating: 0.07, count: 10), nil),
    ([0.2, 0.2] + Array(repeating: 0.93, count: 10), nil),
    ([0.8, 0.8] + Array(repeating: 0.08, count: 10), 0.2),
    // At an end of the range, also after rounding.
    (Array(repeating: 0, count: 12), nil), (Array(repeating: 0.02, count: 12), nil),
    (Array(repeating: 0.98, count: 12), nil), (Array(repeating: 0.03, count: 12), 0.05),
  ]

  @Test(arguments: shares.indices) func fewDecideNoMean(place: Int) {
    let (places, mean) = Self.shares[place]
    let present = Dictionary(uniqueKeysWithValues: places.map { (UUID(), $0) })
    #expect(
      ComparisonRule.decide(present, after: nil)
        == (mean.map { .released(.init(participants: 10, mean: $0)) } ?? .withheld))
  }

  @Test(arguments: 0..<50 as Range<UInt64>) func newcomersOneByOneShowNothing(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var (nights, _) = Self.nights(.random(in: 11...60, using: &generator), &generator)
    let before = nights.releases
    for _ in 1..<Disclosure.participantsMin {
      _ = nights.join(1, &generator)
      // Values change as well.
      for person in nights.present.keys {
        nights.present[person] = .random(in: 0.2...0.8, using: &generator)
      }
      nights.pass()
      #expect(nights.releases == before, "seed \(seed)")
    }
    _ = nights.join(1, &generator)
    nights.pass()
    #expect(nights.releases.count == 2, "seed \(seed)")
  }

  @Test(arguments: 0..<50 as Range<UInt64>) func departuresShowNothing(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var (nights, people) = Self.nights(.random(in: 25...60, using: &generator), &generator)
    for count in 1..<Disclosure.participantsMin {
      nights.present[people[count]] = nil
      // An erased participant is unknown here, and counts all the same.
      if Bool.random(using: &generator) { nights.former?.places[people[count]] = nil }
      nights.pass()
      #expect(nights.releases.count == 1, "seed \(seed)")
    }
    nights.present[people[0]] = nil
    nights.former?.places[people[0]] = nil
    nights.pass()
    #expect(nights.releases.count == 2, "seed \(seed)")
  }

  /// The coalition varies its values, leaves and joins again, to find where the rounded mean changes.
  @Test(arguments: 0..<50 as Range<UInt64>) func aCoalitionReleasesNothing(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var (nights, people) = Self.nights(.random(in: 11...40, using: &generator), &generator)
    let coalition = people.prefix(Self.coalitionMax)
    for _ in 0..<200 {
      for person in coalition {
        nights.present[person] =
          Int.random(in: 0..<4, using: &generator) == 0
          ? nil : .random(in: 0...1, using: &generator)
      }
      nights.pass()
      #expect(nights.releases.count == 1, "seed \(seed)")
    }
  }

  /// Nine accounts join together with one person, and the coalition subtracts two releases.
  @Test func aDifferenceLeavesTheValueOpen() {
    var (widths, narrow) = (0.0, 0)
    let rounds = 400
    for seed in 0..<UInt64(rounds) {
      var generator = SeededGenerator(seed: seed)
      var (nights, _) = Self.nights(.random(in: 11...40, using: &generator), &generator)
      let before = Double(nights.present.count)
      let coalition = nights.join(Self.coalitionMax, &generator)
      let victim = nights.join(1, &generator)[0]
      guard nights.pass(), let value = nights.present[victim] else { continue }
      let known = coalition.reduce(0) { $0 + (nights.present[$1] ?? 0) }
      let after = Double(nights.present.count)
      let half = 0.5 / Disclosure.steps
      let middle = after * nights.releases[1].mean - before * nights.releases[0].mean - known
      let reach = (after + before) * half
      #expect(abs(value - middle) <= reach + 1e-9, "seed \(seed)")
      let width = min(1, middle + reach) - max(0, middle - reach)
      widths += width
      if width < 0.25 { narrow += 1 }
    }
    // Most values of the range remain possible.
    #expect(widths / Double(rounds) > 0.8, "\(widths / Double(rounds))")
    #expect(narrow < rounds / 20, "\(narrow)")
  }

  @Test(arguments: 0..<100 as Range<UInt64>) func onlyRoundedValuesAreReleased(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let (nights, _) = Self.nights(.random(in: 11...200, using: &generator), &generator)
    let (release, places) = (nights.releases[0], Array(nights.present.values))
    #expect(release.participants % 10 == 0 && release.participants <= places.count)
    for place in [release.mean] + release.quarters {
      #expect(abs(place * 20 - (place * 20).rounded()) < 1e-9, "seed \(seed)")
    }
    let mean = places.reduce(0, +) / Double(places.count)
    #expect(abs(release.mean - mean) <= 0.025 + 1e-9, "seed \(seed)")
    if release.quarters.isEmpty {
      #expect(release.quarter(of: 0.5) == 0)
    } else {
      for quarter in 1...4 {
        #expect(places.count { release.quarter(of: $0) == quarter } >= 10, "seed \(seed)")
      }
    }
    if places.count < 40 { #expect(release.quarters.isEmpty) }
  }

  @Test func quartersAreReleasedForMany() {
    let present = Dictionary(
      uniqueKeysWithValues: (0..<60).map { (UUID(), Double($0) / 59) })
    guard case .released(let release) = ComparisonRule.decide(present, after: nil) else {
      Issue.record("withheld")
      return
    }
    #expect(release.mean == 0.5 && release.quarters == [0.25, 0.5, 0.75])
    #expect([0, 0.25, 0.3, 0.6, 0.75, 0.8, 1].map(release.quarter) == [1, 1, 2, 3, 3, 4, 4])
  }

  @Test func valuesOfTenMustChange() {
    var generator = SeededGenerator(seed: 1)
    var (nights, people) = Self.nights(20, &generator)
    for (number, person) in people.prefix(10).enumerated() {
      nights.pass()
      #expect(nights.releases.count == 1, "\(number)")
      nights.present[person] = 0.45
    }
    for _ in 0..<2 { nights.pass() }
    #expect(nights.releases.count == 2)
  }
}
