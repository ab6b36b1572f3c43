public import Codebooks
import Foundation
public import Messages
public import RPCClient

extension OtolithClient {
  /// Maximum size of a codebook in bytes; more than the largest one that a catalogue can produce.
  private static let codebookBytesMax = 1 << 30

  /// Returns the codebook of an export.
  ///
  /// - Throws: `RPCError`; ``CodebookFailure``.
  public func codebook(
    _ request: IngestionV1.ExportCodebookRequest, options: CallOptions
  ) async throws -> Codebook {
    var json = Data()
    for try await part in exports.exportCodebook(request, options: options) {
      guard json.count + part.json.count <= Self.codebookBytesMax else {
        throw CodebookFailure(reason: "it is larger than \(Self.codebookBytesMax) bytes")
      }
      json.append(contentsOf: part.json)
    }
    return try Codebook(json: json)
  }
}
