extension Schedule {
  /// Whether anything can be planned by it: its numbers are in range. Windows that overlap or hold
  /// fewer instants than asked for can still be planned; a study keeps running with what fits.
  public var isPlannable: Bool {
    findings().allSatisfy { $0.reason == .windowsOverlap || $0.reason == .scheduleInfeasible }
  }
}
