import FoundationEssentials
import Postgres

/// Person's rules under which plans were made.
struct PersonRulesStore: Sendable {
  /// Returns the latest rules; nil if absent.
  func last(of participantID: UUID) -> PostgresStatement<PersonRulesRevision?> {
    PostgresStatement(
      """
      SELECT revision, rules FROM person_rules WHERE participant_id = \(participantID)
      ORDER BY revision DESC LIMIT 1
      """,
      first: {
        PersonRulesRevision(number: try $0.decode("revision"), rules: try $0.decode("rules"))
      })
  }

  func insert(
    _ rules: PersonRulesRevision, of participantID: UUID, at now: Date
  ) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      INSERT INTO person_rules (participant_id, revision, planned_at, rules)
      VALUES (\(participantID), \(rules.number), \(now), \(rules.rules))
      """)
  }
}
