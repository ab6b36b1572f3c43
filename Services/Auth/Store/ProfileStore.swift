import FoundationEssentials
import Postgres

/// The table of profiles.
enum ProfileStore {
  static func find(of participantID: UUID) -> PostgresStatement<Profile> {
    PostgresStatement(
      """
      SELECT field, value, consented_at FROM account_profiles
      WHERE participant_id = \(participantID)
      """
    ) { rows in
      Profile(
        try rows.reduce(into: [:]) { entries, row in
          let name: String = try row.decode("field")
          guard let field = ProfileField(rawValue: name) else {
            throw PostgresError(kind: .decoding, message: "a profile has the unknown field \(name)")
          }
          entries[field] = Profile.Entry(
            value: try row.decode("value"), consentedAt: try row.decode("consented_at"))
        })
    }
  }

  /// Replaces the profile of a locked account.
  static func replace(
    _ old: Profile, with new: Profile, of participantID: UUID
  ) -> [PostgresStatement<Void>] {
    ProfileField.allCases.filter { old.entries[$0] != new.entries[$0] }.map { field in
      guard let entry = new.entries[field] else {
        return PostgresStatement(
          """
          DELETE FROM account_profiles
          WHERE participant_id = \(participantID) AND field = \(field.rawValue)
          """)
      }
      return PostgresStatement(
        """
        INSERT INTO account_profiles (participant_id, field, value, consented_at)
        VALUES (\(participantID), \(field.rawValue), \(entry.value), \(entry.consentedAt))
        ON CONFLICT (participant_id, field) DO UPDATE
          SET value = excluded.value, consented_at = excluded.consented_at
        """)
    }
  }
}
