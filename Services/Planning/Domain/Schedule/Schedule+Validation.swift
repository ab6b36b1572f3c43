extension Plan {
  /// Everything that is wrong with the settings; empty when they can be planned.
  ///
  /// - Parameter path: where the plan is, e.g. `schedule`; empty for the top level.
  public func findings(path: String = "") -> [Finding] {
    let prefix = path.isEmpty ? "" : "\(path)."
    return switch self {
    case .standard(let plan): plan.findings(path: "\(prefix)standard")
    case .custom(let plan): plan.findings(path: "\(prefix)custom")
    case .monthly(let plan): plan.findings(path: "\(prefix)monthly")
    }
  }
}

extension Schedule {
  /// Ten years.
  public static let startDayRange = 0...3660
  /// At most 31 days.
  public static let expiresAfterMinutesRange = 0...44_640

  /// Everything that is wrong with the settings; empty when they can be planned.
  public func findings(path: String = "schedule") -> [Finding] {
    var findings = plan.findings(path: path)
    findings.require(Self.startDayRange, startDay, at: "\(path).start_day", .startDayOutOfRange)
    findings.require(
      Self.expiresAfterMinutesRange, expiresAfterMinutes, at: "\(path).expires_after_minutes",
      .expiryOutOfRange)
    return findings
  }
}
