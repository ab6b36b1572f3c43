import Foundation
import TestBasics
import TestSupport
import Testing

@testable import PlanningService

/// Agreement with another program that implements the placement from its description only.
@Suite struct PlacementAgreementTests {
  private struct Case {
    var candidates: [NotificationCandidate] = []
    var scopes: [NotificationScope] = []
    var standing: [DayPlacement.Standing] = []
    var seeds: [UInt64] = []

    var outcomes: [String] {
      var generators = seeds.map { Xoshiro256(seed: $0) }
      return DayPlacement(scopes: scopes, standing: standing)
        .outcomes(of: candidates, generators: &generators).map { outcome in
          switch outcome {
          case .placed(let second): "\(second)"
          case .refused(let refusal): refusal.rawValue
          }
        }
    }

    var line: [String: Any] {
      func ranges(_ set: IntervalSet) -> [[Int]] {
        set.ranges.map { [$0.lowerBound, $0.upperBound] }
      }
      return [
        "candidates": candidates.map { candidate -> [String: Any] in
          [
            "schedule": candidate.schedule, "number": candidate.number,
            "priority": candidate.priority, "wish": candidate.wish,
            "part": ranges(candidate.part), "window": ranges(candidate.window),
            "scopes": candidate.scopes,
          ]
        }, "gaps": scopes.map(\.gap), "caps": scopes.map { $0.capLeft ?? -1 },
        "standing": standing.map { [$0.second, $0.scopes] as [Any] }, "seeds": seeds,
      ]
    }
  }

  @Test func bothPlaceTheSame() async throws {
    var cases: [Case] = []
    forEachSeed(3000) { generator in
      cases.append(Self.random(by: &generator))
      return []
    }
    let lines = try cases.map {
      String(decoding: try JSONSerialization.data(withJSONObject: $0.line), as: UTF8.self)
    }
    let file = FileManager.default.temporaryDirectory.appending(
      path: "otolith-places-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(lines.joined(separator: "\n").utf8).write(to: file)
    let output = try await Subprocess.run(
      URL(filePath: "/usr/bin/python3"),
      [Repository.file("Tests/Vectors/plan.py").path, "--place", file.path])
    let answers = output.split(separator: "\n")
    try #require(answers.count == cases.count)
    var moved = 0
    for (index, answer) in answers.enumerated() {
      let read = try JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [Any] ?? []
      let theirs = read.map { "\($0)" }
      let ours = cases[index].outcomes
      moved += zip(cases[index].candidates, ours).count { candidate, outcome in
        outcome != "\(candidate.wish)"
      }
      guard theirs != ours else { continue }
      Issue.record("\(lines[index]): \(ours), not \(theirs)")
      return
    }
    #expect(moved > 5_000)
  }

  /// Returns two studies, quiet hours that split windows, and existing notifications.
  private static func random(by generator: inout Xoshiro256) -> Case {
    var drawn = Case()
    let count = generator.next(in: 1...4)
    for _ in 0..<count { drawn.scopes.append(NotificationScope(gap: generator.next(in: 1...60))) }
    for _ in 0..<2 {
      drawn.scopes.append(
        NotificationScope(
          gap: generator.next(through: 40),
          capLeft: generator.next(through: 2) == 0 ? generator.next(through: 5) : nil))
    }
    drawn.scopes.append(
      NotificationScope(
        gap: generator.next(through: 40),
        capLeft: generator.next(through: 2) == 0 ? generator.next(through: 9) : nil))
    for schedule in 0..<count {
      let study = count + generator.next(through: 1)
      drawn.candidates += candidates(schedule, [schedule, study, count + 2], by: &generator)
      drawn.seeds.append(UInt64(generator.next(through: 1 << 40)))
    }
    for _ in 0..<generator.next(through: 3) {
      drawn.standing.append(
        DayPlacement.Standing(
          second: generator.next(through: 1500),
          scopes: [generator.next(through: count + 1), count + 2]))
    }
    return drawn
  }

  private static func candidates(
    _ schedule: Int, _ scopes: [Int], by generator: inout Xoshiro256
  ) -> [NotificationCandidate] {
    let number = generator.next(in: 1...7)
    let priority = generator.next(through: 2)
    let start = generator.next(through: 900)
    let span = generator.next(in: number...600)
    var window = IntervalSet(start...start + span)
    for _ in 0..<generator.next(through: 2) {
      let quiet = start + generator.next(through: span)
      window.remove(quiet...quiet + generator.next(through: 200))
    }
    let isFixed = generator.next(through: 2) == 0
    return (0..<number).map { index in
      let part = window.clamped(
        to: start + span * index / number...start + span * (index + 1) / number)
      let wish =
        part.isEmpty ? start : part.element(at: generator.next(through: part.count - 1))
      let here = part.isEmpty ? part : IntervalSet(wish...wish)
      return NotificationCandidate(
        schedule: schedule, number: index, priority: priority, wish: wish,
        part: isFixed ? here : part, window: isFixed ? here : window, scopes: scopes)
    }
  }
}
