import Messages
import RPCCore
import Stubs

/// A complete export.
struct ReceivedExport {
  var rows: [[String: String]]
  /// Empty for exports that cannot be continued.
  var cursor: String

  /// - Parameter csv: a CSV file without quoted line breaks.
  init(csv: [UInt8], cursor: String = "") {
    let lines = String(decoding: csv, as: UTF8.self)
      .split(separator: "\r\n", omittingEmptySubsequences: false).dropLast().map {
        $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      }
    rows = lines.dropFirst().map {
      Dictionary(zip(lines[0], $0), uniquingKeysWith: { first, _ in first })
    }
    self.cursor = cursor
  }

  /// The cells of a column, sorted.
  func column(_ name: String) -> [String] { rows.compactMap { $0[name] }.sorted() }
}

extension Caller {
  func received(_ request: IngestionV1.ExportAnswerSheetsRequest) async throws -> ReceivedExport {
    var csv: [UInt8] = []
    var cursor = ""
    for try await part in stack.exports.exportAnswerSheets(request, options: .bearer(token)) {
      // Only the last part has one.
      guard cursor.isEmpty else { throw RPCError(.dataLoss, "a part follows the last one") }
      csv += part.csv
      cursor = part.cursor
    }
    return ReceivedExport(csv: csv, cursor: cursor)
  }

  /// Exports the sheets of a questionnaire.
  func sheets(
    _ study: TestStudy, filter: CommonV1.ExportFilter? = nil, since: String = ""
  ) async throws -> ReceivedExport {
    try await received(
      .init(
        studyID: study.studyID, questionnaireID: study.diaryID, layout: .wide, filter: filter,
        since: since))
  }

  func participants(_ studyID: String, tests: Bool = false) async throws -> ReceivedExport {
    try await received(
      .init(studyID: studyID, layout: .participants, includeTestParticipants: tests))
  }

  func revisions(
    _ studyID: String, filter: CommonV1.ExportFilter? = nil, since: String = ""
  ) async throws -> ReceivedExport {
    var csv: [UInt8] = []
    var cursor = ""
    let client = IngestionV1.AmendmentServiceClient(stack.channel)
    for try await part in client.exportRevisions(
      .init(studyID: studyID, filter: filter, since: since), options: .bearer(token))
    {
      csv += part.csv
      cursor = part.cursor
    }
    return ReceivedExport(csv: csv, cursor: cursor)
  }

  func exportedSessions(
    _ studyID: String, _ filter: CommonV1.ExportFilter? = nil, since: String = ""
  ) async throws -> ReceivedExport {
    var csv: [UInt8] = []
    var cursor = ""
    let client = IngestionV1.ListeningServiceClient(stack.channel)
    for try await part in client.exportListeningSessions(
      .init(studyID: studyID, filter: filter, since: since), options: .bearer(token))
    {
      csv += part.csv
      cursor = part.cursor
    }
    return ReceivedExport(csv: csv, cursor: cursor)
  }

  func exportedRecords(
    _ studyID: String, _ filter: CommonV1.ExportFilter? = nil, since: String = ""
  ) async throws -> ReceivedExport {
    var csv: [UInt8] = []
    var cursor = ""
    let client = IngestionV1.RecordServiceClient(stack.channel)
    for try await part in client.exportRecords(
      .init(studyID: studyID, filter: filter, since: since), options: .bearer(token))
    {
      csv += part.csv
      cursor = part.cursor
    }
    return ReceivedExport(csv: csv, cursor: cursor)
  }
}
