import Messages
import RPCClient
import RPCCore

/// Follows the catalogue's changes across restarts and expired tokens; it resumes after the last
/// answer.
struct ChangeFollower {
  let client: OtolithClient
  let kinds: [CatalogueV1.ResourceKind]
  /// Returns options with a valid token, before each connection.
  let options: () async throws -> CallOptions
  /// Receives messages for the user about lost connections.
  let say: (String) -> Void
  var backoff: (first: Duration, most: Duration) = (.seconds(1), .seconds(30))

  /// Runs until it fails.
  ///
  /// - Parameter take: receives changes (possibly none at first) and the cursor behind them.
  /// - Throws: `RPCError` for permanent errors; errors of `take`.
  func run(
    from cursor: String, _ take: ([CatalogueV1.Change], String) throws -> Void
  ) async throws {
    var cursor = cursor
    var pause = backoff.first
    var hasAnswered = false
    while true {
      do {
        let request = CatalogueV1.WatchChangesRequest(cursor: cursor, kinds: kinds)
        for try await answer in client.changes.watchChanges(request, options: try await options()) {
          if !answer.changes.isEmpty || !hasAnswered { try take(answer.changes, answer.nextCursor) }
          hasAnswered = true
          cursor = answer.nextCursor
          pause = backoff.first
        }
      } catch let error as RPCError where Self.passes(error, hasAnswered) {
        if !error.refusesToken {
          say("broken off (\(error.message)): retrying in \(pause.components.seconds) s")
        }
      }
      try await Task.sleep(for: pause)
      pause = min(pause * 2, backoff.most)
    }
  }

  /// Whether a retry may succeed. A catalogue that was never reached is regarded as a wrong
  /// address.
  private static func passes(_ error: RPCError, _ hasAnswered: Bool) -> Bool {
    switch error.code {
    case .unavailable: hasAnswered
    case .unauthenticated: hasAnswered && error.refusesToken
    case .resourceExhausted: error.reason == "TOO_MANY_WATCHERS"
    default: false
    }
  }
}
