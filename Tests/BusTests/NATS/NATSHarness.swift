import Bus
import BusNATS
import Foundation
import TestSupport
import Testing

/// A stream for one test.
struct NATSHarness: Sendable {
  static let enrolled = "otolith.events.v1.ParticipantEnrolled"
  static let ended = "otolith.events.v1.EnrolmentEnded"

  let servers: [String]
  let stream = "TEST_\(UUID().uuidString.prefix(8))"
  var replicas = 1
  /// The log, with its own connections.
  let log: NATSEventLog

  /// - Parameter servers: servers to use; by default the shared server.
  static func with(
    servers: [String]? = nil, replicas: Int = 1, answerTimeout: Duration = .seconds(5),
    _ body: @Sendable (NATSHarness) async throws -> Void
  ) async throws {
    let addresses: [String]
    if let servers {
      addresses = servers
    } else {
      addresses = try await TestNATS.withStream.value.addresses
    }
    let harness = try NATSHarness(
      servers: addresses, replicas: replicas, answerTimeout: answerTimeout)
    do {
      if replicas > 1 { try await harness.makeStreamOnceNodesMet() }
      try await body(harness)
    } catch {
      await harness.close()
      throw error
    }
    await harness.close()
  }

  private init(servers: [String], replicas: Int, answerTimeout: Duration) throws {
    self.servers = servers
    self.replicas = replicas
    var configuration = NATSConfiguration.test(servers, stream: stream, replicas: replicas)
    configuration.answerTimeout = answerTimeout
    log = try NATSEventLog(configuration: configuration, logger: TestLog.logger)
  }

  /// Creates the stream. A cluster's leader may be elected before it knows all nodes; it then has
  /// no nodes for the replicas (`err_code` 10005).
  private func makeStreamOnceNodesMet() async throws {
    var last: NATSError?
    do {
      try await eventually("there is a place for each replica") {
        do {
          _ = try await log.end(of: [])
          return true
        } catch let error as NATSError {
          last = error
          return false
        }
      }
    } catch {
      Issue.record("the last answer was: \(String(describing: last))")
      throw error
    }
  }

  private func close() async {
    try? await log.removeStream()
    await log.close()
  }

  /// Opens the same log like another process.
  func open() throws -> NATSEventLog {
    try NATSEventLog(
      configuration: .test(servers, stream: stream, replicas: replicas), logger: TestLog.logger)
  }

  /// Returns an event whose data are its number, to check the order.
  func event(_ subject: String, _ number: Int, type: String = enrolled) -> Event {
    Event(
      source: "otolith-auth", type: type, subject: subject, time: .now.microseconds,
      data: Array("\(number)".utf8))
  }

  /// Returns all events of some types, in order.
  func all(
    _ types: Set<String> = [enrolled], in log: NATSEventLog? = nil, after: LogPosition = .start,
    limit: Int = 1000
  ) async throws -> [Event] {
    let log = log ?? self.log
    var events: [Event] = []
    var position = after
    while true {
      let batch = try await log.read(after: position, types: types, limit: limit)
      events += batch.events
      position = batch.end
      if batch.rest == .none { return events }
    }
  }
}

extension NATSConfiguration {
  static func test(_ servers: [String], stream: String, replicas: Int = 1) -> NATSConfiguration {
    var configuration = NATSConfiguration(servers: servers, clientName: "test")
    configuration.stream = stream
    configuration.replicas = replicas
    configuration.reconnectMax = .milliseconds(500)
    return configuration
  }
}

extension Event {
  var written: Int { Int(String(decoding: data, as: UTF8.self)) ?? -1 }
}

extension Date {
  /// The date rounded to the precision of an event's time.
  var microseconds: Date {
    Date(timeIntervalSince1970: (timeIntervalSince1970 * 1e6).rounded() / 1e6)
  }
}
