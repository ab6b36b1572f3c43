import Calendar

extension StandardPlan {
  package static let perDayRange = 1...96
  package static let minimumGapMinutesRange = 1...720

  /// Returns all errors in the settings, each with its path below `path`; empty if they are valid.
  package func findings(path: String = "standard") -> [Finding] {
    var findings: [Finding] = []
    findings.require(Self.perDayRange, perDay, at: "\(path).per_day", .perDayOutOfRange)
    findings.require(
      Self.minimumGapMinutesRange, minimumGapMinutes, at: "\(path).minimum_gap_minutes",
      .gapOutOfRange)
    if windows.isEmpty {
      findings.add("\(path).windows", .noWindows, "at least one window is required")
    }
    var days: Set<DayOfWeek> = []
    for (index, window) in windows.enumerated() {
      let field = "\(path).windows[\(index)]"
      findings.requireMinuteOfDay(window.startMinute, at: "\(field).start_minute")
      findings.requireMinuteOfDay(window.endMinute, at: "\(field).end_minute")
      guard let day = window.day else {
        findings.add("\(field).day", .dayMissing, "a weekday is required")
        continue
      }
      if !days.insert(day).inserted {
        findings.add("\(field).day", .dayDuplicate, "\(day) has more than one window")
      }
    }
    // Overlaps can be checked only if each window is valid by itself.
    guard findings.allSatisfy({ $0.field == "\(path).per_day" }) else { return findings }
    for (index, window) in windows.enumerated() {
      if let distance = minutesToNextWindow(after: window), distance < window.nominalMinutes {
        findings.add(
          "\(path).windows[\(index)]", .windowsOverlap,
          "ends after the start of the next day's window")
      }
    }
    if !findings.contains(where: { $0.reason == .windowsOverlap }), let maximum = maximumPerDay,
      perDay > maximum
    {
      findings.add(
        "\(path).per_day", .scheduleInfeasible,
        "at most \(maximum) fit with a gap of \(minimumGapMinutes) minutes")
    }
    return findings
  }

  /// Largest `perDay` that fits into every window with this gap on a day without a clock change; 0
  /// if a window starts less than the gap before the next one. Nil without windows.
  package var maximumPerDay: Int? {
    guard minimumGapMinutes >= 1 else { return nil }
    let smallest = windows.map { window in
      let span = min(
        window.nominalMinutes,
        (minutesToNextWindow(after: window) ?? .max) - minimumGapMinutes)
      return Self.feasibleCount(span: span, gap: minimumGapMinutes)
    }.min()
    return smallest.map { min($0, Self.perDayRange.upperBound) }
  }

  /// Returns how many instants, at least `gap` apart, fit into a span that includes both ends. Both
  /// have the same unit; a negative span holds none.
  static func feasibleCount(span: Int, gap: Int) -> Int {
    span < 0 ? 0 : span / gap + 1
  }

  /// Returns the minutes from the start of a window to the start of the next one within two days;
  /// nil if absent. Later windows cannot overlap: a window lasts at most 24 hours, and the
  /// gap is at most 12.
  private func minutesToNextWindow(after window: DayWindow) -> Int? {
    guard let day = window.day else { return nil }
    if let next = self.window(on: day.next) { return 1440 + next.startMinute - window.startMinute }
    if let next = self.window(on: day.next.next) {
      return 2880 + next.startMinute - window.startMinute
    }
    return nil
  }
}
