import Bus
import Foundation
import TestSupport
import Testing

@testable import BusNATS

/// Errors for wrong settings.
@Suite struct NATSSettingsTests {
  /// Returns the error of a first append.
  static func failure(
    _ configuration: NATSConfiguration
  ) async throws -> (error: NATSError?, text: String) {
    let log = try NATSEventLog(configuration: configuration, logger: TestLog.logger)
    let event = Event(source: "s", type: "t", subject: "a", time: Date(), data: [])
    var failure: NATSError?
    do {
      try await log.append([event])
    } catch let error as NATSError {
      failure = error
    }
    await log.close()
    return (failure, failure.map { "\($0)" } ?? "")
  }

  @Test func nobodyListens() async throws {
    let (error, text) = try await Self.failure(.test(["127.0.0.1:1"], stream: "X"))
    guard case .cannotConnect? = error else {
      Issue.record("\(text)")
      return
    }
    #expect(text.contains("127.0.0.1:1"))
    #expect(text.contains("OTOLITH_BUS_NATS_SERVERS"))
  }

  @Test func anUnknownHost() async throws {
    let (error, text) = try await Self.failure(.test(["no-such-host.invalid:4222"], stream: "X"))
    guard case .cannotConnect? = error else {
      Issue.record("\(text)")
      return
    }
    #expect(text.contains("no-such-host.invalid:4222"))
  }

  @Test func aWrongPassword() async throws {
    let settings = "authorization { user: \"u\", password: \"right\" }"
    try await TestNATS.with(settings: settings) { server in
      var configuration = NATSConfiguration.test(server.addresses, stream: "X")
      configuration.credentials = .user("u", password: "wrong")
      let (error, text) = try await Self.failure(configuration)
      guard case .loginRefused? = error else {
        Issue.record("\(text)")
        return
      }
      #expect(text.contains("OTOLITH_BUS_NATS_USER"))
      #expect(!text.contains("wrong"))
      configuration.credentials = .user("u", password: "right")
      #expect(try await Self.failure(configuration).error == nil)
    }
  }

  @Test func aTokenInPlaceOfAUser() async throws {
    try await TestNATS.with(settings: "authorization { token: \"right\" }") { server in
      var configuration = NATSConfiguration.test(server.addresses, stream: "X")
      guard case .loginRefused? = try await Self.failure(configuration).error else {
        Issue.record("let in without a token")
        return
      }
      configuration.credentials = .token("right")
      #expect(try await Self.failure(configuration).error == nil)
    }
  }

  @Test func jetStreamIsOff() async throws {
    try await TestNATS.with(settings: "jetstream: disabled") { server in
      let (error, text) = try await Self.failure(.test(server.addresses, stream: "X"))
      guard case .nobodyAnswers? = error else {
        Issue.record("\(text)")
        return
      }
      #expect(text.contains("jetstream {"))
    }
  }

  @Test func messagesMayBeTooSmall() async throws {
    try await TestNATS.with(settings: "max_payload: 1MB") { server in
      let (error, text) = try await Self.failure(.test(server.addresses, stream: "X"))
      #expect(error == .payloadLimitTooLow(limit: 1 << 20, needed: 4 << 20 + 64 << 10))
      #expect(text.contains("max_payload: 8MB"))
    }
  }

  @Test func theStreamIsAnothers() async throws {
    try await NATSHarness.with { nats in
      try await nats.log.makeStream { settings in
        settings.subjects = ["\(nats.stream.lowercased()).other.>"]
        settings.discard = "old"
        settings.maxAge = 1_000_000_000_000
        settings.duplicateWindow = 120_000_000_000
      }
      let (error, text) = try await Self.failure(
        .test(nats.servers, stream: nats.stream, replicas: 3))
      guard case .unsuitableStream? = error else {
        Issue.record("\(text)")
        return
      }
      for part in [
        "subjects", "discard", "max_age", "duplicate_window", "1 replicas, not 3",
        "nats stream edit \(nats.stream)", "OTOLITH_BUS_NATS_STREAM",
      ] {
        #expect(text.contains(part), "\(part) is missing in: \(text)")
      }
    }
  }

