import Bus
import Foundation
import Messages
import Postgres
import RPCCore
import TestSupport

@testable import Identity
@testable import ServiceBasics
@testable import ServiceKit
@testable import Tokens

/// A calling and a called service, each with its own schema and run-time rights. The test delivers
/// the published events.
struct TwoServices {
  static let asker = "otolith-ingestion"
  static let asked = "otolith-catalogue"
  static let start = Date(timeIntervalSince1970: 1_800_000_000)

  let clock = PlayedClock(start)
  let sealing = SealingKeys(current: SealingKey())
  let askingPool: PostgresPool
  let askedPool: PostgresPool
  let credential: ServiceCredential

  /// Uses a separate database.
  static func with(_ body: @Sendable (TwoServices) async throws -> Void) async throws {
    try await TestDatabase.with { database in
      for role in [TestDatabase.Role.ingestion, .catalogue] {
        let owner = database.pool(as: role, connections: 1)
        _ = try await Migrator(
          schema: role.schema, sets: [BusMigrations.service, ServiceMigrations.set]
        ).apply(on: owner, runtimeRole: role.runtimeName)
        await owner.close()
      }
      let services = TwoServices(database)
      try await body(services)
      await services.askingPool.close()
      await services.askedPool.close()
    }
  }

  private init(_ database: TestDatabase) {
    askingPool = database.runtimePool(as: .ingestion)
    askedPool = database.runtimePool(as: .catalogue)
    credential = ServiceCredential(
      pool: askingPool, outbox: Outbox(source: Self.asker), sealing: sealing, clock: clock)
  }

  /// Makes another process of the calling service.
  func anotherProcess(sealing: SealingKeys? = nil) -> ServiceCredential {
    ServiceCredential(
      pool: askingPool, outbox: Outbox(source: Self.asker), sealing: sealing ?? self.sealing,
      clock: clock)
  }

  /// Makes a process of the called service.
  func ring() -> ServiceKeyRing { ServiceKeyRing(audience: Self.asked, pool: askedPool) }

  func verifier(_ ring: ServiceKeyRing? = nil) -> TokenVerifier {
    TokenVerifier(
      keyRing: NoKeys(), issuer: "otolith", audience: "an operator's own name", clock: clock,
      serviceKeys: ring ?? self.ring())
  }

  /// Returns the published events, oldest first.
  func published() async throws -> [Event] {
    try await askingPool.query(
      "SELECT source, type, subject, time, data FROM outbox ORDER BY id"
    ).map { row in
      let (source, type, subject, time, data) = try row.decode(
        String.self, String.self, String.self, Date.self, [UInt8].self)
      return Event(source: source, type: type, subject: subject, time: time, data: data)
    }
  }

  func deliver(_ events: [Event], to ring: ServiceKeyRing? = nil) async throws {
    let consumer = ServiceKeyConsumer(keyRing: ring ?? self.ring())
    for event in events {
      try await askedPool.transaction { try await consumer.apply(event, on: $0) }
    }
  }
}

/// A source without keys for access tokens.
private struct NoKeys: TrustedKeySource {
  func key(_ keyID: String?, for algorithm: SignatureAlgorithm) async -> TrustedKey? { nil }
  func knownKey(_ keyID: String?, for algorithm: SignatureAlgorithm) -> TrustedKey? { nil }
}

/// Returns why a token is rejected; nil if it is accepted.
func rejection(of token: String, by verifier: TokenVerifier) async throws -> String? {
  do {
    _ = try await verifier.verify(token)
    return nil
  } catch let error as RPCError {
    return error.reason
  }
}
