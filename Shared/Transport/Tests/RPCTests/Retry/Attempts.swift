import MessageSupport
import RPCTestSupport
import Synchronization

@testable import RPCClient
@testable import RPCServer

/// The attempts of a call that reached the server.
final class Attempts: Sendable {
  private let seen = Mutex<[String?]>([])
  private let counter = Counter()

  /// Records an attempt.
  ///
  /// - Returns: its number, from 1.
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
  /// A policy without noticeable pauses.
  static func quick(_ attemptsMax: Int = 5) -> RetryPolicy {
    RetryPolicy(
      attemptsMax: attemptsMax, backoff: .init(initial: .milliseconds(1), max: .milliseconds(5)))
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
