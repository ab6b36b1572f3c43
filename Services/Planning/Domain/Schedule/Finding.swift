/// One thing that is wrong with settings.
public struct Finding: Sendable, Hashable {
  public enum Reason: String, Sendable, Hashable {
    /// Nothing where something is needed.
    case required = "REQUIRED"
    case outOfRange = "OUT_OF_RANGE"
    case duplicate = "DUPLICATE"
    case tooMany = "TOO_MANY"
    /// A window runs into the one of the following day.
    case windowsOverlap = "WINDOWS_OVERLAP"
    /// So many instants do not fit at the gap demanded.
    case scheduleInfeasible = "SCHEDULE_INFEASIBLE"
    /// The study lets participants choose the clock time only.
    case fixedByStudy = "SCHEDULE_FIXED_BY_STUDY"
  }

  /// Path from the settings, e.g. `standard.windows[2].start_minute`.
  public var field: String
  public var reason: Reason
  public var description: String

  public init(field: String, reason: Reason, description: String) {
    self.field = field
    self.reason = reason
    self.description = description
  }
}

extension [Finding] {
  mutating func require(_ range: ClosedRange<Int>, _ value: Int, at field: String) {
    guard !range.contains(value) else { return }
    append(
      Finding(
        field: field, reason: .outOfRange,
        description: "must be \(range.lowerBound)–\(range.upperBound), is \(value)"))
  }
}
