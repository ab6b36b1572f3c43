import Fields
import FoundationEssentials
import Postgres
import ServiceKit

/// Registers, lists and removes a participant's devices for push messages.
struct ManagePushDevices: Sendable {
  let pool: PostgresPool
  /// Supported apps by platform; nil for all apps of a configured platform.
  let apps: [PushPlatform: Set<String>?]
  /// Rules for subscriptions of pages; nil without Web Push.
  var webPush: WebPushTerms?
  private let participants = ParticipantStore()
  private let tokens = PushTokenStore()
  private let due = DueNotificationStore()
  private let erased = ErasedParticipants()

  /// Registers a device. A repeated registration only updates the time. A token registered for
  /// another participant's device moves to this one.
  ///
  /// - Returns: The stored device.
  /// - Throws: ``DeliveryError``; ``PlanningError`` `.participantErased`; `PostgresError`.
  func register(
    _ device: PushDevice, of participantID: UUID, tokenIssuedAt: Date
  ) async throws -> PushDevice {
    guard let apps = apps[device.address.platform] else {
      throw DeliveryError.platformOff(device.address.platform)
    }
    if let apps, !apps.contains(device.address.appID) {
      throw DeliveryError.appUnknown(device.address.appID)
    }
    if let webPush, device.address.platform == .web { try webPush.check(device.address) }
    return try await pool.transaction { connection in
      let (_, erased, known) = try await connection.answers(
        to: participants.lock(participantID),
        erased.outdated(by: tokenIssuedAt, of: participantID, in: []),
        tokens.devices(of: participantID))
      if erased.isWhole { throw PlanningError.participantErased }
      let others = known.filter { $0.id != device.id && $0.address != device.address }
      guard others.count < PushDevice.countMax else { throw DeliveryError.tooManyDevices }
      let former = try await tokens.register(device, of: participantID, on: connection)
      try await connection.run(
        [due.redirect(participantID)] + (former.map { [due.redirect($0)] } ?? []))
      return device
    }
  }

  /// Removes a device. Does nothing if it does not exist.
  ///
  /// - Throws: `PostgresError`.
  func unregister(deviceID: String, of participantID: UUID) async throws {
    try await pool.transaction { connection in
      try await connection.run([
        participants.lock(participantID),
        tokens.unregister(deviceID: deviceID, of: participantID), due.redirect(participantID),
      ])
    }
  }

  /// - Throws: `PostgresError`.
  func list(of participantID: UUID) async throws -> [PushDevice] {
    try await pool.answer(to: tokens.devices(of: participantID))
  }
}

/// Key and rules for subscriptions of pages.
struct WebPushTerms: Sendable {
  /// Public key with which pages subscribe, in base64url.
  var publicKey: String
  var hosts: WebPushHosts
  /// Returns whether the bytes are a point on P-256.
  var isPoint: @Sendable ([UInt8]) -> Bool

  /// - Throws: ``DeliveryError`` `.endpointNotAllowed` or `.publicKeyInvalid`.
  fileprivate func check(_ address: PushAddress) throws(DeliveryError) {
    guard let subscription = WebPushSubscription(token: address.token) else {
      preconditionFailure("requests are checked before")
    }
    guard hosts.entry(for: subscription.endpoint) != nil else {
      throw .endpointNotAllowed(host: subscription.endpoint.host)
    }
    guard isPoint(subscription.publicKey) else { throw .publicKeyInvalid }
  }
}
