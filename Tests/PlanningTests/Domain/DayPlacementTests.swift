import Testing

@testable import PlanningService

@Suite struct DayPlacementTests {
  /// The last scope is the person's; the preceding ones are schedules with a minimum gap of 1.
  private static let person = 9

  private func fixed(
    _ schedule: Int, _ second: Int, number: Int = 0, priority: Int = 0
  ) -> NotificationCandidate {
    drawn(
      schedule, second, in: second...second, of: second...second, number: number, priority: priority
    )
  }

  private func drawn(
    _ schedule: Int, _ wish: Int, in part: ClosedRange<Int>, of window: ClosedRange<Int>,
    number: Int = 0, priority: Int = 0
  ) -> NotificationCandidate {
    NotificationCandidate(
      schedule: schedule, number: number, priority: priority, wish: wish,
      part: IntervalSet(part), window: IntervalSet(window), scopes: [schedule % 9, Self.person])
  }

  private func outcomes(
    _ candidates: [NotificationCandidate], gap: Int = 0, capLeft: Int? = nil, own: [Int] = [],
    standing: [DayPlacement.Standing] = []
  ) -> [DayPlacement.Outcome] {
    var generators = (0...30).map { Xoshiro256(seed: UInt64($0)) }
    var scopes = (0..<9).map { NotificationScope(gap: $0 < own.count ? own[$0] : 1) }
    scopes.append(NotificationScope(gap: gap, capLeft: capLeft))
    return DayPlacement(scopes: scopes, standing: standing)
      .outcomes(of: candidates, generators: &generators)
  }

  @Test func withoutRulesEverythingStaysAsItWasDrawn() {
    let candidates = [
      fixed(0, 100), drawn(1, 100, in: 50...150, of: 0...900), fixed(2, 100),
      fixed(2, 101, number: 1),
    ]
    #expect(outcomes(candidates) == [.placed(100), .placed(100), .placed(100), .placed(101)])
  }

  @Test func whatIsDrawnGivesWayToWhatIsFixed() throws {
    let all = outcomes(
      [drawn(0, 105, in: 50...150, of: 0...900), fixed(1, 100)], gap: 30)
    #expect(all[1] == .placed(100))
    guard case .placed(let second) = all[0] else {
      Issue.record("\(all[0])")
      return
    }
    #expect((50...70).contains(second) || (130...150).contains(second))
  }

  @Test func aPartWithoutRoomIsLeftForItsWindow() {
    let all = outcomes(
      [drawn(0, 105, in: 90...110, of: 0...200), fixed(1, 100)], gap: 50)
    guard case .placed(let second) = all[0] else {
      Issue.record("\(all[0])")
      return
    }
    #expect((0...50).contains(second) || (150...200).contains(second))
  }

  @Test func theLowestPriorityGivesWayFirst() {
    let all = outcomes([fixed(0, 100), fixed(1, 110, priority: 1), fixed(2, 200)], gap: 20)
    #expect(all == [.refused(.gap), .placed(110), .placed(200)])
    // The study's order decides between equal priorities.
    #expect(outcomes([fixed(0, 100), fixed(1, 110)], gap: 20) == [.placed(100), .refused(.gap)])
    let capped = outcomes(
      [fixed(0, 100), fixed(0, 200, number: 1), fixed(1, 300, priority: 2)], capLeft: 2)
    #expect(capped == [.placed(100), .refused(.cap), .placed(300)])
  }

  @Test func whatStandsDoesNotMove() {
    let standing = [
      DayPlacement.Standing(second: 100, scopes: [1, Self.person]),
      DayPlacement.Standing(second: 500, scopes: [Self.person]),
    ]
    let all = outcomes(
      [fixed(0, 110), fixed(1, 130), fixed(1, 480, number: 1), fixed(2, 300)], gap: 20,
      standing: standing)
    #expect(all == [.refused(.gap), .placed(130), .placed(480), .placed(300)])
    #expect(outcomes([fixed(0, 1)], capLeft: 0) == [.refused(.cap)])
    let nowhere = NotificationCandidate(
      schedule: 0, number: 0, wish: 5, part: IntervalSet(), window: IntervalSet(),
      scopes: [0, Self.person])
    #expect(outcomes([nowhere]) == [.refused(.quietHours)])
  }

  /// Covers dense and sparse days, fixed and drawn notifications, and several priorities.
  @Test func everyRuleHolds() {
    forEachSeed(4000) { generator in
      let gap = generator.next(through: 60)
      var candidates: [NotificationCandidate] = []
      var own: [Int] = []
      for schedule in 0..<generator.next(in: 1...4) {
        let (more, gap) = Self.schedule(schedule, by: &generator)
        candidates += more
        own.append(gap)
      }
      let standing = (0..<generator.next(through: 3)).map { _ in
        DayPlacement.Standing(
          second: generator.next(through: 2000),
          scopes: [generator.next(through: 4), Self.person])
      }
      let cap = generator.next(through: 2) == 0 ? generator.next(through: 12) : nil
      let all = outcomes(candidates, gap: gap, capLeft: cap, own: own, standing: standing)
      var broken: [String] = []
      let placed = zip(candidates, all).compactMap { candidate, outcome in
        if case .placed(let second) = outcome { (candidate, second) } else { nil }
      }
      if let cap, placed.count > cap { broken.append("\(placed.count) of \(cap)") }
      for (position, (candidate, second)) in placed.enumerated() {
        if !candidate.window.contains(second) { broken.append("\(second) outside its window") }
        for (other, theirs) in placed.dropFirst(position + 1) {
          let needed =
            other.schedule == candidate.schedule ? max(gap, own[candidate.schedule]) : gap
          if abs(second - theirs) < needed { broken.append("\(second) and \(theirs)") }
        }
        for other in standing where abs(other.second - second) < gap {
          broken.append("\(second) at \(other)")
        }
      }
      return broken
    }
  }

  /// No window lies within another; then the order by window end finds a placement if one exists.
  @Test func whatHasRoomIsPlaced() {
    forEachSeed(4000) { generator in
      let gap = generator.next(in: 1...50)
      let length = generator.next(in: 1...300)
      var second = 0
      // Each candidate has room at its construction.
      let candidates = (0..<generator.next(in: 1...25)).map { number in
        second += gap + generator.next(through: 20)
        let start = second - generator.next(through: length)
        let window = start...start + length
        return drawn(
          number, generator.next(in: window), in: window, of: window)
      }
      let all = outcomes(candidates, gap: gap)
      return all.contains { if case .refused = $0 { true } else { false } }
        ? ["gap \(gap): \(candidates.map { ($0.wish, $0.window) })"] : []
    }
  }

  private static func schedule(
    _ schedule: Int, by generator: inout Xoshiro256
  ) -> (candidates: [NotificationCandidate], gap: Int) {
    let count = generator.next(in: 1...8)
    let priority = generator.next(through: 2)
    let start = generator.next(through: 1000)
    let span = generator.next(in: count...900)
    let isFixed = generator.next(through: 1) == 0
    let gap = generator.next(in: 1...max(1, span / count))
    let candidates = (0..<count).map { number in
      let part = start + span * number / count...start + span * (number + 1) / count - 1
      let wish = generator.next(in: part)
      return NotificationCandidate(
        schedule: schedule, number: number, priority: priority, wish: wish,
        part: IntervalSet(isFixed ? wish...wish : part),
        window: IntervalSet(isFixed ? wish...wish : start...start + span - 1),
        scopes: [schedule, Self.person])
    }
    return (candidates, gap)
  }
}
