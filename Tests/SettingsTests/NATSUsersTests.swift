import BusNATS
import Foundation
import Testing

@testable import ServiceKit

/// Compares deploy/nats/users.conf with what the services declare about their use of the bus.
@Suite struct NATSUsersTests {
  @Test func theShippedUsersHaveTheRightsThatTheServicesNeed() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "deploy/nats/users.conf")
    let text = try String(contentsOf: file, encoding: .utf8)
    let entries = RegistryTests.assemblies.map { assembly in
      NATSRights(of: assembly.busProfile, stream: "OTOLITH").entry
    }.joined()
    #expect(
      text.contains("  users = [\n\(entries)    # For operators"),
      "stale: build, and run deploy/dev/settings")
  }
}
