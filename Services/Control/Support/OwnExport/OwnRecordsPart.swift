import Messages

/// A part of a file as each of the services sends it.
protocol OwnRecordsPart {
  var file: String { get }
  var lines: [UInt8] { get }
  var records: UInt32 { get }
  var resumeToken: String { get }
  var complete: Bool { get }
}

extension AuthV1.ExportOwnRecordsResponse: OwnRecordsPart {}
extension CatalogueV1.ExportOwnRecordsResponse: OwnRecordsPart {}
extension IngestionV1.ExportOwnRecordsResponse: OwnRecordsPart {}
extension PlanningV1.ExportOwnRecordsResponse: OwnRecordsPart {}
