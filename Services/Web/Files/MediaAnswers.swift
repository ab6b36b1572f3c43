import Messages
import NIOHTTP1
import RPCClient
import RPCCore
import Stubs

/// Answers requests for the sounds and pictures that published versions name, without a session: the
/// address of a file is the hash of its bytes.
struct MediaAnswers: Sendable {
  let upstream: Upstream

  static let prefix = "/media/"
  private static let hashDigits = 64

  /// - Parameter path: what follows `/media/`.
  func answer(_ request: WebRequest, path: Substring) async -> WebResponse {
    guard request.method == .GET else {
      return .onlyGET
    }
    let hash = path.prefix(Self.hashDigits)
    guard hash.count == Self.hashDigits, path.dropFirst(Self.hashDigits).first == "." else {
      return .text("Not found.", status: 404)
    }
    let unchanging = [
      ("etag", "\"\(hash)\""), ("cache-control", "public, max-age=31536000, immutable"),
    ]
    if request.headers[canonicalForm: "if-none-match"].contains("\"\(hash)\"") {
      return WebResponse(status: 304, headers: unchanging, policy: .document)
    }
    do {
      // Its end depends on the client's speed.
      let call = WebCall(request, hasDeadline: false)
      let (file, rest) = try await CallPropagation.$parent.withValue(call) {
        var parts = upstream.media.downloadMedia(
          CatalogueV1.DownloadMediaRequest(sha256: String(hash)),
          options: upstream.options(for: "otolith-catalogue", request.origin, nil)
        ).makeAsyncIterator()
        let first = try await parts.next()
        return (first?.media, OnePass(parts))
      }
      guard let file, file.location == "media/\(path)" else {
        return .text("Not found.", status: 404)
      }
      return WebResponse(
        status: 200,
        headers: unchanging + [
          ("content-type", file.mediaType), ("content-length", String(file.byteCount)),
        ],
        body: .stream { writer in
          var parts = rest.value
          while let part = try await parts.next() { try await writer.write(part.data) }
        }, policy: .document)
    } catch {
      let status = CallAnswers.status(of: error)
      let isUnknown = [.notFound, .invalidArgument].contains(status.code)
      var response = WebResponse.text(
        isUnknown ? "Not found." : status.message, status: isUnknown ? 404 : status.code.httpStatus)
      response.error = status
      return response
    }
  }
}
