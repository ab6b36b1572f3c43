import Bus
import Foundation
import Messages
import Postgres
import RPCClient
import RPCCore
import Synchronization
import TestSupport
import Testing

@testable import Identity
@testable import ServiceBasics
@testable import Tokens

/// The life cycle of a service's own key.
@Suite struct ServiceCredentialTests {
  @Test func `of many processes that start at once one makes the key`() async throws {
    try await TwoServices.with { services in
      try await withThrowingTaskGroup { group in
        for _ in 0..<6 {
          let process = services.anotherProcess()
          group.addTask { try await process.begin() }
        }
        try await group.waitForAll()
      }
      let subjects = Set(try await services.published().map(\.subject))
      #expect(subjects.count == 1)
      let stored: [String] = try await services.askingPool.query(
        "SELECT key_id FROM service_keys"
      ).map { try $0.decode("key_id") }
      #expect(Set(stored) == subjects)
    }
  }

  @Test func `before the other side has heard of the key it refuses, then it takes it`()
    async throws
  {
    try await TwoServices.with { services in
      let token = try await services.credential.token(for: TwoServices.asked)
      let before = services.verifier()
      #expect(try await rejection(of: token, by: before) == "TOKEN_SIGNATURE_INVALID")
      try await services.deliver(services.published())
      let claims = try await services.verifier().verify(token)
      #expect(claims.callingService == TwoServices.asker)
      #expect(claims.roles == [.service])
      #expect(claims.enrolledStudies.isEmpty && claims.ledStudies.isEmpty)
      #expect(claims.expiresAt == TwoServices.start + 300)
    }
  }

  @Test func `a token serves for half its life, and each service has its own`() async throws {
    try await TwoServices.with { services in
      let token = try await services.credential.token(for: TwoServices.asked)
      services.clock.set(TwoServices.start + 149)
      #expect(try await services.credential.token(for: TwoServices.asked) == token)
      #expect(try await services.credential.token(for: "otolith-auth") != token)
      services.clock.set(TwoServices.start + 150)
      #expect(try await services.credential.token(for: TwoServices.asked) != token)
    }
  }

  @Test func `keys follow each other without a gap, though the bus is half a day behind`()
    async throws
  {
    try await TwoServices.with { services in
      try await services.credential.begin()
      try await services.deliver(services.published())
      var keys: Set<String> = []
      var delivered = try await services.published().count
      for halfDay in 1...180 {
        services.clock.set(TwoServices.start + Double(halfDay) * 43_200)
        // Events published half a day ago arrive now.
        let known = try await services.published()
        try await services.deliver(Array(known[delivered...]))
        delivered = known.count
        let token = try await services.credential.token(for: TwoServices.asked)
        keys.insert(try #require(JSONWebSignature(parsing: token).keyID))
        let verifier = services.verifier()
        #expect(try await rejection(of: token, by: verifier) == nil, "half-day \(halfDay)")
        // Simulates the work of every minute.
        try await services.credential.renew()
      }
      #expect(keys.count == 4)
      #expect(
        try await services.askingPool.query("SELECT count(*) AS count FROM service_keys")
          .first?.decode("count") == 1)
    }
  }

