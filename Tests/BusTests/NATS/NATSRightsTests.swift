import Bus
import Foundation
import TestSupport
import Testing

@testable import BusNATS

/// The rights in deploy/nats/users.conf are sufficient and minimal.
@Suite struct NATSRightsTests {
  static func with(
    _ services: [String] = ["auth", "planning"],
    _ body: @Sendable (_ auth: NATSEventLog, _ planning: NATSEventLog) async throws -> Void
  ) async throws {
    var settings = try String(
      contentsOf: Repository.file("deploy/nats/users.conf"), encoding: .utf8)
    for name in ["AUTH", "CATALOGUE", "INGESTION", "PLANNING", "OPERATOR"] {
      settings = settings.replacing("$OTOLITH_NATS_\(name)_PASSWORD", with: "\"of \(name)\"")
    }
    try await TestNATS.with(settings: settings) { server in
      let logs = try services.map { service in
        var configuration = NATSConfiguration(
          // A tool may act with a service's name.
          servers: server.addresses, clientName: "otolithctl")
        configuration.answerTimeout = .seconds(2)
        configuration.credentials = .user(
          "otolith-\(service)", password: "of \(service.uppercased())")
        return try NATSEventLog(configuration: configuration, logger: TestLog.logger)
      }
      do {
        try await body(logs[0], logs[1])
      } catch {
        for log in logs { await log.close() }
        throw error
      }
      for log in logs { await log.close() }
    }
  }

  /// A topic with limited retention.
  static let keys = "otolith.events.v1.SigningKeyPublished"

  static func event(from source: String, _ number: Int, type: String = NATSHarness.enrolled)
    -> Event
  {
    Event(
      source: source, type: type, subject: "a", time: Date(),
      data: Array("\(number)".utf8))
  }

  @Test func aServiceDoesAllThatTheBusNeeds() async throws {
    try await Self.with { auth, planning in
      let (news, heard) = AsyncStream.makeStream(of: LogNotification.self)
      let subscription = planning.subscribe { heard.yield($0) }
      var iterator = news.makeAsyncIterator()
      #expect(await iterator.next() == .any)
      let topic = Topic(Self.keys, retention: .latestPerSubject)
      try await auth.declare([topic])
      try await auth.append((0..<3).map { Self.event(from: "otolith-auth", $0, type: Self.keys) })
      #expect(await iterator.next() == .types([topic.type]))
      #expect(try await auth.prune(topic: topic.type) == 2)
      let batch = try await planning.read(after: .start, types: [topic.type], limit: 10)
      #expect(batch.events.map(\.written) == [2])
      let backlog = try await planning.backlog(after: .start, types: [topic.type], limit: 10)
      #expect(backlog.events == 1)
      #expect(try await planning.topics().map(\.retention) == [.latestPerSubject])
      try await planning.append([Self.event(from: "otolith-planning", 3)])
      subscription.cancel()
    }
  }

  @Test func theCatalogueKeepsOnlyTheLatestPasswords() async throws {
    try await Self.with(["catalogue", "auth"]) { catalogue, auth in
      let topic = Topic("otolith.events.v1.StudyPasswordSet", retention: .latestPerSubject)
      try await catalogue.declare([topic])
      try await catalogue.append(
        (0..<3).map { Self.event(from: "otolith-catalogue", $0, type: topic.type) })
      #expect(try await catalogue.prune(topic: topic.type) == 2)
      let batch = try await auth.read(after: .start, types: [topic.type], limit: 10)
      #expect(batch.events.map(\.written) == [2])
    }
  }

  @Test func aServiceCannotSpeakForAnother() async throws {
    try await Self.with { auth, planning in
      try await auth.append([Self.event(from: "otolith-auth", 0)])
      var failure: NATSError?
      do {
        try await planning.append([Self.event(from: "otolith-auth", 1)])
      } catch let error as NATSError {
        failure = error
      }
      guard case .notPermitted(let words)? = failure else {
        Issue.record("\(String(describing: failure))")
        return
      }
      #expect(words.contains("otolith.log.otolith-auth."))
      #expect("\(failure!)".contains("/usr/share/otolith/nats/users.conf"))
      let batch = try await planning.read(
        after: .start, types: [NATSHarness.enrolled], limit: 10)
      #expect(batch.events.map(\.written) == [0])
    }
  }

  /// Otherwise a compromised service could remove the events of others.
  @Test func aServiceCannotSayHowLongOthersAreKept() async throws {
    try await Self.with { auth, planning in
      let topic = Topic(Self.keys, retention: .latestPerSubject)
      try await auth.declare([topic])
      try await auth.append([Self.event(from: "otolith-auth", 0)])
      for log in [auth, planning] {
        await #expect(throws: NATSError.self) {
          try await log.declare([Topic(NATSHarness.enrolled, retention: .duration(.seconds(1)))])
        }
      }
      await #expect(throws: NATSError.self) {
        try await planning.declare([Topic(Self.keys, retention: .duration(.seconds(1)))])
      }
      for log in [auth, planning] {
        await #expect(throws: NATSError.self) {
          try await log.changeStream { $0.maxMsgsPerSubject = 1 }
        }
      }
      let found = try await planning.topics()
      #expect(found.first { $0.type == Self.keys }?.retention == .latestPerSubject)
      #expect(found.first { $0.type == NATSHarness.enrolled }?.retention == nil)
      #expect(found.first { $0.type == NATSHarness.enrolled }?.events == 1)
    }
  }

  static let profile = BusProfile(
    source: "otolith-planning", topics: [Topic(keys, retention: .latestPerSubject)],
    personalTopics: [NATSHarness.enrolled])

  /// Rights that the connection itself needs are reported by its own error.
  @Test func everyMissingRightIsFoundBeforeItIsNeeded() async throws {
    let entry = NATSRights(of: Self.profile, stream: "OTOLITH").entry
    let needed = NATSRights(of: Self.profile, stream: "OTOLITH").publish.filter {
      !$0.hasPrefix("$JS.API.STREAM.CREATE") && !$0.hasPrefix("$JS.API.STREAM.INFO")
        && $0 != "otolith.news"
    }
    #expect(needed.contains("$JS.API.STREAM.MSG.DELETE.OTOLITH"))
    let poor = needed.reduce(entry) { $0.replacing("        \"\($1)\"\n", with: "") }
    for (entry, missing) in [(entry, []), (poor, needed)] {
      let found = try await Self.missing(from: entry)
      #expect(found == missing)
    }
  }

  static func missing(from entry: String) async throws -> [String] {
    let users = "authorization { users = [\n\(entry)] }"
      .replacing("$OTOLITH_NATS_PLANNING_PASSWORD", with: "\"of PLANNING\"")
    return try await TestNATS.with(settings: users) { server in
      var configuration = NATSConfiguration(servers: server.addresses, clientName: "test")
      configuration.credentials = .user("otolith-planning", password: "of PLANNING")
      let log = try NATSEventLog(configuration: configuration, logger: TestLog.logger)
      do {
        let missing = try await log.missingRights(for: profile)
        // Nothing was stored or removed.
        #expect(try await log.stream.info()?.state.messages == 0)
        await log.close()
        return missing
      } catch {
        await log.close()
        throw error
      }
    }
  }

  @Test func aServiceCannotRemoveTheStream() async throws {
    try await Self.with { auth, planning in
      try await auth.append([Self.event(from: "otolith-auth", 0)])
      await #expect(throws: NATSError.self) { try await planning.removeStream() }
      let batch = try await planning.read(
        after: .start, types: [NATSHarness.enrolled], limit: 10)
      #expect(batch.events.count == 1)
    }
  }
}