  /// After nodes were killed, nats-server 2.9.10 (Debian 12) has different sequence numbers for a
  /// message on different nodes.
  @Test func replicasOfAnOldServerAreRefused() async throws {
    let debians = "/usr/sbin/nats-server"
    try await TestNATS.with(nodes: 3, server: debians) { servers in
      var text = ""
      // Before the nodes are connected, the error is that replicas cannot be placed.
      try await eventually("the stream is refused for its servers") {
        let failure = try await Self.failure(
          .test(servers.addresses, stream: "OLD", replicas: 3))
        text = failure.text
        if case .unsuitableStream? = failure.error { return true }
        return false
      }
      #expect(text.contains("older than nats-server 2.10"))
      #expect(text.contains("OTOLITH_BUS_NATS_REPLICAS=1"))
    }
  }

  @Test func anotherStreamHasTheSubjects() async throws {
    try await NATSHarness.with { nats in
      let other = try NATSEventLog(
        configuration: .test(nats.servers, stream: "OTHER-\(nats.stream)"), logger: TestLog.logger)
      try await other.makeStream { $0.subjects = ["\(nats.stream.lowercased()).>"] }
      let (error, text) = try await Self.failure(.test(nats.servers, stream: nats.stream))
      guard case .refused(_, _, 10065, _)? = error else {
        Issue.record("\(text)")
        return
      }
      #expect(text.contains("another stream has these subjects"))
      try await other.removeStream()
      await other.close()
    }
  }

  @Test func replicasNeedACluster() async throws {
    let server = try await TestNATS.withStream.value
    let (error, text) = try await Self.failure(.test(server.addresses, stream: "R3", replicas: 3))
    guard case .refused? = error else {
      Issue.record("\(text)")
      return
    }
    #expect(text.contains("OTOLITH_BUS_NATS_REPLICAS"))
  }

  @Test func theStorageIsFull() async throws {
    try await NATSHarness.with { nats in
      try await nats.log.makeStream { $0.maxBytes = 100_000 }
      var event = nats.event("a", 0)
      event.data = Array(repeating: 0, count: 60_000)
      try await nats.log.append([event])
      var more = nats.event("a", 1)
      more.data = event.data
      // A small event behind it would fit but must not overtake it.
      var failure: NATSError?
      do {
        try await nats.log.append([more, nats.event("a", 2)])
      } catch let error as NATSError {
        failure = error
      }
      guard case .refused(_, _, 10077, _)? = failure else {
        Issue.record("\(String(describing: failure))")
        return
      }
      #expect("\(failure!)".contains("the storage is full"))
      #expect(try await nats.all() == [event])
    }
  }

  @Test func settingsThatNoServerCouldFulfil() throws {
    var configuration = NATSConfiguration.test(["h:1"], stream: "X")
    configuration.stream = "lower"
    #expect(throws: NATSError.self) { try configuration.validate() }
    configuration.stream = "X"
    configuration.replicas = 2
    #expect(throws: NATSError.self) { try configuration.validate() }
    configuration.replicas = 1
    configuration.clientName = "a.b"
    #expect(throws: NATSError.self) { try configuration.validate() }
    configuration.clientName = "a"
    configuration.duplicateWindow = .seconds(119)
    #expect(throws: NATSError.self) { try configuration.validate() }
    configuration.duplicateWindow = .seconds(120)
    try configuration.validate()
    configuration.servers = []
    #expect(throws: NATSError.self) { try configuration.validate() }
  }

  @Test func secretsAreNotInTexts() {
    var configuration = NATSConfiguration.test(["h:1"], stream: "X")
    configuration.credentials = .user("u", password: "secret")
    #expect(!"\(configuration)".contains("secret"))
    #expect(!String(reflecting: configuration).contains("secret"))
  }
}
