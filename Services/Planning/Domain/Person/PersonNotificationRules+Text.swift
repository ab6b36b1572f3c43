import Calendar
import FoundationEssentials
import Serialization

extension PersonNotificationRules {
  /// Canonical JSON: `quiet_hours` with `day` (1 for Monday to 7), `start` and `end` in minutes
  /// since midnight, `gap_minutes`, `per_day_max`, and `studies` with their own rules.
  package var text: String {
    var json = JSONWriter()
    json.object { object in
      object.objects("quiet_hours", quietHours.windows.sorted(by: Self.isBefore)) {
        $1.member("day", $0.day?.rawValue ?? 0)
        $1.member("start", $0.startMinute)
        $1.member("end", $0.endMinute)
      }
      object.member("gap_minutes", gapMinutes)
      object.member("per_day_max", perDayMax)
      object.object("studies") { object in
        for (studyID, rules) in studies.sorted(by: { $0.key < $1.key }) {
          object.object(studyID) { object in
            object.member("gap_minutes", rules.gapMinutes)
            object.member("per_day_max", rules.perDayMax)
            object.member("holidays", rules.holidays.sorted().map(\.iso8601))
          }
        }
      }
    }
    return json.text
  }

  private static func isBefore(_ left: DayWindow, _ right: DayWindow) -> Bool {
    (left.day?.rawValue ?? 0, left.startMinute, left.endMinute)
      < (right.day?.rawValue ?? 0, right.startMinute, right.endMinute)
  }

  /// Parses the format of ``text``.
  ///
  /// - Returns: nil if the text is invalid.
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
        StudyNotificationRules(
          gapMinutes: $0.gapMinutes, perDayMax: $0.perDayMax,
          holidays: Set($0.holidays.compactMap { CivilDate(iso8601: $0) }))
      })
  }

  /// Returns the rules of one study, without the person's own.
  package func only(of studyID: String) -> PersonNotificationRules {
    var rules = PersonNotificationRules()
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
