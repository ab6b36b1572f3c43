/// A day of the week with its ISO 8601 number, which is also its number on the wire.
public enum DayOfWeek: Int, Sendable, Hashable, CaseIterable {
  case monday = 1
  case tuesday, wednesday, thursday, friday, saturday, sunday

  /// Sunday is followed by Monday.
  public var next: DayOfWeek {
    switch self {
    case .monday: .tuesday
    case .tuesday: .wednesday
    case .wednesday: .thursday
    case .thursday: .friday
    case .friday: .saturday
    case .saturday: .sunday
    case .sunday: .monday
    }
  }
}
