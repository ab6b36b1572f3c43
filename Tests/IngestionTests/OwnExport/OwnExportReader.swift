import FoundationEssentials
import Messages
import RPCClient
import RPCCore
import ServiceKit

@testable import IngestionService

/// A participant without a password who exports own data.
struct OwnExportReader: Sendable {
  let caller: Caller
  var language = ""

  init(in study: TestStudy, _ stack: IngestionStack) throws {
    caller = try stack.caller(id: UUID(), studies: [study.studyID]) { $0.isAnonymous = true }
  }

  init(_ caller: Caller) { self.caller = caller }

  func stream(
    resumeToken: String = "", participantID: String = ""
  ) -> ResponseStream<CommonV1.ExportOwnRecordsResponse> {
    caller.stack.ownExports.exportOwnRecords(
      CommonV1.ExportOwnRecordsRequest(
        participantID: participantID, language: language, resumeToken: resumeToken),
      options: .bearer(caller.token))
  }

  func parts(
    resumeToken: String = "", participantID: String = ""
  ) async throws -> [CommonV1.ExportOwnRecordsResponse] {
    var parts: [CommonV1.ExportOwnRecordsResponse] = []
    for try await part in stream(resumeToken: resumeToken, participantID: participantID) {
      parts.append(part)
    }
    return parts
  }

  /// The files as text.
  static func files(_ parts: [CommonV1.ExportOwnRecordsResponse]) -> [String: String] {
    var files: [String: [UInt8]] = [:]
    for part in parts where !part.file.isEmpty { files[part.file, default: []] += part.lines }
    return files.mapValues { String(decoding: $0, as: UTF8.self) }
  }
}
