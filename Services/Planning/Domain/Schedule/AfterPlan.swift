package import Calendar
import Questionnaires

/// One instant for each time that a trigger fired.
package struct AfterPlan: Sendable, Hashable {
  /// 31 days.
  package static let minutesRange = 0...44_640

  /// From when the trigger fired to the instant, drawn between both.
  package var delayMinutes: ClosedRange<Int>
  /// At most one per weekday; outside of them an instant waits. Empty: any time is good.
  package var windows: [DayWindow]
  /// How much later than its instant something may be told.
  package var lateMinutes: Int

  /// - Parameter lateMinutes: 0 means the default.
  package init(delayMinutes: ClosedRange<Int>, windows: [DayWindow] = [], lateMinutes: Int = 0) {
    self.delayMinutes = delayMinutes
    self.windows = windows
    self.lateMinutes =
      lateMinutes == 0 ? Int(CatalogueDefaults.lateMinutes) : lateMinutes
  }

  package func window(on day: DayOfWeek) -> DayWindow? {
    windows.first { $0.day == day }
  }

  /// Everything that is wrong with the settings; empty when they can be planned.
  package func findings(path: String = "after") -> [Finding] {
    var findings: [Finding] = []
    for (index, window) in windows.enumerated() {
      let path = "\(path).windows[\(index)]"
      if window.day == nil {
        findings.append(
          Finding(field: "\(path).day", reason: .dayMissing, description: "is not named"))
      }
      findings.requireMinuteOfDay(window.startMinute, at: "\(path).start_minute")
      findings.requireMinuteOfDay(window.endMinute, at: "\(path).end_minute")
    }
    return findings
  }
}

extension AfterPlan {
  /// Numbers out of range are the catalogue's to refuse; here they are brought into it.
  init(_ definition: AfterPlanDefinition) {
    let range = Self.minutesRange
    let least = min(Int(definition.delayMinutesMin), range.upperBound)
    let most = min(max(least, Int(definition.delayMinutesMax)), range.upperBound)
    self.init(
      delayMinutes: least...most, windows: definition.windows.map { DayWindow($0) },
      lateMinutes: min(Int(definition.lateMinutes), range.upperBound))
  }

  var definition: AfterPlanDefinition {
    AfterPlanDefinition(
      delayMinutesMin: UInt32(clamping: delayMinutes.lowerBound),
      delayMinutesMax: UInt32(clamping: delayMinutes.upperBound),
      windows: windows.map(\.definition), lateMinutes: UInt32(clamping: lateMinutes))
  }
}
