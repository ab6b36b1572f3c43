package import AuthDomain
package import FoundationEssentials
package import Postgres

/// What people say of themselves.
package struct ProfileStore: Sendable {
  package init() {}

  package func find(
    of participantID: UUID, on executor: some PostgresExecutor
  ) async throws -> Profile {
    let rows = try await executor.query(
      """
      SELECT field, value, consented_at FROM account_profiles
      WHERE participant_id = \(participantID)
      """)
    var entries: [ProfileField: Profile.Entry] = [:]
    for row in rows {
      let name: String = try row.decode("field")
      guard let field = ProfileField(rawValue: name) else {
        throw PostgresError(kind: .decoding, message: "a profile has the field \(name)")
      }
      entries[field] = Profile.Entry(
        value: try row.decode("value"), consentedAt: try row.decode("consented_at"))
    }
    return Profile(entries)
  }

  /// The account is locked.
  package func replace(
    _ old: Profile, with new: Profile, of participantID: UUID, on connection: PostgresConnection
  ) async throws {
    for field in ProfileField.allCases where old.entries[field] != new.entries[field] {
      guard let entry = new.entries[field] else {
        try await connection.execute(
          """
          DELETE FROM account_profiles
          WHERE participant_id = \(participantID) AND field = \(field.rawValue)
          """)
        continue
      }
      try await connection.execute(
        """
        INSERT INTO account_profiles (participant_id, field, value, consented_at)
        VALUES (\(participantID), \(field.rawValue), \(entry.value), \(entry.consentedAt))
        ON CONFLICT (participant_id, field) DO UPDATE
          SET value = excluded.value, consented_at = excluded.consented_at
        """)
    }
  }
}
