import Calendar
import Fields
import Messages
import RPCCore
import ServiceKit

extension GetSeries.Request {
  /// - Throws: INVALID_ARGUMENT naming every invalid field.
  init(_ request: IngestionV1.GetSeriesRequest) throws {
    var check = FieldChecks()
    check.id(request.studyID, field: "study_id")
    check.id(request.questionnaireID, field: "questionnaire_id")
    check.elementID(request.elementID, field: "element_id")
    let from = Self.instant(request.startTime, "start_time", &check)
    let until = Self.instant(request.endTime, "end_time", &check)
    try check.unwrap()
    self.init(
      studyID: request.studyID, questionnaireID: request.questionnaireID,
      elementID: request.elementID, from: from, until: until)
  }

  private static func instant(
    _ time: GoogleProtobuf.Timestamp?, _ field: String, _ check: inout FieldChecks
  ) -> Instant? {
    guard let time else { return nil }
    let instant = DeviceTime(time).instant
    if instant == nil { check.reject(field, .notATime) }
    return instant
  }
}

extension IngestionV1.SeriesPoint {
  init(_ entry: SeriesEntry) {
    let value: OneOfValue =
      switch entry.value {
      case .number(let number): .number(number)
      case .choice(let codes): .choice(IngestionV1.Codes(codes: codes))
      case .text(let text), .date(let text), .time(let text), .dateTime(let text): .text(text)
      }
    self.init(
      finishTime: GoogleProtobuf.Timestamp(entry.finishedAt), value: value,
      version: entry.version)
  }
}

extension IngestionV1.NotificationFacts {
  /// Returns nil if the sheet refers to no known notification.
  init?(of record: SheetRecord) {
    guard let facts = record.notification else { return nil }
    self.init(
      notifyTime: GoogleProtobuf.Timestamp(facts.notifiesAt), fixed: facts.isFixed,
      expireTime: facts.expiresAt.map { GoogleProtobuf.Timestamp($0) },
      expired: record.isNotificationExpired ?? false,
      deliveredLate: record.isDeliveredLate ?? false,
      completionMinutes: UInt32(clamping: facts.completionMinutes),
      overtime: record.isOvertime ?? false, answeredBefore: facts.isAnsweredBefore,
      early: record.isEarly ?? false)
  }
}
