package import FoundationEssentials
package import PlanningDomain
package import Postgres

/// What participants chose about all prompts. Changes may come again and in any order: the latest counts.
package struct PromptSettingsStore: Sendable {
  package init() {}

  package func note(_ change: PromptSettingsChange) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      INSERT INTO prompt_settings (participant_id, revision, settings, changed_at, mail)
      VALUES (\(change.participantID), \(change.revision),
        \(ScheduleCoding.bytes(change.settings)), \(change.at), \(change.settings.wantsMail))
      ON CONFLICT (participant_id) DO UPDATE
        SET revision = EXCLUDED.revision, settings = EXCLUDED.settings,
          changed_at = EXCLUDED.changed_at, mail = EXCLUDED.mail
        WHERE prompt_settings.revision < EXCLUDED.revision
      """)
  }

  /// Nothing chosen where nothing was told.
  package func settings(of participantID: UUID) -> PostgresStatement<PromptSettings> {
    PostgresStatement(
      "SELECT settings FROM prompt_settings WHERE participant_id = \(participantID)"
    ) { rows in
      try rows.first.map { try ScheduleCoding.settings($0.decode("settings")) } ?? PromptSettings()
    }
  }
}
