package import Calendar
import Questionnaires

/// A plan with one instant for each firing of a trigger.
package struct RelativePlan: Sendable, Hashable {
  /// Allowed delays, in minutes; up to 31 days.
  package static let minutesRange = 0...44_640

  /// Bounds of the random delay from the firing to the instant, in minutes.
  package var delayMinutes: ClosedRange<Int>
  /// Windows, at most one per weekday; an instant outside waits for the next one. Empty: any time.
  package var windows: [DayWindow]
  /// Maximum delay, in minutes, with which planning may learn of a firing after its instant.
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

  /// Returns all errors in the settings; empty if they are valid.
  package func findings(path: String = "after") -> [Finding] {
    var findings: [Finding] = []
    for (index, window) in windows.enumerated() {
      let path = "\(path).windows[\(index)]"
      if window.day == nil {
        findings.add("\(path).day", .dayMissing, "a weekday is required")
      }
      findings.requireMinuteOfDay(window.startMinute, at: "\(path).start_minute")
      findings.requireMinuteOfDay(window.endMinute, at: "\(path).end_minute")
    }
    return findings
  }
}

extension RelativePlan {
  /// Clamps numbers to their ranges; the catalogue rejects those out of range.
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
