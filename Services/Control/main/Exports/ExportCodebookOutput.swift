import ControlSupport
import RPCClient
import RPCCore

/// Writes what belongs beside an export.
struct ExportCodebookOutput {
  /// Nil: where it can be had.
  var isWanted: Bool?
  /// BCP 47; empty: each questionnaire's own.
  var language = ""

  /// - Parameter path: of an export that is whole; nil or `-`: the standard output, which has nothing beside it.
  /// - Throws: `RPCError`; `OutputFailure`. The export stays then.
  func write(
    beside path: String?, of request: ExportRequest, _ client: OtolithClient,
    _ options: () async throws -> CallOptions
  ) async throws {
    guard isWanted != false, let path, path != OutputFile.standardOutput else { return }
    let files = CodebookFiles(beside: path)
    // A pipe or device has no place beside it.
    guard files.canBeWritten else { return }
    do {
      let codebook = try await client.codebook(
        of: request, language: language, options: try await options())
      _ = try files.write(codebook)
    } catch let error as RPCError where error.code == .unimplemented && isWanted == nil {
      CatalogueConsole.say("\(path): without a codebook, which this otolith-ingestion cannot give")
    } catch {
      CatalogueConsole.say("\(path) is whole, its codebook is not")
      throw error
    }
  }
}
