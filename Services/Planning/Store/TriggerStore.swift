import Calendar
import FoundationEssentials
import Postgres

/// Trigger firings of participants and their outcomes.
struct TriggerStore: Sendable {
  /// Maximum time from a report to its firing, in seconds: the planning horizon.
  static let aheadMax = Double(SchedulePlanner.horizonDays) * 86_400
  /// Maximum number of occurrences of a participant that a planning considers, of each kind.
  static let occurrencesMax = 2_000

  /// Stores reported firings. The latest report of an occurrence counts; `told_at` is the time of
  /// the first report of its current firing time. Repeated reports change nothing.
  ///
  /// A firing more than ``aheadMax`` ahead is stored as withdrawn: its cause has an implausible time.
  ///
  /// - Parameter messages: reports in the order of arrival.
  func note(_ messages: [TriggerMessage]) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      INSERT INTO trigger_occurrences AS known
        (participant_id, study_id, trigger_id, occurrence_id, fired_at, withdrawn, told_at,
        draw_options)
      SELECT DISTINCT ON (participant, study, trigger, occurrence)
        participant, study, trigger, occurrence, fired,
        withdrawn OR fired > told + \(Self.aheadMax) * interval '1 second', told,
        (array_agg(options) FILTER (WHERE options IS NOT NULL) OVER (
          PARTITION BY participant, study, trigger, occurrence ORDER BY place
          ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING))[1]
      FROM unnest(\(messages.map(\.participantID)), \(messages.map(\.studyID)),
        \(messages.map(\.triggerID)), \(messages.map(\.occurrenceID)),
        \(messages.map(\.firedAt)), \(messages.map(\.isWithdrawn)), \(messages.map(\.toldAt)),
        \(messages.map { $0.draw?.storedOptions }))
        WITH ORDINALITY
        AS t (participant, study, trigger, occurrence, fired, withdrawn, told, options, place)
      WHERE \(unescaped: Self.isNotErased)
      -- Fixed order, to prevent deadlocks.
      ORDER BY participant, study, trigger, occurrence, place DESC
      ON CONFLICT (participant_id, study_id, trigger_id, occurrence_id) DO UPDATE
      SET fired_at = EXCLUDED.fired_at, withdrawn = EXCLUDED.withdrawn,
        told_at = CASE WHEN known.fired_at = EXCLUDED.fired_at THEN known.told_at
          ELSE EXCLUDED.told_at END,
        draw_options = coalesce(known.draw_options, EXCLUDED.draw_options),
        -- A changed time requires a new decision.
        outcome = CASE WHEN known.fired_at = EXCLUDED.fired_at THEN known.outcome END,
        prompts_at = CASE WHEN known.fired_at = EXCLUDED.fired_at THEN known.prompts_at END,
        decided_at = CASE WHEN known.fired_at = EXCLUDED.fired_at THEN known.decided_at END
      WHERE (known.fired_at, known.withdrawn) <> (EXCLUDED.fired_at, EXCLUDED.withdrawn)
      """)
  }

  /// Stores a firing that is reported by this service only; a repetition changes nothing.
  func noteOnce(_ message: TriggerMessage) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      INSERT INTO trigger_occurrences
        (participant_id, study_id, trigger_id, occurrence_id, fired_at, withdrawn, told_at)
      VALUES (\(message.participantID), \(message.studyID), \(message.triggerID),
        \(message.occurrenceID), \(message.firedAt), \(message.isWithdrawn), \(message.toldAt))
      ON CONFLICT DO NOTHING
      """)
  }

  /// Returns the occurrences that may still bring notifications or affect others: those since
  /// `earliest`, and all with notifications; of each at most ``occurrencesMax``, the latest.
  func occurrences(
    of participantID: UUID, in studyIDs: [String], since earliest: Date
  ) -> PostgresStatement<[KnownOccurrence]> {
    PostgresStatement(
      """
      WITH known AS MATERIALIZED (
        SELECT \(unescaped: Self.columns) FROM trigger_occurrences
        WHERE participant_id = \(participantID) AND study_id = ANY(\(studyIDs))
          AND (fired_at >= \(earliest) OR outcome = 'planned')
      )
      (SELECT * FROM known WHERE outcome = 'planned'
        ORDER BY fired_at DESC, occurrence_id LIMIT \(Self.occurrencesMax))
      UNION ALL
      (SELECT * FROM known WHERE outcome IS DISTINCT FROM 'planned'
        ORDER BY fired_at DESC, occurrence_id LIMIT \(Self.occurrencesMax))
      ORDER BY fired_at, occurrence_id
      """, each: Self.occurrence)
  }

  func find(
    _ occurrenceID: UUID, of triggerID: String, in studyID: String, for participantID: UUID
  ) -> PostgresStatement<KnownOccurrence?> {
    PostgresStatement(
      """
      SELECT \(unescaped: Self.columns) FROM trigger_occurrences
      WHERE participant_id = \(participantID) AND study_id = \(studyID)
        AND trigger_id = \(triggerID) AND occurrence_id = \(occurrenceID)
      """, first: Self.occurrence)
  }

  /// Returns how often these triggers have fired since `earliest`.
  func count(
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

  /// Stores changed outcomes; derived occurrences are inserted.
  func decide(
    _ occurrences: [KnownOccurrence], of participantID: UUID, at now: Date
  ) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      INSERT INTO trigger_occurrences AS known (participant_id, study_id, trigger_id,
        occurrence_id, fired_at, withdrawn, told_at, outcome, prompts_at, decided_at,
        foreseen, draw_options, draw_seed)
      SELECT \(participantID), study, trigger, occurrence, fired, withdrawn, told, outcome, notifications,
        \(now), foreseen, options, seed
      FROM unnest(\(occurrences.map(\.studyID)), \(occurrences.map(\.triggerID)),
        \(occurrences.map(\.fired.id)), \(occurrences.map(\.fired.firedAt.date)),
        \(occurrences.map(\.isWithdrawn)), \(occurrences.map(\.fired.toldAt.date)),
        \(occurrences.map { $0.outcome?.rawValue }), \(occurrences.map(\.notificationAt)),
        \(occurrences.map(\.isForeseen)), \(occurrences.map { $0.draw?.storedOptions }),
        \(occurrences.map { $0.draw?.seed?.hexadecimal }))
        AS t (study, trigger, occurrence, fired, withdrawn, told, outcome, notifications, foreseen,
          options, seed)
      ON CONFLICT (participant_id, study_id, trigger_id, occurrence_id) DO UPDATE
      SET outcome = EXCLUDED.outcome, prompts_at = EXCLUDED.prompts_at,
        decided_at = EXCLUDED.decided_at, told_at = EXCLUDED.told_at,
        withdrawn = EXCLUDED.withdrawn, draw_options = EXCLUDED.draw_options,
        draw_seed = EXCLUDED.draw_seed
      """)
  }

  static let columns = """
    study_id, trigger_id, occurrence_id, fired_at, told_at, withdrawn, outcome, prompts_at, foreseen,
    draw_options, draw_seed
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
      notificationAt: try row.decode("prompts_at"), isForeseen: try row.decode("foreseen"),
      draw: try draw(row))
  }

  /// Decodes `draw_options` and `draw_seed`.
  static func draw(_ row: PostgresRow) throws -> OccurrenceDraw? {
    let seed = try row.decode("draw_seed", as: String?.self)
    return try row.decode("draw_options", as: String?.self)
      .map { OccurrenceDraw(storedOptions: $0, seed: seed) }
  }

  /// Excludes repeated events from before an erasure.
  private static let isNotErased = """
    NOT EXISTS (SELECT FROM erasures
      WHERE digest IN (erasure_digest(participant, ''), erasure_digest(participant, study))
        AND (is_whole OR requested_at >= told))
    """
}
