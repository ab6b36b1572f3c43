import Foundation
import PlanningApplication
import PlanningStore
import Testing

@testable import PlanningDomain

/// Which devices a participant is told on.
struct PushDeviceTests {
  @Test func atMostTenAreRegistered() async throws {
    let delivered = try await Delivered()
    for number in 0..<10 { try await delivered.register("a\(number)", device: "device-\(number)") }
    await #expect(throws: DeliveryError.tooManyDevices) {
      try await delivered.register("ff", device: "another")
    }
    // One of them with another token is no eleventh.
    try await delivered.register("ff", device: "device-3")
    let devices = ManagePushDevices(pool: delivered.pool, apps: [:])
    let known = try await devices.list(of: delivered.participantID)
    #expect(known.count == 10)
    #expect(known.first { $0.id == "device-3" }?.address.token == "ff")
  }

  /// A phone on which somebody else signs in says nothing to the one before.
  @Test func aTokenIsOneDevices() async throws {
    let delivered = try await Delivered()
    try await delivered.register("aa")
    let devices = ManagePushDevices(pool: delivered.pool, apps: [.apns: nil])
    let other = UUID()
    _ = try await devices.register(
      PushDevice(
        id: "phone",
        address: PushAddress(platform: .apns, token: "aa", appID: PlayedPlatforms.app),
        language: nil, registeredAt: delivered.at), of: other, tokenIssuedAt: delivered.at)
    #expect(try await devices.list(of: delivered.participantID).isEmpty)
    #expect(try await devices.list(of: other).map(\.address.token) == ["aa"])
    // Who had it is told otherwise.
    #expect(try await delivered.step()?.way == Int(PromptWay.gateway.rawValue))
  }

  @Test func onlyWhatIsSetUpIsTaken() async throws {
    let delivered = try await Delivered()
    func register(_ apps: [PushPlatform: Set<String>?]) async throws {
      _ = try await ManagePushDevices(pool: delivered.pool, apps: apps).register(
        PushDevice(
          id: "phone", address: PushAddress(platform: .fcm, token: "f", appID: "app"),
          language: nil, registeredAt: delivered.at), of: delivered.participantID,
        tokenIssuedAt: delivered.at)
    }
    await #expect(throws: DeliveryError.platformOff(.fcm)) {
      try await register([.apns: nil])
    }
    await #expect(throws: DeliveryError.appUnknown("app")) { try await register([.fcm: ["other"]]) }
    try await register([.fcm: ["app"]])
  }

  /// What the platform found out before the app came back is of no account.
  @Test func anAppThatCameBackStays() async throws {
    let delivered = try await Delivered()
    try await delivered.register("aa", at: delivered.at)
    let tokens = PushTokenStore()
    let devices = ManagePushDevices(pool: delivered.pool, apps: [:])
    let device = try #require(try await devices.list(of: delivered.participantID).first)
    for (since, count) in [(delivered.at - 1, 1), (delivered.at, 0)] {
      try await delivered.pool.transaction {
        try await tokens.unregister(device, of: delivered.participantID, since: since, on: $0)
      }
      #expect(try await devices.list(of: delivered.participantID).count == count)
    }
    // Taken away again is taken away.
    try await devices.unregister(deviceID: "phone", of: delivered.participantID)
  }
}
