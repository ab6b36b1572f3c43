import Calendar
package import FoundationEssentials
package import PlanningDomain
package import Postgres

/// The times that triggers fired for participants, and what became of each.
package struct TriggerStore: Sendable {
  package init() {}

  /// Keeps what was told: of an occurrence the latest, and when it was first told of at the time that it names now.
  /// What was told before says nothing new.
  ///
  /// - Parameter tellings: in the order in which they were told.
  package func note(_ tellings: [TriggerTelling]) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      INSERT INTO trigger_occurrences AS known
        (participant_id, study_id, trigger_id, occurrence_id, fired_at, withdrawn, told_at)
      SELECT DISTINCT ON (participant, study, trigger, occurrence)
        participant, study, trigger, occurrence, fired, withdrawn, told
      FROM unnest(\(tellings.map(\.participantID)), \(tellings.map(\.studyID)),
        \(tellings.map(\.triggerID)), \(tellings.map(\.occurrenceID)),
        \(tellings.map(\.firedAt)), \(tellings.map(\.isWithdrawn)), \(tellings.map(\.toldAt)))
        WITH ORDINALITY AS t (participant, study, trigger, occurrence, fired, withdrawn, told, place)
      WHERE \(unescaped: Self.isNotErased)
      -- In one order, so that two transactions do not wait for each other in turns.
      ORDER BY participant, study, trigger, occurrence, place DESC
      ON CONFLICT (participant_id, study_id, trigger_id, occurrence_id) DO UPDATE
      SET fired_at = EXCLUDED.fired_at, withdrawn = EXCLUDED.withdrawn,
        told_at = CASE WHEN known.fired_at = EXCLUDED.fired_at THEN known.told_at
          ELSE EXCLUDED.told_at END,
        -- At another time it is to be decided anew.
        outcome = CASE WHEN known.fired_at = EXCLUDED.fired_at THEN known.outcome END,
        prompts_at = CASE WHEN known.fired_at = EXCLUDED.fired_at THEN known.prompts_at END,
        decided_at = CASE WHEN known.fired_at = EXCLUDED.fired_at THEN known.decided_at END
      WHERE (known.fired_at, known.withdrawn) <> (EXCLUDED.fired_at, EXCLUDED.withdrawn)
      """)
  }

  /// Keeps what is told here and nowhere else: told again it says nothing new.
  package func noteOnce(_ telling: TriggerTelling) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      INSERT INTO trigger_occurrences
        (participant_id, study_id, trigger_id, occurrence_id, fired_at, withdrawn, told_at)
      VALUES (\(telling.participantID), \(telling.studyID), \(telling.triggerID),
        \(telling.occurrenceID), \(telling.firedAt), \(telling.isWithdrawn), \(telling.toldAt))
      ON CONFLICT DO NOTHING
      """)
  }

  /// Those that may still prompt, or keep others from it: what happened since, and all that prompted.
  package func occurrences(
    of participantID: UUID, in studyIDs: [String], since earliest: Date
  ) -> PostgresStatement<[KnownOccurrence]> {
    PostgresStatement(
      """
      SELECT \(unescaped: Self.columns) FROM trigger_occurrences
      WHERE participant_id = \(participantID) AND study_id = ANY(\(studyIDs))
        AND (fired_at >= \(earliest) OR outcome = 'planned')
      ORDER BY fired_at, occurrence_id
      """
    ) { rows in try rows.map(Self.occurrence) }
  }

  package func find(
    _ occurrenceID: UUID, of triggerID: String, in studyID: String, for participantID: UUID
  ) -> PostgresStatement<KnownOccurrence?> {
    PostgresStatement(
      """
      SELECT \(unescaped: Self.columns) FROM trigger_occurrences
      WHERE participant_id = \(participantID) AND study_id = \(studyID)
        AND trigger_id = \(triggerID) AND occurrence_id = \(occurrenceID)
      """
    ) { rows in try rows.first.map(Self.occurrence) }
  }

  /// How often these have fired since.
  package func count(
    of triggerIDs: [String], in studyID: String, for participantID: UUID, since earliest: Date
  ) -> PostgresStatement<Int> {
    PostgresStatement(
      """
      SELECT count(*) FROM trigger_occurrences
      WHERE participant_id = \(participantID) AND study_id = \(studyID)
        AND trigger_id = ANY(\(triggerIDs)) AND fired_at > \(earliest)
      """
    ) { rows in try rows.first?.decode(Int.self) ?? 0 }
  }

  /// Keeps what becomes of occurrences, where it is something else than before; those that planning found itself
  /// are new.
  package func decide(
    _ occurrences: [KnownOccurrence], of participantID: UUID, at now: Date
  ) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      INSERT INTO trigger_occurrences AS known (participant_id, study_id, trigger_id,
        occurrence_id, fired_at, withdrawn, told_at, outcome, prompts_at, decided_at,
        foreseen)
      SELECT \(participantID), study, trigger, occurrence, fired, withdrawn, told, outcome, prompts,
        \(now), foreseen
      FROM unnest(\(occurrences.map(\.studyID)), \(occurrences.map(\.triggerID)),
        \(occurrences.map(\.fired.id)), \(occurrences.map(\.fired.firedAt.date)),
        \(occurrences.map(\.isWithdrawn)), \(occurrences.map(\.fired.toldAt.date)),
        \(occurrences.map { $0.outcome?.rawValue }), \(occurrences.map(\.promptsAt)),
        \(occurrences.map(\.isForeseen)))
        AS t (study, trigger, occurrence, fired, withdrawn, told, outcome, prompts, foreseen)
      ON CONFLICT (participant_id, study_id, trigger_id, occurrence_id) DO UPDATE
      SET outcome = EXCLUDED.outcome, prompts_at = EXCLUDED.prompts_at,
        decided_at = EXCLUDED.decided_at, told_at = EXCLUDED.told_at,
        withdrawn = EXCLUDED.withdrawn
      """)
  }

  static let columns = """
    study_id, trigger_id, occurrence_id, fired_at, told_at, withdrawn, outcome, prompts_at, foreseen
    """

  static func occurrence(_ row: PostgresRow) throws -> KnownOccurrence {
    KnownOccurrence(
      studyID: try row.decode("study_id"), triggerID: try row.decode("trigger_id"),
      fired: FiredTrigger(
        id: try row.decode("occurrence_id"),
        firedAt: Instant(ceiling: try row.decode("fired_at")),
        toldAt: Instant(ceiling: try row.decode("told_at"))),
      isWithdrawn: try row.decode("withdrawn"),
      outcome: try row.decode("outcome", as: String?.self)
        .flatMap { TriggerOutcome(rawValue: $0) },
      promptsAt: try row.decode("prompts_at"), isForeseen: try row.decode("foreseen"))
  }

  /// Of what is told again after an erasure, nothing is kept.
  private static let isNotErased = """
    NOT EXISTS (SELECT FROM erasures
      WHERE digest IN (erasure_digest(participant, ''), erasure_digest(participant, study))
        AND (is_whole OR requested_at >= told))
    """
}
