extension SheetRecord {
  /// Whether the sheet was finished when it says.
  private var isPlausible: Bool { !deviations.contains(Deviation.clockImplausible.rawValue) }

  /// Whether it came a day or more after it was finished; nil where nobody can say when that was.
  package var isDeliveredLate: Bool? {
    isPlausible ? Delivery.isLate(finishedAt: finishedAt, receivedAt: receivedAt) : nil
  }

  /// Whether it was finished when its notification could no longer be answered in time; nil without a
  /// notification, or where nobody can say when it was finished.
  package var isNotificationExpired: Bool? {
    guard isPlausible else { return nil }
    return notification.map {
      $0.isExpired(startedAt: sheet.startedAt?.instant, finishedAt: finishedAt)
    }
  }

  /// Whether filling it in took longer than its notification allows; nil without one, or where nobody can say.
  package var isOvertime: Bool? {
    guard isPlausible else { return nil }
    return notification.flatMap {
      $0.isOvertime(startedAt: sheet.startedAt?.instant, finishedAt: finishedAt)
    }
  }
}
