import Fields
package import FoundationEssentials
package import PlanningDomain
import PlanningStore
package import Postgres
import ServiceKit

/// Keeps, shows and takes away the devices that a participant wants to be told on.
package struct ManagePushDevices: Sendable {
  private let pool: PostgresPool
  /// The apps that can be pushed to, by platform; nil: all of a platform that is set up.
  private let apps: [PushPlatform: Set<String>?]
  private let participants = ParticipantStore()
  private let tokens = PushTokenStore()
  private let due = DuePromptStore()
  private let erased = ErasedParticipants()

  /// - Parameter apps: platforms that are set up, each with its apps; nil: whatever app.
  package init(pool: PostgresPool, apps: [PushPlatform: Set<String>?]) {
    self.pool = pool
    self.apps = apps
  }

  /// The same again changes nothing but the time. A token that somebody else's device had is this one's.
  ///
  /// - Returns: the device as it is kept.
  /// - Throws: ``DeliveryError``; ``PlanningError`` `.participantErased`; `PostgresError`.
  package func register(
    _ device: PushDevice, of participantID: UUID, tokenIssuedAt: Date
  ) async throws -> PushDevice {
    guard let apps = apps[device.address.platform] else {
      throw DeliveryError.platformOff(device.address.platform)
    }
    if let apps, !apps.contains(device.address.appID) {
      throw DeliveryError.appUnknown(device.address.appID)
    }
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

  /// A device that is not there any more is taken away already.
  ///
  /// - Throws: `PostgresError`.
  package func unregister(deviceID: String, of participantID: UUID) async throws {
    try await pool.transaction { connection in
      try await connection.run([
        participants.lock(participantID),
        tokens.unregister(deviceID: deviceID, of: participantID), due.redirect(participantID),
      ])
    }
  }

  /// - Throws: `PostgresError`.
  package func list(of participantID: UUID) async throws -> [PushDevice] {
    try await pool.withConnection { try await $0.answers(to: tokens.devices(of: participantID)) }
  }
}
