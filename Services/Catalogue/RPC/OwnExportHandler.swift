package import Messages
package import RPCServer
package import ServiceKit
package import Stubs

/// `otolith.catalogue.v1.OwnExportService`.
package struct OwnExportHandler: CatalogueV1.OwnExportServiceProtocol {
  private let export: OwnExport

  package init(export: OwnExport) {
    self.export = export
  }

  package func access(to method: CatalogueV1.OwnExportServiceMethod) -> MethodAccess {
    switch method {
    // Whose records somebody may have the request says.
    case .exportOwnRecords: .signedIn
    }
  }

  package func exportOwnRecords(
    _ request: CatalogueV1.ExportOwnRecordsRequest, context: ServerCallContext,
    to writer: ResponseWriter<CatalogueV1.ExportOwnRecordsResponse>
  ) async throws {
    let asked = try export.request(
      participantID: request.participantID, language: request.language,
      resumeToken: request.resumeToken,
      tokens: PageTokens("ExportOwnRecords", request) { $0.resumeToken = "" },
      caller: try context.claims)
    // Not tried again: what was written is on its way.
    try await ServiceKit.answering {
      try await export(asked) { chunk in
        try await writer.write(
          CatalogueV1.ExportOwnRecordsResponse(
            file: chunk.file, lines: chunk.lines, records: chunk.records,
            resumeToken: chunk.resumeToken, complete: chunk.isLast))
      }
    }
  }
}
