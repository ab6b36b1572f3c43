import RPCClient
import RPCCore
import RPCServer
import ServiceKit
import Testing

@Suite("Settings of a service's connections")
struct ConnectionSettingsTests {
  private func settings(_ variables: [String: String]) throws -> ConnectionSettings {
    let minimal = ["OTOLITH_DATABASE_URL": "postgresql://otolith_auth@localhost/otolith"]
    return try ServiceSettings(
      serviceName: "otolith-auth",
      reader: SettingsReader(variables: minimal.merging(variables) { $1 })
    ).connections
  }

  private func problems(_ variables: [String: String]) -> [String] {
    do {
      _ = try settings(variables)
      return []
    } catch let error as SettingsError {
      return error.problems
    } catch {
      return ["\(error)"]
    }
  }

  @Test("gRPC's own defaults")
  func defaults() throws {
    let settings = try settings([:])
    #expect(settings.keepalive == ServerKeepaliveConfiguration())
    #expect(settings.lifetime == ConnectionLifetimeConfiguration())
    #expect(settings.peerKeepalive == ClientKeepaliveConfiguration())
  }

  @Test("Everything set")
  func everything() throws {
    let settings = try settings([
      "OTOLITH_KEEPALIVE_SECONDS": "60", "OTOLITH_KEEPALIVE_TIMEOUT_SECONDS": "5",
      "OTOLITH_CLIENT_PING_INTERVAL_SECONDS": "30", "OTOLITH_CLIENT_PINGS_WITHOUT_CALLS": "true",
      "OTOLITH_CONNECTION_IDLE_MAX_SECONDS": "600", "OTOLITH_CONNECTION_AGE_MAX_SECONDS": "3600",
      "OTOLITH_CONNECTION_AGE_GRACE_SECONDS": "120", "OTOLITH_PEER_KEEPALIVE_SECONDS": "300",
    ])
    #expect(settings.keepalive.time == .seconds(60))
    #expect(settings.keepalive.timeout == .seconds(5))
    #expect(settings.keepalive.clientPingIntervalMin == .seconds(30))
    #expect(settings.keepalive.permitsPingsWithoutCalls)
    #expect(
      settings.lifetime
        == ConnectionLifetimeConfiguration(
          idleMax: .seconds(600), ageMax: .seconds(3_600), ageGrace: .seconds(120)))
    #expect(settings.peerKeepalive.time == .seconds(300))
  }

  @Test("Zero turns off")
  func zero() throws {
    let settings = try settings([
      "OTOLITH_KEEPALIVE_SECONDS": "0", "OTOLITH_CLIENT_PING_INTERVAL_SECONDS": "0",
      "OTOLITH_CONNECTION_AGE_MAX_SECONDS": "0", "OTOLITH_PEER_KEEPALIVE_SECONDS": "0",
    ])
    #expect(settings.keepalive.time == nil)
    #expect(settings.keepalive.clientPingIntervalMin == .zero)
    #expect(settings.lifetime.ageMax == nil)
    #expect(settings.peerKeepalive.time == nil)
  }

  @Test(
    "The ends of the ranges",
    arguments: [
      ("KEEPALIVE_SECONDS", 0, 86_400), ("KEEPALIVE_TIMEOUT_SECONDS", 1, 300),
      ("CLIENT_PING_INTERVAL_SECONDS", 0, 86_400), ("CONNECTION_IDLE_MAX_SECONDS", 0, 604_800),
      ("CONNECTION_AGE_MAX_SECONDS", 0, 604_800), ("PEER_KEEPALIVE_SECONDS", 0, 86_400),
    ])
  func ranges(name: String, least: Int, most: Int) {
    let variable = "OTOLITH_" + name
    #expect(problems([variable: "\(least)"]).isEmpty)
    #expect(problems([variable: "\(most)"]).isEmpty)
    for wrong in ["\(least - 1)", "\(most + 1)", "1.5"] {
      #expect(problems([variable: wrong]).first?.hasPrefix(variable) == true)
    }
  }

  @Test("A grace without an age is a mistake")
  func grace() {
    #expect(
      problems(["OTOLITH_CONNECTION_AGE_GRACE_SECONDS": "1"]) == [
        "OTOLITH_CONNECTION_AGE_GRACE_SECONDS requires OTOLITH_CONNECTION_AGE_MAX_SECONDS"
      ])
  }
}
