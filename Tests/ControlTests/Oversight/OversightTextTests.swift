import Foundation
import Messages
import Testing

@testable import Control

@Suite struct OversightTextTests {
  private let rows = [
    PlanningV1.ComplianceRow(
      key: "abcdefghijklmnop", planned: 4, delivered: 3, opened: 2, answeredInTime: 1,
      answeredLate: 1, dismissed: 1, missed: 0, expired: 1, open: 0, answeredOfPlanned: 0.5,
      answeredOfDelivered: 2.0 / 3, medianAnswerSeconds: 59.4, p90AnswerSeconds: 125),
    PlanningV1.ComplianceRow(key: "=cmd", planned: 1),
  ]

  @Test func answersAreATableOrCSV() {
    let table = ComplianceTable(rows, heading: "participant")
    #expect(table.lines.count == 3)
    let first = table.lines[1].split(separator: " ", omittingEmptySubsequences: true)
    #expect(
      first == [
        "abcdefghijklmnop", "4", "3", "2", "1", "1", "1", "0", "1", "0", "50", "%", "67", "%", "59",
        "s", "2", "min", "5", "s",
      ])
    let lines = String(decoding: table.csv, as: UTF8.self).components(separatedBy: "\r\n")
    #expect(lines[0].hasPrefix("participant,planned,delivered,"))
    #expect(lines[1] == "abcdefghijklmnop,4,3,2,1,1,1,0,1,0,0.5,0.667,59.4,125.0")
    // Text that a spreadsheet would compute.
    #expect(lines[2].hasPrefix("'=cmd,1,"))
  }

  @Test func anExplanationNamesEveryStep() {
    func time(_ second: Int64) -> GoogleProtobuf.Timestamp {
      GoogleProtobuf.Timestamp(seconds: 1_780_000_000 + second)
    }
    let explained = PlanningV1.ExplainNotificationResponse(
      notification: PlanningV1.NotificationRecord(
        notificationID: "n", questionnaireID: "mood", scheduleID: "s", origin: .schedule,
        notifyTime: time(40)),
      draw: PlanningV1.DrawExplanation(
        revision: 3, timeZone: "Europe/Berlin", scheduleJSON: "{}", baseSeed: "00", seed: "0f",
        date: "2026-05-28", windows: [PlanningV1.TimeRange(startTime: time(0), endTime: time(99))],
        lastPosition: 99,
        steps: [
          PlanningV1.DrawStep(partLast: 49, highest: 49, position: 7, drawTime: time(7)),
          PlanningV1.DrawStep(
            partFirst: 50, partLast: 99, lowest: 50, highest: 99, position: 60, drawTime: time(60),
            gapCorrected: true),
        ], step: 2, wishTime: time(60)),
      placement: PlanningV1.PlacementExplanation(
        rulesRevision: 1, rulesJSON: "{}", moved: true,
        neighbours: [PlanningV1.PlacementNeighbour(notifyTime: time(61))]),
      reproduced: true)
    let text = ExplanationText(explained).lines.joined(separator: "\n")
    for words in [
      "asks for      mood, schedule s", "revision      3, in Europe/Berlin", "seed          0f",
      "draw 1        part 0-49, from 0-49: 7", "(gap): 60", "<-", "positions     0 to 99",
      "moved         from",
      "beside ", "Reproduced",
    ] {
      #expect(text.contains(words), "\(words)")
    }
    #expect(!text.contains("follows"))
    var other = explained
    other.reproduced = false
    #expect(ExplanationText(other).lines.last?.hasPrefix("NOT") == true)
    other.draw = nil
    other.notification?.origin = .staff
    #expect(ExplanationText(other).lines.contains { $0.contains("staff chose") })
  }

  @Test func whatItFollowsIsTold() {
    func time(_ second: Int64) -> GoogleProtobuf.Timestamp {
      GoogleProtobuf.Timestamp(seconds: 1_780_000_000 + second)
    }
    var explained = PlanningV1.ExplainNotificationResponse(
      notification: PlanningV1.NotificationRecord(questionnaireID: "mood", notifyTime: time(1_300)),
      draw: PlanningV1.DrawExplanation(timeZone: "UTC"), reproduced: true,
      trigger: PlanningV1.TriggerExplanation(
        triggerID: "fall", occurrenceID: "o", fireTime: time(0), tellTime: time(60), seed: "0f",
        lowestSeconds: 1_200, highestSeconds: 2_400, delaySeconds: 1_300, drawTime: time(1_300),
        window: PlanningV1.TimeRange(startTime: time(-100), endTime: time(9_000)),
        cooldownMinutes: 15))
    let lines = ExplanationText(explained).lines
    for line in [
      "follows       trigger fall, occurrence o", "fired         2026-05-28 20:26:40",
      "reported      2026-05-28 20:27:40", "delay         1300 s of 1200 to 2400 s, seed 0f",
      "from then     2026-05-28 20:48:20", "window        2026-05-28 20:25:00 to",
      "cooldown      15 min",
    ] {
      #expect(lines.contains { $0.hasPrefix(line) }, "\(line)")
    }
    explained.trigger?.window = nil
    #expect(!ExplanationText(explained).lines.contains { $0.hasPrefix("window") })
  }
}
