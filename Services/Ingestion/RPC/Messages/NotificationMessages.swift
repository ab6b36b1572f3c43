import IngestionDomain
import Messages

extension IngestionV1.NotificationFacts {
  /// Nil: the sheet names none that is known.
  init?(of record: SheetRecord) {
    guard let facts = record.notification else { return nil }
    self.init(
      notifyTime: GoogleProtobuf.Timestamp(facts.notifiesAt), fixed: facts.isFixed,
      expireTime: facts.expiresAt.map { GoogleProtobuf.Timestamp($0) },
      expired: record.isNotificationExpired ?? false,
      deliveredLate: record.isDeliveredLate ?? false,
      completionMinutes: UInt32(clamping: facts.completionMinutes),
      overtime: record.isOvertime ?? false, answeredBefore: facts.isAnsweredBefore)
  }
}
