import Foundation
import TestSupport

@testable import BusNATS

extension TestNATS {
  /// The shared server, with a permanent stream. With an account's last stream the server removes
  /// its folder, and creating another stream meanwhile fails.
  static let withStream = Task { () async throws -> TestNATS in
    let server = try await shared.value
    let log = try NATSEventLog(
      configuration: .test(server.addresses, stream: "STAYS"), logger: TestLog.logger)
    try await log.makeStream { _ in }
    await log.close()
    return server
  }
}

extension NATSEventLog {
  /// Removes the stream and its messages.
  func removeStream() async throws {
    _ = try await client.request("$JS.API.STREAM.DELETE.\(configuration.stream)", [])
  }

  /// Creates the stream with settings other than the log's.
  func makeStream(_ change: (inout StreamSettings) -> Void) async throws {
    var settings = StreamSettings(of: names, configuration)
    change(&settings)
    try await stream.create(settings)
  }

  /// Changes the existing stream.
  func changeStream(_ change: (inout StreamSettings) -> Void) async throws {
    var settings = StreamSettings(of: names, configuration)
    settings.description = try await stream.info()?.config.description
    change(&settings)
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    _ = try await client.request(
      "$JS.API.STREAM.UPDATE.\(configuration.stream)", Array(try encoder.encode(settings)))
  }

  /// Returns the names of the stream's consumers.
  func consumerNames() async throws -> [String] {
    struct Names: Decodable, Sendable { var consumers: [String]? }
    let message = try await client.request(
      "$JS.API.CONSUMER.NAMES.\(configuration.stream)", Array("{}".utf8))
    return try JetStreamAnswer<Names>.decode(message, of: "the consumers").consumers ?? []
  }

  /// Returns the number of the leader's node.
  func leader() async throws -> Int? {
    struct Info: Decodable, Sendable {
      struct Cluster: Decodable, Sendable { var leader: String? }
      var cluster: Cluster?
    }
    let message = try await client.request("$JS.API.STREAM.INFO.\(configuration.stream)", [])
    let info = try JetStreamAnswer<Info>.decode(message, of: "the leader")
    return info.cluster?.leader.flatMap { Int($0.dropFirst()) }
  }
}