  @Test func `a key that was revoked is refused, and reading old events gives it not back`()
    async throws
  {
    try await TwoServices.with { services in
      try await services.credential.begin()
      let stolen = try await services.credential.token(for: TwoServices.asked)
      let other = services.anotherProcess()
      _ = try await other.token(for: TwoServices.asked)
      try await services.deliver(services.published())
      #expect(try await rejection(of: stolen, by: services.verifier()) == nil)

      #expect(try await services.credential.replaceAll() == 1)
      let fresh = try await services.credential.token(for: TwoServices.asked)
      let events = try await services.published()
      try await services.deliver(events)
      for _ in 1...2 {
        #expect(
          try await rejection(of: stolen, by: services.verifier()) == "TOKEN_SIGNATURE_INVALID")
        #expect(try await rejection(of: fresh, by: services.verifier()) == nil)
        // A rebuild, or a transport with duplicates.
        try await services.deliver(events.reversed())
      }
      // The other process drops the old key after a rejection and calls again at once.
      let verifier = services.verifier()
      let calls = Mutex(0)
      let asking: ServiceCredential? = other
      let caller = try await asking.ask(TwoServices.asked, timeout: .seconds(1)) { options in
        calls.withLock { $0 += 1 }
        return try await verifier.verify(bearer(options)).callingService
      }
      #expect(caller == TwoServices.asker)
      #expect(calls.withLock { $0 } == 2)
    }
  }

  @Test func `a key that was just made is tried until the other side has heard of it`() async throws
  {
    try await TwoServices.with { services in
      let asking: ServiceCredential? = services.credential
      let refused = Mutex(0)
      let caller = try await asking.ask(TwoServices.asked, timeout: .seconds(60)) { options in
        do {
          return try await services.verifier().verify(bearer(options)).callingService
        } catch {
          refused.withLock { $0 += 1 }
          if refused.withLock({ $0 == 3 }) { try await services.deliver(services.published()) }
          throw error
        }
      }
      #expect(caller == TwoServices.asker)
      #expect(refused.withLock { $0 } == 3)
    }
  }

  @Test func `without a newer key a refusal is the caller's`() async throws {
    try await TwoServices.with { services in
      try await services.credential.begin()
      services.clock.set(TwoServices.start + 60)
      let asking: ServiceCredential? = services.credential
      let verifier = services.verifier()
      let calls = Mutex(0)
      await #expect(throws: RPCError.self) {
        try await asking.ask(TwoServices.asked, timeout: .seconds(1)) { options in
          calls.withLock { $0 += 1 }
          return try await verifier.verify(bearer(options)).callingService
        }
      }
      #expect(calls.withLock { $0 } == 1)
    }
  }

  /// Returns the token of a call.
  private func bearer(_ options: CallOptions) throws -> String {
    let header = try #require(options.metadata.first(for: "authorization"))
    return String(header.dropFirst("Bearer ".count))
  }

  @Test func `a log that lost everything learns the keys at the next start`() async throws {
    try await TwoServices.with { services in
      try await services.credential.begin()
      let before = try await services.published().count
      let restarted = services.anotherProcess()
      try await restarted.begin()
      let again = try await services.published().suffix(from: before)
      try await services.deliver(Array(again))
      let token = try await services.credential.token(for: TwoServices.asked)
      #expect(try await rejection(of: token, by: services.verifier()) == nil)
    }
  }

  @Test func `the database alone does not speak for the service`() async throws {
    try await TwoServices.with { services in
      let token = try await services.credential.token(for: TwoServices.asked)
      let thief = services.anotherProcess(sealing: SealingKeys(current: SealingKey()))
      let error = await #expect(throws: SealedKeyError.self) { try await thief.check() }
      #expect(error?.table == "service_keys")
      await #expect(throws: SealedKeyError.self) {
        try await thief.begin(logger: TestLog.logger)
      }
      await #expect(throws: SealedKeyError.self) {
        try await thief.token(for: TwoServices.asked)
      }
      // Both keys together seal all anew, and then the former key opens nothing.
      let new = SealingKey()
      let both = SealingKeys(current: new, previous: services.sealing.current)
      try await services.anotherProcess(sealing: both).begin()
      try await services.anotherProcess(sealing: SealingKeys(current: new)).check()
      await #expect(throws: SealedKeyError.self) { try await services.anotherProcess().check() }
      try await services.deliver(services.published())
      #expect(try await rejection(of: token, by: services.verifier()) == nil)
    }
  }

  @Test func `a database restored from before the first key makes another one`() async throws {
    try await TwoServices.with { services in
      try await services.credential.begin()
      try await services.deliver(services.published())
      try await services.askingPool.execute("DELETE FROM service_keys")
      let restored = services.anotherProcess()
      try await restored.begin()
      let token = try await restored.token(for: TwoServices.asked)
      let ring = services.ring()
      #expect(
        try await rejection(of: token, by: services.verifier(ring)) == "TOKEN_SIGNATURE_INVALID")
      try await services.deliver(services.published(), to: ring)
      #expect(try await rejection(of: token, by: services.verifier(ring)) == nil)
    }
  }

  @Test func `only whole keys under their thumbprint are taken`() async throws {
    try await TwoServices.with { services in
      let key = SigningKey()
      let broken: [EventsV1.ServiceKeyPublished] = [
        .init(keyID: "other", publicKey: key.publicKey, expireTime: .init(TwoServices.start + 60)),
        .init(
          keyID: key.keyID, publicKey: Array(key.publicKey.dropLast()),
          expireTime: .init(TwoServices.start + 60)),
        .init(keyID: key.keyID, publicKey: key.publicKey),
      ]
      for message in broken {
        await #expect(throws: PermanentFailure.self) {
          try await services.deliver([
            Event(
              source: TwoServices.asker, subject: message.keyID, time: TwoServices.start,
              message: message)
          ])
        }
      }
    }
  }

  @Test func `a service that publishes another's key speaks for itself only`() async throws {
    try await TwoServices.with { services in
      try await services.credential.begin()
      let events = try await services.published()
      var copied = try #require(events.first)
      copied.source = "otolith-planning"
      try await services.deliver([copied] + events)
      let token = try await services.credential.token(for: TwoServices.asked)
      #expect(
        try await services.verifier().verify(token).callingService == TwoServices.asker)
    }
  }
}
