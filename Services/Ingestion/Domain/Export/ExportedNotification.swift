/// What an export shows of a sheet's notification, and of how the sheet came.
public struct ExportedNotification: Sendable, Hashable {
  /// Nil: the sheet names none that is known.
  public var facts: NotificationFacts?
  /// As `SheetRecord.isNotificationExpired`.
  public var isExpired: Bool?
  /// As `SheetRecord.isDeliveredLate`.
  public var isDeliveredLate: Bool?
  /// As `SheetRecord.isOvertime`.
  public var isOvertime: Bool?

  public init(
    facts: NotificationFacts? = nil, isExpired: Bool? = nil, isDeliveredLate: Bool? = nil,
    isOvertime: Bool? = nil
  ) {
    self.facts = facts
    self.isExpired = isExpired
    self.isDeliveredLate = isDeliveredLate
    self.isOvertime = isOvertime
  }

  /// What stands in ``variables``; empty where nothing is known.
  var cells: [String] {
    [
      Cell.time(facts?.notifiesAt), facts.map { Cell.flag($0.isFixed) } ?? "",
      isExpired.map { Cell.flag($0) } ?? "", isDeliveredLate.map { Cell.flag($0) } ?? "",
      isOvertime.map { Cell.flag($0) } ?? "",
      facts.map { Cell.flag($0.isAnsweredBefore) } ?? "",
    ]
  }
}
