import Fields
import FoundationEssentials
import Postgres

/// Devices of participants for push messages.
struct PushTokenStore: Sendable {
  /// Returns a participant's devices, ordered by id.
  func devices(of participantID: UUID) -> PostgresStatement<[PushDevice]> {
    PostgresStatement(
      """
      SELECT device_id, platform, token, app_id, language, registered_at FROM push_tokens
      WHERE participant_id = \(participantID) ORDER BY device_id
      """, each: Self.device)
  }

  /// Returns the devices of several participants.
  func devices(
    of participantIDs: [UUID], on executor: some PostgresExecutor
  ) async throws -> [UUID: [PushDevice]] {
    let rows = try await executor.query(
      """
      SELECT participant_id, device_id, platform, token, app_id, language, registered_at
      FROM push_tokens WHERE participant_id = ANY (\(participantIDs))
      ORDER BY participant_id, device_id
      """)
    return try rows.reduce(into: [:]) { found, row in
      found[try row.decode("participant_id", as: UUID.self), default: []].append(
        try Self.device(row))
    }
  }

  /// Registers a device and replaces its previous address.
  ///
  /// - Returns: The other participant whose device had the token; nil if absent.
  func register(
    _ device: PushDevice, of participantID: UUID, on connection: PostgresConnection
  ) async throws -> UUID? {
    let address = device.address
    let former = try await connection.query(
      """
      DELETE FROM push_tokens
      WHERE platform = \(address.platform.rawValue) AND app_id = \(address.appID)
        AND token = \(address.token)
        AND (participant_id, device_id) <> (\(participantID), \(device.id))
      RETURNING participant_id
      """
    ).first?.decode("participant_id", as: UUID.self)
    try await connection.execute(
      """
      INSERT INTO push_tokens (participant_id, device_id, platform, token, app_id, language,
        registered_at)
      VALUES (\(participantID), \(device.id), \(address.platform.rawValue), \(address.token),
        \(address.appID), \(device.language?.description ?? ""), \(device.registeredAt))
      ON CONFLICT (participant_id, device_id) DO UPDATE
        SET platform = EXCLUDED.platform, token = EXCLUDED.token, app_id = EXCLUDED.app_id,
          language = EXCLUDED.language, registered_at = EXCLUDED.registered_at
      """)
    return former == participantID ? nil : former
  }

  /// Removes a device.
  func unregister(deviceID: String, of participantID: UUID) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      DELETE FROM push_tokens
      WHERE participant_id = \(participantID) AND device_id = \(deviceID)
      """)
  }

  /// Removes a device whose app was uninstalled at `since`, unless it was registered again later.
  func unregister(
    _ device: PushDevice, of participantID: UUID, since: Date, on connection: PostgresConnection
  ) async throws {
    try await connection.execute(
      """
      DELETE FROM push_tokens
      WHERE participant_id = \(participantID) AND device_id = \(device.id)
        AND token = \(device.address.token) AND registered_at <= \(since)
      """)
  }

  @Sendable private static func device(_ row: PostgresRow) throws -> PushDevice {
    let platform = try row.decode("platform", as: Int16.self)
    guard let platform = PushPlatform(rawValue: platform) else {
      preconditionFailure("unknown platform \(platform) in push_tokens")
    }
    let language = try row.decode("language", as: String.self)
    return PushDevice(
      id: try row.decode("device_id"),
      address: PushAddress(
        platform: platform, token: try row.decode("token"), appID: try row.decode("app_id")),
      language: language.isEmpty ? nil : LanguageTag(recorded: language),
      registeredAt: try row.decode("registered_at"))
  }
}
