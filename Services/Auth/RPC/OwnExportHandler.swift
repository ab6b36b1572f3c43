package import AuthApplication
package import Messages
package import RPCServer
package import ServiceKit
package import Stubs

/// `otolith.auth.v1.OwnExportService`.
package struct OwnExportHandler: AuthV1.OwnExportServiceProtocol {
  private let export: OwnExport
  private let requireSession: RequireLivingSession

  package init(export: OwnExport, requireSession: RequireLivingSession) {
    self.export = export
    self.requireSession = requireSession
  }

  package func access(to method: AuthV1.OwnExportServiceMethod) -> MethodAccess {
    switch method {
    // Whose records somebody may have the request says.
    case .exportOwnRecords: .signedIn
    }
  }

  package func exportOwnRecords(
    _ request: AuthV1.ExportOwnRecordsRequest, context: ServerCallContext,
    to writer: ResponseWriter<AuthV1.ExportOwnRecordsResponse>
  ) async throws {
    let asked = try export.request(
      participantID: request.participantID, language: request.language,
      resumeToken: request.resumeToken,
      tokens: PageTokens("ExportOwnRecords", request) { $0.resumeToken = "" },
      caller: try context.claims)
    try await answering {
      try await requireSession(context.claims)
      try await export(asked) { chunk in
        try await writer.write(
          AuthV1.ExportOwnRecordsResponse(
            file: chunk.file, lines: chunk.lines, records: chunk.records,
            resumeToken: chunk.resumeToken, complete: chunk.isLast))
      }
    }
  }
}
