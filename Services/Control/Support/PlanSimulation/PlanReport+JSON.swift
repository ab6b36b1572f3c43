import Foundation
import PlanningService

extension PlanReport {
  /// The report as one JSON object, deterministic and pretty-printed.
  var json: [UInt8] {
    get throws {
      let encoder = JSONEncoder()
      encoder.keyEncodingStrategy = .convertToSnakeCase
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return Array(try encoder.encode(Document(self))) + [0x0A]
    }
  }

  private struct Document: Encodable {
    struct Schedule: Encodable {
      let schedule: String
      let notifications: Int
      let participantsAsked: Int
      let unplaced: [String: Int]
      let asksNobody: String?
    }

    struct Figures: Encodable {
      let count: Int
      let min: Int
      let p10: Int
      let median: Int
      let p90: Int
      let max: Int

      init?(_ spread: Spread?) {
        guard let spread else { return nil }
        (count, min, p10) = (spread.count, spread.least, spread.tenth)
        (median, p90, max) = (spread.median, spread.ninth, spread.most)
      }
    }

    let study: String
    let participants: Int
    let days: Int
    let seed: UInt64
    let start: String
    let joinDays: Int
    let quietHours: [String]
    let perDayMax: Int
    let gapMinutes: Int
    let answersPerMillion: Int?
    let zones: [String: Int]
    let notifications: Int
    let notificationsPerPersonAndDay: Figures?
    let notificationsPerPerson: Figures?
    let gapSeconds: Figures?
    let daysByNotifications: [Int]
    let notificationsByHour: [Int]
    let notificationsByDay: [Int]
    /// Counts by lower bound in seconds.
    let gapsFromSeconds: [String: Int]
    let schedules: [Schedule]
    let warnings: [String]

    init(_ report: PlanReport) {
      let settings = report.settings
      study = report.studyID
      (participants, days, seed) = (settings.participants, settings.days, settings.seed)
      (start, joinDays) = (settings.start.iso8601, settings.joinDays)
      quietHours = settings.rules.quietHours.map(PlanFigures.clock)
      (perDayMax, gapMinutes) = (settings.rules.perDayMax, settings.rules.gapMinutes)
      answersPerMillion = settings.answersPerMillion
      zones = Dictionary(uniqueKeysWithValues: report.zones.map { ($0.name, $0.participants) })
      notifications = report.notifications
      notificationsPerPersonAndDay = Figures(report.perDay)
      notificationsPerPerson = Figures(report.perPerson)
      gapSeconds = Figures(report.gaps)
      (daysByNotifications, notificationsByHour) = (report.daysWith, report.byHour)
      notificationsByDay = report.byDay
      gapsFromSeconds = Dictionary(
        uniqueKeysWithValues: zip(PlanReport.gapSteps.map(String.init), report.gapCounts))
      schedules = report.lines.map { line in
        let unplaced = DayPlacement.Refusal.ofRules.map {
          ($0.rawValue, line.unplaced[$0] ?? 0)
        }
        return Schedule(
          schedule: line.name, notifications: line.notifications, participantsAsked: line.asked,
          unplaced: Dictionary(uniqueKeysWithValues: unplaced), asksNobody: line.silence)
      }
      warnings = report.warnings
    }
  }
}
