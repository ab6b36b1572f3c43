import Foundation
import TestSupport

@testable import BusNATS

extension TestNATS {
  /// The server that tests share, with a stream that stays: a server removes the folder of an
  /// account's streams with the last of them, and fails whoever makes the next one meanwhile.
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
  /// Removes the stream and everything in it.
  func removeStream() async throws {
    _ = try await client.request("$JS.API.STREAM.DELETE.\(configuration.stream)", [])
  }

  /// Makes the stream otherwise than the log would.
  func makeStream(_ change: (inout StreamSettings) -> Void) async throws {
    var settings = StreamSettings(of: names, configuration)
    change(&settings)
    try await stream.create(settings)
  }

  /// Changes the stream that is there.
  func changeStream(_ change: (inout StreamSettings) -> Void) async throws {
    var settings = StreamSettings(of: names, configuration)
    settings.description = try await stream.info()?.config.description
    change(&settings)
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    _ = try await client.request(
      "$JS.API.STREAM.UPDATE.\(configuration.stream)", Array(try encoder.encode(settings)))
  }

  /// Of all who read the stream.
  func consumerNames() async throws -> [String] {
    struct Names: Decodable, Sendable { var consumers: [String]? }
    let message = try await client.request(
      "$JS.API.CONSUMER.NAMES.\(configuration.stream)", Array("{}".utf8))
    return try JetStreamAnswer<Names>.decode(message, of: "the consumers").consumers ?? []
  }

  /// On which node the stream's leader is, by its number.
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
