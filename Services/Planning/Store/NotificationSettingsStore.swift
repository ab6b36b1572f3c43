import FoundationEssentials
import Postgres

/// Participants' settings for all notifications. Handles repeated changes and any order: the latest
/// counts.
struct NotificationSettingsStore: Sendable {
  func note(_ change: NotificationSettingsChange) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      INSERT INTO prompt_settings (participant_id, revision, settings, changed_at, mail)
      VALUES (\(change.participantID), \(change.revision),
        \(ScheduleCoding.bytes(change.settings)), \(change.at), \(change.settings.wantsMail))
      ON CONFLICT (participant_id) DO UPDATE
        SET revision = EXCLUDED.revision, settings = EXCLUDED.settings,
          changed_at = EXCLUDED.changed_at, mail = EXCLUDED.mail, mail_refused = false
        WHERE prompt_settings.revision < EXCLUDED.revision
      """)
  }

  /// Records that no mail could be sent, unless the settings were changed since.
  func noteRefusedMail(of participantID: UUID, at refusedAt: Date) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      UPDATE prompt_settings SET mail_refused = true
      WHERE participant_id = \(participantID) AND mail AND NOT mail_refused
        AND changed_at < \(refusedAt)
      """)
  }

  /// Returns the settings; the defaults if absent.
  func settings(of participantID: UUID) -> PostgresStatement<NotificationSettings> {
    PostgresStatement(
      "SELECT settings, mail_refused FROM prompt_settings WHERE participant_id = \(participantID)"
    ) { rows in
      guard let row = rows.first else { return NotificationSettings() }
      var settings = try ScheduleCoding.settings(row.decode("settings"))
      settings.isMailRefused = try row.decode("mail_refused")
      return settings
    }
  }
}
