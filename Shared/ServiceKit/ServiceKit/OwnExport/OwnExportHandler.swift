public import Messages
public import RPCServer
import ServiceBasics
public import Stubs
public import Tokens

/// `otolith.common.v1.OwnExportService`.
public struct OwnExportHandler: CommonV1.OwnExportServiceProtocol {
  /// Runs an export for a caller and converts the errors of the service's use-cases to statuses.
  public typealias Perform =
    @Sendable (AccessClaims, _ export: () async throws -> Void) async throws -> Void

  private let export: OwnExport
  private let perform: Perform

  /// - Parameter perform: must not run the export twice, because part of the response may have been
  ///   sent.
  public init(
    _ export: OwnExport,
    perform: @escaping Perform = { _, export in try await answering(export) }
  ) {
    self.export = export
    self.perform = perform
  }

  public func exportOwnRecords(
    _ request: CommonV1.ExportOwnRecordsRequest, context: ServerCallContext,
    to writer: ResponseWriter<CommonV1.ExportOwnRecordsResponse>
  ) async throws {
    let claims = try context.claims
    let asked = try export.request(
      participantID: request.participantID, language: request.language,
      resumeToken: request.resumeToken,
      tokens: PageTokens(request) { $0.resumeToken = "" }, caller: claims)
    try await perform(claims) {
      try await export(asked) { chunk in
        try await writer.write(
          CommonV1.ExportOwnRecordsResponse(
            file: chunk.file, lines: chunk.lines, records: chunk.records,
            resumeToken: chunk.resumeToken, complete: chunk.isLast))
      }
    }
  }
}
