import RPCClient
import RPCCore

/// Writes the files beside an export.
struct ExportCodebookOutput {
  /// Nil to write them if the service supports it.
  var isWanted: Bool?
  /// BCP 47; empty for each questionnaire's default.
  var language = ""

  /// - Parameter path: a complete export; nil or `-` for standard output, which has no files beside
  ///   it.
  /// - Throws: `RPCError`; `OutputFailure`. The export stays then.
  func write(
    beside path: String?, of request: ExportRequest, _ client: OtolithClient,
    _ options: () async throws -> CallOptions
  ) async throws {
    guard isWanted != false, let path, path != OutputFile.standardOutput else { return }
    let files = CodebookFiles(beside: path)
    // A pipe or device has no files beside it.
    guard files.canBeWritten else { return }
    do {
      let codebook = try await client.codebook(
        of: request, language: language, options: try await options())
      _ = try files.write(codebook)
    } catch let error as RPCError where error.code == .unimplemented && isWanted == nil {
      CatalogueConsole.say(
        "\(path): written without a codebook, which this otolith-ingestion does not support")
    } catch {
      CatalogueConsole.say("\(path) is complete, its codebook is not")
      throw error
    }
  }
}
