import Calendar
import FoundationEssentials

extension PersonPromptRules {
  /// Reads what ``text`` has written.
  ///
  /// - Returns: nil for what is none.
  package init?(text: String) {
    guard let read = try? JSONDecoder().decode(Written.self, from: Data(text.utf8)) else {
      return nil
    }
    self.init(
      quietHours: QuietHours(
        windows: read.quietHours.map {
          DayWindow(day: DayOfWeek(rawValue: $0.day), startMinute: $0.start, endMinute: $0.end)
        }), gapMinutes: read.gapMinutes, perDayMax: read.perDayMax,
      studies: read.studies.mapValues {
        StudyPromptRules(
          gapMinutes: $0.gapMinutes, perDayMax: $0.perDayMax,
          holidays: Set($0.holidays.compactMap { CivilDate(iso8601: $0) }))
      })
  }

  /// With the rules of one study alone, beside the person's own.
  package func without(studiesBut studyID: String) -> PersonPromptRules {
    var rules = self
    rules.studies = studies.filter { $0.key == studyID }
    return rules
  }

  private struct Written: Decodable {
    struct Quiet: Decodable {
      var day: Int
      var start: Int
      var end: Int
    }

    struct Study: Decodable {
      var gapMinutes: Int
      var perDayMax: Int
      var holidays: [String]

      enum CodingKeys: String, CodingKey {
        case gapMinutes = "gap_minutes"
        case perDayMax = "per_day_max"
        case holidays
      }
    }

    var quietHours: [Quiet]
    var gapMinutes: Int
    var perDayMax: Int
    var studies: [String: Study]

    enum CodingKeys: String, CodingKey {
      case quietHours = "quiet_hours"
      case gapMinutes = "gap_minutes"
      case perDayMax = "per_day_max"
      case studies
    }
  }
}
