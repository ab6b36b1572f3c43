import IngestionDomain
import Messages
import RPC

/// The checked range of a series.
struct SeriesRequest {
  var from: Instant?
  var until: Instant?

  /// - Throws: INVALID_ARGUMENT naming every bad field.
  init(_ request: IngestionV1.GetSeriesRequest) throws {
    var violations: [FieldViolation] = []
    for (value, field) in [
      (request.studyID, "study_id"), (request.questionnaireID, "questionnaire_id"),
      (request.elementID, "element_id"),
    ] where value.isEmpty {
      violations.append(
        FieldViolation(field: field, reason: "REQUIRED", description: "is needed"))
    }
    func instant(_ time: GoogleProtobuf.Timestamp?, _ field: String) -> Instant? {
      guard let time else { return nil }
      let instant = DeviceTime(time).instant
      if instant == nil {
        violations.append(
          FieldViolation(
            field: field, reason: "TIME_INVALID",
            description: "not a time of the years 1 to 9999"))
      }
      return instant
    }
    from = instant(request.from, "from")
    until = instant(request.until, "until")
    if !violations.isEmpty { throw RPCError.invalidArgument(violations) }
  }
}

extension IngestionV1.SeriesPoint {
  init(_ entry: SheetReader.SeriesEntry) {
    let value: OneOfValue =
      switch entry.value {
      case .number(let number): .number(number)
      case .choice(let codes): .choice(IngestionV1.Codes(codes: codes))
      case .text(let text), .date(let text), .time(let text), .dateTime(let text): .text(text)
      }
    self.init(
      finishedAt: GoogleProtobuf.Timestamp(entry.finishedAt), value: value,
      version: entry.version)
  }
}
