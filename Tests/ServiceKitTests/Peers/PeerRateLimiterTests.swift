import Metrics
import RPCCore
import RPCServer
import Synchronization
import Testing

@testable import Identity
@testable import Settings

/// Rate limits of expensive calls by peer.
@Suite struct PeerRateLimiterTests {
  private final class Time: Sendable {
    private let offset = Mutex(Duration.zero)
    private let start = ContinuousClock.now

    func pass(_ duration: Duration) { offset.withLock { $0 += duration } }

    var now: ContinuousClock.Instant { start + offset.withLock { $0 } }
  }

  private let time = Time()

  private let limits = InEffect(PeerLimits(rates: [], trusted: TrustedPeers()))

  private func permit(_ calls: Int, trusting networks: [PeerNetwork] = []) {
    let rate = PeerRate(name: "guesses_per_peer", calls: calls) { _, method, _ in method == "Guess"
    }
    limits.adopt(PeerLimits(rates: [rate], trusted: TrustedPeers(networks: networks)))
  }

  private func limiter(_ calls: Int, peersMax: Int = 100) -> PeerRateLimiter {
    let time = time
    permit(calls)
    return PeerRateLimiter(
      limits: limits, peersMax: peersMax, metrics: NOOPMetricsHandler.instance, now: { time.now })
  }

  private func refusal(
    _ limiter: PeerRateLimiter, from address: String, method: String = "Guess"
  ) throws -> RPCError? {
    let context = ServerCallContext(
      service: "s", method: method, requestMetadata: Metadata(),
      peerAddress: try #require(PeerAddress(text: address)))
    do throws(RPCError) {
      let pending = try limiter.authorize(context, for: .open)
      #expect(pending == nil)
      #expect(context.identifiedPeer == Peer(text: address))
      return nil
    } catch {
      return error
    }
  }

  @Test func `so many at once, and as many again within five minutes`() throws {
    let limiter = limiter(3)
    for _ in 1...3 { #expect(try refusal(limiter, from: "192.0.2.1") == nil) }
    let error = try #require(try refusal(limiter, from: "192.0.2.1"))
    #expect(error.code == .resourceExhausted && error.reason == "LIMIT_EXCEEDED")
    #expect(
      error.details == [
        .errorInfo(
          reason: "LIMIT_EXCEEDED", metadata: ["limit_name": "guesses_per_peer", "limit": "3"]),
        .retryInfo(delay: .seconds(100)),
      ])
    #expect(!"\(error)".contains("192"))
    time.pass(.seconds(99))
    #expect(try refusal(limiter, from: "192.0.2.1") != nil)
    time.pass(.seconds(1))
    #expect(try refusal(limiter, from: "192.0.2.1") == nil)
    #expect(try refusal(limiter, from: "192.0.2.1") != nil)
    time.pass(.seconds(100_000))
    for _ in 1...3 { #expect(try refusal(limiter, from: "192.0.2.1") == nil) }
    #expect(try refusal(limiter, from: "192.0.2.1") != nil)
  }

  @Test func `other peers and other calls are not meant`() throws {
    let limiter = limiter(1)
    #expect(try refusal(limiter, from: "192.0.2.1") == nil)
    #expect(try refusal(limiter, from: "192.0.2.1") != nil)
    #expect(try refusal(limiter, from: "192.0.2.2") == nil)
    #expect(try refusal(limiter, from: "192.0.2.1", method: "Look") == nil)
  }

  @Test func `programs of this machine call for others`() throws {
    let limiter = limiter(1)
    for _ in 1...10 {
      let context = ServerCallContext(
        service: "s", method: "Guess", requestMetadata: Metadata(),
        peerAddress: try #require(PeerAddress(text: "127.0.0.1")))
      _ = try limiter.authorize(context, for: .open)
      #expect(context.identifiedPeer == nil)
    }
    #expect(limiter.count == 0)
  }

  @Test func `another limit holds at once`() throws {
    let limiter = limiter(10)
    for _ in 1...10 { #expect(try refusal(limiter, from: "192.0.2.1") == nil) }
    #expect(try refusal(limiter, from: "192.0.2.1") != nil)
    // A raised limit applies at once.
    permit(12)
    for _ in 1...2 { #expect(try refusal(limiter, from: "192.0.2.1") == nil) }
    #expect(try refusal(limiter, from: "192.0.2.1") != nil)
    // A peer that exceeds a lowered limit waits no longer than others.
    permit(3)
    let error = try #require(try refusal(limiter, from: "192.0.2.1"))
    #expect(
      error.details == [
        .errorInfo(
          reason: "LIMIT_EXCEEDED", metadata: ["limit_name": "guesses_per_peer", "limit": "3"]),
        .retryInfo(delay: .seconds(100)),
      ])
    for _ in 1...3 { #expect(try refusal(limiter, from: "192.0.2.2") == nil) }
    #expect(try refusal(limiter, from: "192.0.2.2") != nil)
    permit(0)
    #expect(try refusal(limiter, from: "192.0.2.2") == nil)
    permit(3)
    #expect(try refusal(limiter, from: "192.0.2.2") != nil)
  }

  @Test func `whoever is trusted from now on calls for others`() throws {
    let limiter = limiter(1)
    #expect(try refusal(limiter, from: "192.0.2.1") == nil)
    #expect(try refusal(limiter, from: "192.0.2.1") != nil)
    permit(1, trusting: [try #require(PeerNetwork("192.0.2.0/24"))])
    let context = ServerCallContext(
      service: "s", method: "Guess", requestMetadata: Metadata(),
      peerAddress: try #require(PeerAddress(text: "192.0.2.1")))
    _ = try limiter.authorize(context, for: .open)
    #expect(context.identifiedPeer == nil)
  }

  @Test func `zero is no limit`() throws {
    let limiter = limiter(0)
    for _ in 1...1_000 { #expect(try refusal(limiter, from: "192.0.2.1") == nil) }
    #expect(limiter.count == 0)
  }

  @Test func `however many peers come, memory stays bounded`() throws {
    let limiter = limiter(1, peersMax: 10)
    for last in 0..<200 { #expect(try refusal(limiter, from: "192.0.2.\(last)") == nil) }
    #expect(limiter.count == 10)
    #expect(try refusal(limiter, from: "192.0.2.199") != nil)
  }
}
