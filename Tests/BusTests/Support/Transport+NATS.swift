import Bus
import Foundation
import TestSupport

@testable import BusNATS

extension Transport {
  /// A stream of its own on the server that tests share.
  static let nats = Transport(testDescription: "nats") { _ in try await natsLog() }

  /// - Parameter change: made to the configuration of each process.
  static func natsLog(
    on given: TestNATS? = nil,
    change: @escaping @Sendable (inout NATSConfiguration) -> Void = { _ in }
  ) async throws -> TransportLog {
    let server: TestNATS
    if let given { server = given } else { server = try await TestNATS.withStream.value }
    // What cuts the connections of one test and not of the others.
    let proxies = try server.addresses.map { try TCPProxy(to: $0) }
    var configuration = NATSConfiguration.test(
      proxies.map(\.address), stream: "TEST_\(UUID().uuidString.prefix(8))")
    change(&configuration)
    let chosen = configuration
    return TransportLog(
      open: { try NATSEventLog(configuration: chosen, logger: TestLog.logger) },
      settle: {},
      cut: { for proxy in proxies { proxy.cut() } },
      remove: {
        let log = try NATSEventLog(configuration: chosen, logger: TestLog.logger)
        try await log.removeStream()
        await log.close()
        for proxy in proxies { proxy.close() }
      })
  }
}
