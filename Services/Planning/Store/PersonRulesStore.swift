package import FoundationEssentials
package import PlanningDomain
package import Postgres

/// The rules that plans of a person were made under.
package struct PersonRulesStore: Sendable {
  package init() {}

  /// Nil: there were none.
  package func last(of participantID: UUID) -> PostgresStatement<PersonRulesRevision?> {
    PostgresStatement(
      """
      SELECT revision, rules FROM person_rules WHERE participant_id = \(participantID)
      ORDER BY revision DESC LIMIT 1
      """
    ) { rows in
      try rows.first.map {
        PersonRulesRevision(number: try $0.decode("revision"), rules: try $0.decode("rules"))
      }
    }
  }

  package func insert(
    _ rules: PersonRulesRevision, of participantID: UUID, at now: Date
  ) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      INSERT INTO person_rules (participant_id, revision, planned_at, rules)
      VALUES (\(participantID), \(rules.number), \(now), \(rules.rules))
      """)
  }
}
