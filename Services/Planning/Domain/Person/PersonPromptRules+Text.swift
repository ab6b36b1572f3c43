import Calendar
import Serialization

extension PersonPromptRules {
  /// As a JSON object that is the same for the same rules: `quiet_hours` with `day` (1 for Monday to 7), `start` and
  /// `end` in minutes since midnight, `gap_minutes`, `per_day_max`, and `studies` with theirs.
  package var text: String {
    var json = JSONWriter()
    json.object { object in
      object.name("quiet_hours")
      object.array { array in
        for window in quietHours.windows.sorted(by: Self.isBefore) {
          array.object { object in
            Self.write(window.day?.rawValue ?? 0, "day", &object)
            Self.write(window.startMinute, "start", &object)
            Self.write(window.endMinute, "end", &object)
          }
        }
      }
      Self.write(gapMinutes, "gap_minutes", &object)
      Self.write(perDayMax, "per_day_max", &object)
      object.name("studies")
      object.object { object in
        for (studyID, rules) in studies.sorted(by: { $0.key < $1.key }) {
          object.name(studyID)
          object.object { object in
            Self.write(rules.gapMinutes, "gap_minutes", &object)
            Self.write(rules.perDayMax, "per_day_max", &object)
            object.name("holidays")
            object.array { array in
              for date in rules.holidays.sorted() { array.string(date.iso8601) }
            }
          }
        }
      }
    }
    return json.text
  }

  private static func write(_ number: Int, _ name: String, _ object: inout JSONWriter) {
    object.name(name)
    object.integer(Int64(number))
  }

  private static func isBefore(_ left: DayWindow, _ right: DayWindow) -> Bool {
    (left.day?.rawValue ?? 0, left.startMinute, left.endMinute)
      < (right.day?.rawValue ?? 0, right.startMinute, right.endMinute)
  }
}
