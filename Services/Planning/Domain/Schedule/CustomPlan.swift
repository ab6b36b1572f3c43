/// Fixed clock times that repeat weekly (TYT §5.2.3 "custom", TYS §6 "Benutzerdefiniert").
public struct CustomPlan: Sendable, Hashable {
  public var times: [WeeklyTime]

  public init(times: [WeeklyTime]) {
    self.times = times
  }
}
