public import Messages
public import RPCClient
import RPCCore

/// Follows the catalogue's changes through restarts and ended tokens: each break goes on behind the last answer.
public struct ChangeFollower {
  private let client: OtolithClient
  private let kinds: [CatalogueV1.ResourceKind]
  private let options: () async throws -> CallOptions
  private let say: (String) -> Void
  private let backoff: (first: Duration, most: Duration)

  /// - Parameters:
  ///   - options: with a token that is good, asked for before each connection.
  ///   - say: gets what a person should know: that it was broken off.
  public init(
    client: OtolithClient, kinds: [CatalogueV1.ResourceKind],
    options: @escaping () async throws -> CallOptions, say: @escaping (String) -> Void,
    backoff: (first: Duration, most: Duration) = (.seconds(1), .seconds(30))
  ) {
    self.client = client
    self.kinds = kinds
    self.options = options
    self.say = say
    self.backoff = backoff
  }

  /// Does not end by itself.
  ///
  /// - Parameter take: gets changes, also none at first, and the cursor behind them.
  /// - Throws: `RPCError` for what no other attempt changes; what `take` throws.
  public func run(
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
        if error.reason != "TOKEN_EXPIRED" {
          say("broken off (\(error.message)): goes on in \(pause.components.seconds) s")
        }
      }
      try await Task.sleep(for: pause)
      pause = min(pause * 2, backoff.most)
    }
  }

  /// Whether another attempt may do better. A catalogue that was never reached is a mistake of who asks, rather.
  private static func passes(_ error: RPCError, _ hasAnswered: Bool) -> Bool {
    switch error.code {
    case .unavailable: hasAnswered
    case .unauthenticated: hasAnswered && error.reason == "TOKEN_EXPIRED"
    case .resourceExhausted: error.reason == "TOO_MANY_WATCHERS"
    default: false
    }
  }
}
