import Foundation
import Testing

@testable import PlanningService

/// Registration of a participant's devices for push messages.
struct PushDeviceTests {
  @Test func atMostTenAreRegistered() async throws {
    let delivered = try await Delivered()
    for number in 0..<10 { try await delivered.register("a\(number)", device: "device-\(number)") }
    await #expect(throws: DeliveryError.tooManyDevices) {
      try await delivered.register("ff", device: "another")
    }
    // A new token of a registered device does not count as another device.
    try await delivered.register("ff", device: "device-3")
    let devices = ManagePushDevices(pool: delivered.pool, apps: [:])
    let known = try await devices.list(of: delivered.participantID)
    #expect(known.count == 10)
    #expect(known.first { $0.id == "device-3" }?.address.token == "ff")
  }

  /// After a different participant signs in on a phone, the previous one is not notified on it.
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
    // The previous participant is notified through another channel.
    #expect(try await delivered.step()?.way == Int(DeliveryChannel.gateway.rawValue))
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

  /// A client cannot have the service call any host, nor store a key that encrypts nothing.
  @Test func onlySubscriptionsAtPushServicesAreTaken() async throws {
    let delivered = try await Delivered()
    let subscription = try WebPushEncryptionTests.subscription()
    func register(_ subscription: WebPushSubscription, hosts: String) async throws -> PushDevice {
      let terms = WebPushTerms(
        publicKey: "", hosts: try #require(WebPushHosts(hosts)),
        isPoint: { PrivateKey.isPoint($0) })
      return try await ManagePushDevices(
        pool: delivered.pool, apps: [.web: nil], webPush: terms
      ).register(
        PushDevice(
          id: "browser",
          address: PushAddress(
            platform: .web, token: subscription.token, appID: "study.example.org"),
          language: nil, registeredAt: delivered.at), of: delivered.participantID,
        tokenIssuedAt: delivered.at)
    }
    await #expect(throws: DeliveryError.endpointNotAllowed(host: "push.example.org")) {
      _ = try await register(subscription, hosts: "*.push.example.org")
    }
    await #expect(throws: DeliveryError.publicKeyInvalid) {
      var other = subscription
      other.publicKey[64] ^= 1
      _ = try await register(other, hosts: "push.example.org")
    }
    let device = try await register(subscription, hosts: "push.example.org")
    let stored = try await ManagePushDevices(pool: delivered.pool, apps: [:]).list(
      of: delivered.participantID)
    #expect(stored == [device])
    #expect(WebPushSubscription(token: device.address.token) == subscription)
    #expect(try await delivered.step()?.way == Int(DeliveryChannel.push.rawValue))
  }

  /// Results from before the app was registered again are ignored.
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
    // The device is removed again.
    try await devices.unregister(deviceID: "phone", of: delivered.participantID)
  }
}
