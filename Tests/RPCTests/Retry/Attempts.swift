import Messages
import RPCTestSupport
import Synchronization

@testable import RPCClient
@testable import RPCServer

/// What a server saw of a call's attempts.
final class Attempts: Sendable {
  private let seen = Mutex<[String?]>([])
  private let counter = Counter()

  /// Notes an attempt.
  /// - Returns: its number, from 1 on.
  @discardableResult
  func note(_ context: ServerCallContext) -> Int {
    seen.withLock {
      $0.append(context.requestMetadata.first(for: "grpc-previous-rpc-attempts"))
    }
    return counter.add()
  }

  var count: Int { counter.value }

  /// `grpc-previous-rpc-attempts` of each attempt.
  var announced: [String?] { seen.withLock { $0 } }

  func reaches(_ count: Int) async { await counter.reaches(count) }
}

extension RetryPolicy {
  /// Without noticeable pauses.
  static func quick(_ attemptsMax: Int = 5) -> RetryPolicy {
    RetryPolicy(
      attemptsMax: attemptsMax, initialBackoff: .milliseconds(1), backoffMax: .milliseconds(5))
  }
}

extension ChannelConfiguration {
  static func retrying(_ policy: RetryPolicy = .quick()) -> ChannelConfiguration {
    var configuration = ChannelConfiguration()
    configuration.retry = RetryRules(policy)
    configuration.backoff.initial = .milliseconds(5)
    configuration.backoff.max = .milliseconds(20)
    return configuration
  }
}
