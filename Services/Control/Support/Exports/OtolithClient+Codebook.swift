public import Codebooks
import Foundation
public import Messages
public import RPCClient

extension OtolithClient {
  /// Bytes of a codebook that are taken at most: more than the largest that can come of what a catalogue takes in.
  private static let codebookBytesMax = 1 << 30

  /// What the columns of an export mean.
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
