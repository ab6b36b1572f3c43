import CCurl
import Synchronization

/// HTTP client based on libcurl. Multiplexes requests over one connection if the server supports
/// HTTP/2.
///
/// A connection with an unanswered request is retired; later requests use a new one, even if the
/// old one is still in use.
final class HTTPClient: Sendable {
  struct Configuration: Sendable {
    /// Maximum duration of a request, including waiting, in milliseconds.
    var timeout = 10_000
    /// PEM file with trusted authorities; nil for the system's.
    var trustRootsFile: String?
  }

  /// `curl_global_init` must return before any other libcurl call.
  private static let isInitialised = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK

  private let configuration: Configuration
  private let connections: Mutex<HTTPConnections>

  init(_ configuration: Configuration = Configuration()) {
    precondition(Self.isInitialised, "libcurl cannot be used")
    self.configuration = configuration
    connections = Mutex(HTTPConnections())
  }

  deinit { connections.withLock { $0.retire() } }

  func post(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPAnswer {
    let (result, used) = await withCheckedContinuation { continuation in
      // Under one lock, so that the connections cannot be retired before the start.
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
