import Bus
import Foundation
import TestSupport

@testable import BusNATS

extension Transport {
  /// A separate stream on the shared server.
  static let nats = Transport(testDescription: "nats") { _ in try await natsLog() }

  /// - Parameter change: modifies the configuration of each process.
  static func natsLog(
    on given: TestNATS? = nil,
    change: @escaping @Sendable (inout NATSConfiguration) -> Void = { _ in }
  ) async throws -> TransportLog {
    let server: TestNATS
    if let given { server = given } else { server = try await TestNATS.withStream.value }
    // Proxies, so that a test can cut only its own connections.
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
