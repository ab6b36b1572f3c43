import Calendar
import CalendarSamples
import Foundation
import Questionnaires
import TestBasics
import Testing

@testable import PlanningService

@Suite struct TriggerRulesTests {
  private static let midnight = Instant(secondsSinceEpoch: 1_774_652_400)

  private func fired(_ minutes: Int, _ number: UInt8 = 0) -> FiredTrigger {
    let at = Self.midnight.adding(minutes: minutes)
    return FiredTrigger(
      id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, number)), firedAt: at, toldAt: at
    )
  }

  private func outcomes(
    _ occurrences: [TriggerRules.Occurrence], cooldown: UInt32 = 0,
    atMost: TriggerDefinition.Bound? = nil
  ) throws -> [TriggerOutcome] {
    let trigger = TriggerDefinition(
      id: "t", cause: .staff, cooldownMinutes: cooldown, atMost: atMost)
    return TriggerRules(trigger, zone: try zone("Europe/Berlin")).outcomes(of: occurrences)
  }

  @Test func withoutRulesAllNotify() throws {
    #expect(
      try outcomes([.init(fired(0)), .init(fired(0, 1)), .init(fired(1))])
        == [.planned, .planned, .planned])
  }

  @Test func theCooldownHoldsToEitherSide() throws {
    let three = [fired(0), fired(59), fired(60)].map { TriggerRules.Occurrence($0) }
    #expect(try outcomes(three, cooldown: 60) == [.planned, .cooldown, .planned])
    // An occurrence with a notification excludes an earlier one that was reported later.
    #expect(
      try outcomes(
        [.init(fired(0)), .init(fired(59), hasNotified: true), .init(fired(-1))], cooldown: 60)
        == [.cooldown, .planned, .planned])
  }

  @Test func boundsCountDaysAndWeeksOfTheZone() throws {
    // 2026-03-28 is a Saturday; clocks go forward on Sunday.
    let days = [
      fired(0), fired(1), fired(1_439), fired(1_440), fired(2_819), fired(2_820),
    ].map { TriggerRules.Occurrence($0) }
    #expect(
      try outcomes(days, atMost: .init(count: 1, period: .day))
        == [.planned, .atMost, .atMost, .planned, .atMost, .planned])
    #expect(
      try outcomes(days, atMost: .init(count: 2, period: .week))
        == [.planned, .planned, .atMost, .atMost, .atMost, .planned])
    #expect(
      try outcomes(days, atMost: .init(count: 3, period: .ever))
        == [.planned, .planned, .planned, .atMost, .atMost, .atMost])
  }

  @Test func whatIsNotDrawnTakesNoRoom() throws {
    func draw(_ millionths: UInt32...) -> OccurrenceDraw {
      OccurrenceDraw(
        options: millionths.enumerated().map { .init(id: "o\($0)", partsPerMillion: $1) }, seed: 1)
    }
    let certain = draw(TriggerDraw.certain)
    #expect(
      try outcomes(
        [
          .init(fired(0), draw: draw()), .init(fired(1), draw: draw(1, 1)),
          .init(fired(2), draw: certain), .init(fired(3), draw: draw()),
          .init(fired(4), draw: certain), .init(fired(70), draw: certain),
        ], cooldown: 60, atMost: .init(count: 1, period: .day))
        == [.unavailable, .notDrawn, .planned, .unavailable, .cooldown, .atMost])
  }

  /// The definition of the cooldown: the distance to every other one is large enough.
  @Test func theNearestOnesDecideForAll() throws {
    let zone = try zone("Europe/Berlin")
    forEachSeed(200) { generator in
      let cooldown = generator.next(through: 200)
      let rules = TriggerRules(
        TriggerDefinition(id: "t", cause: .staff, cooldownMinutes: UInt32(cooldown)), zone: zone)
      let all = (0..<40).map { number in
        TriggerRules.Occurrence(
          fired(generator.next(through: 5_000), UInt8(number)),
          hasNotified: generator.next(through: 3) == 0)
      }
      var notifying = all.filter(\.hasNotified).map(\.fired.firedAt)
      var expected: [UUID: TriggerOutcome] = [:]
      for one in all.filter({ !$0.hasNotified }).sorted(by: { $0.fired.isBefore($1.fired) }) {
        let isNear = notifying.contains {
          abs($0.seconds(since: one.fired.firedAt)) < cooldown * 60
        }
        expected[one.fired.id] = isNear ? .cooldown : .planned
        if !isNear { notifying.append(one.fired.firedAt) }
      }
      return zip(all, rules.outcomes(of: all)).filter {
        $0.1 != expected[$0.0.fired.id, default: .planned]
      }.map { "\($0.0) is \($0.1) with a cooldown of \(cooldown) minutes" }
    }
  }

  @Test func aDayHasABoundWithoutAnyRule() throws {
    let all = (0..<200).map { TriggerRules.Occurrence(fired($0, UInt8($0))) }
    let outcomes = try outcomes(all)
    #expect(outcomes.prefix(TriggerRules.perDayMax).allSatisfy { $0 == .planned })
    #expect(outcomes.dropFirst(TriggerRules.perDayMax).allSatisfy { $0 == .atMost })
  }

  @Test func earlierNotificationsCount() throws {
    #expect(
      try outcomes(
        [.init(fired(0)), .init(fired(600), hasNotified: true)],
        atMost: .init(count: 1, period: .day)) == [.atMost, .planned])
  }

  /// The admitted occurrences do not depend on the order of arrival.
  @Test func theOrderOfTellingMakesNoDifference() throws {
    let zone = try zone("Europe/Berlin")
    forEachSeed(200) { generator in
      let trigger = TriggerDefinition(
        id: "t", cause: .staff, cooldownMinutes: UInt32(generator.next(through: 300)),
        atMost: generator.next(through: 1) == 0
          ? nil
          : .init(
            count: UInt32(generator.next(in: 1...4)),
            period: generator.element(of: TriggerDefinition.Bound.Period.allCases)))
      let rules = TriggerRules(trigger, zone: zone)
      let all = (0..<12).map { number in
        TriggerRules.Occurrence(fired(generator.next(through: 5_000), UInt8(number)))
      }
      let first = Dictionary(uniqueKeysWithValues: zip(all, rules.outcomes(of: all)))
      var shuffled = all
      for index in shuffled.indices {
        shuffled.swapAt(index, generator.next(through: index))
      }
      let second = Dictionary(uniqueKeysWithValues: zip(shuffled, rules.outcomes(of: shuffled)))
      var problems: [String] = []
      if first != second { problems.append("\(trigger): \(first) and \(second)") }
      let notifying = all.filter { first[$0] == .planned }.map(\.fired.firedAt).sorted()
      for (one, next) in zip(notifying, notifying.dropFirst())
      where next.seconds(since: one) < Int(trigger.cooldownMinutes) * 60 {
        problems.append("\(trigger): \(one) and \(next) notification")
      }
      return problems
    }
  }
}
