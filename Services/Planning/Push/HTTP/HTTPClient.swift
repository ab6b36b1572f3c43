import CCurl
import Synchronization

/// Sends requests with libcurl: many at once over one connection where the server speaks HTTP/2.
///
/// A connection on which a server fell silent is given up: what comes after goes over another, however
/// busy the silent one still is.
package final class HTTPClient: Sendable {
  package struct Configuration: Sendable {
    /// Longest time a request may take, from its being handed over, in milliseconds.
    package var timeout = 10_000
    /// PEM; nil: the system's authorities.
    package var trustRootsFile: String?

    package init() {}
  }

  /// `curl_global_init` must have returned before anything else of libcurl runs.
  private static let isInitialised = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK

  private let configuration: Configuration
  private let connections: Mutex<HTTPConnections>

  package init(_ configuration: Configuration = Configuration()) {
    precondition(Self.isInitialised, "libcurl cannot be used")
    self.configuration = configuration
    connections = Mutex(HTTPConnections())
  }

  deinit { connections.withLock { $0.retire() } }

  package func post(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPAnswer {
    let (result, used) = await withCheckedContinuation { continuation in
      // Together, so that what is started is not retired yet.
      connections.withLock { current in
        let used = current
        used.start(
          HTTPTransfer(request, configuration: configuration) {
            continuation.resume(returning: ($0, used))
          })
      }
    }
    if case .failure(let failure) = result, failure.isSilence { replace(used) }
    return try result.get()
  }

  private func replace(_ silent: HTTPConnections) {
    connections.withLock { current in
      guard current === silent else { return }
      current.retire()
      current = HTTPConnections()
    }
  }
}
