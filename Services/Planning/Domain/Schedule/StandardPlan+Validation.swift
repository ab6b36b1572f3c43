import Calendar

extension StandardPlan {
  package static let perDayRange = 1...96
  package static let minimumGapMinutesRange = 1...720

  /// Everything that is wrong with the settings, each with its path below `path`; empty when they
  /// can be planned.
  package func findings(path: String = "standard") -> [Finding] {
    var findings: [Finding] = []
    findings.require(Self.perDayRange, perDay, at: "\(path).per_day", .perDayOutOfRange)
    findings.require(
      Self.minimumGapMinutesRange, minimumGapMinutes, at: "\(path).minimum_gap_minutes",
      .gapOutOfRange)
    if windows.isEmpty {
      findings.append(
        Finding(
          field: "\(path).windows", reason: .noWindows, description: "at least one is needed"))
    }
    var days: Set<DayOfWeek> = []
    for (index, window) in windows.enumerated() {
      let field = "\(path).windows[\(index)]"
      findings.requireMinuteOfDay(window.startMinute, at: "\(field).start_minute")
      findings.requireMinuteOfDay(window.endMinute, at: "\(field).end_minute")
      guard let day = window.day else {
        findings.append(
          Finding(field: "\(field).day", reason: .dayMissing, description: "no weekday"))
        continue
      }
      if !days.insert(day).inserted {
        findings.append(
          Finding(
            field: "\(field).day", reason: .dayDuplicate,
            description: "\(day) has a window already"))
      }
    }
    // Whether windows meet can only be said of windows that are right in themselves.
    guard findings.allSatisfy({ $0.field == "\(path).per_day" }) else { return findings }
    for (index, window) in windows.enumerated() {
      if let distance = minutesToNextWindow(after: window), distance < window.nominalMinutes {
        findings.append(
          Finding(
            field: "\(path).windows[\(index)]", reason: .windowsOverlap,
            description: "ends after the next day's window has started"))
      }
    }
    if !findings.contains(where: { $0.reason == .windowsOverlap }), let maximum = maximumPerDay,
      perDay > maximum
    {
      findings.append(
        Finding(
          field: "\(path).per_day", reason: .scheduleInfeasible,
          description: "at most \(maximum) fit at a gap of \(minimumGapMinutes) minutes"))
    }
    return findings
  }

  /// The largest `perDay` that fits into every window at this gap on a day without a clock change;
  /// 0 when a window starts closer to the next one than the gap. Nil without windows.
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

  /// How many instants fit into a span that includes both its ends, at least `gap` apart. Both in
  /// the same unit; a negative span holds none.
  static func feasibleCount(span: Int, gap: Int) -> Int {
    span < 0 ? 0 : span / gap + 1
  }

  /// Minutes from the start of a window to the start of the next one within two days, if there is
  /// one. Later ones never come near: a window ends within 24 hours, and the gap is at most 12.
  private func minutesToNextWindow(after window: DayWindow) -> Int? {
    guard let day = window.day else { return nil }
    if let next = self.window(on: day.next) { return 1440 + next.startMinute - window.startMinute }
    if let next = self.window(on: day.next.next) {
      return 2880 + next.startMinute - window.startMinute
    }
    return nil
  }
}
