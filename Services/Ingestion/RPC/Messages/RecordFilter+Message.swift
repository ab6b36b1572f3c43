import Calendar
import Fields
import Messages
import ServiceKit

extension RecordFilter {
  private static let searchLengthMax = 200

  /// Decodes the filter; adds faults to the checks.
  init(_ request: IngestionV1.ListRecordsRequest, _ check: inout FieldChecks) {
    self.init()
    check.optionalID(request.studyID, field: "study_id")
    studyID = request.studyID
    if request.types.count > Self.typeCountMax {
      check.reject("types", .tooMany(max: Self.typeCountMax))
    } else {
      for (place, type) in request.types.enumerated() {
        if !insert(type) {
          check.reject("types[\(place)]", .outOfRange, "must be one of the types")
        }
      }
    }
    from = Self.instant(request.startTime, "start_time", &check)
    until = Self.instant(request.endTime, "end_time", &check)
    if request.search.unicodeScalars.count > Self.searchLengthMax {
      check.reject(
        "search", .textTooLong, "must have at most \(Self.searchLengthMax) characters")
    } else if !request.search.isEmpty {
      words = RecordWords.text(request.search)
    }
    switch request.order {
    case .unspecified, .time: order = .time
    case .title: order = .title
    case .type: order = .type
    case .unrecognized: check.reject("order", .outOfRange, "must be one of the orders")
    }
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
