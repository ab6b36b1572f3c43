package import Calendar
package import FoundationEssentials
package import PlanningDomain
import PlanningStore
package import Postgres

/// What led to a notification's instant.
package struct ExplainedNotification: Sendable {
  /// What it was drawn from, and how.
  package struct Draw: Sendable {
    package var revision: PlanRevision
    package var scheduleJSON: String
    /// Of the zone's rules that it was drawn again by; nil: not known.
    package var timeZonesNow: String?
    package var explanation: NotificationExplanation
    /// Of the trigger that it follows, as the study has it now; nil: it follows none, or has it no more.
    package var cooldownMinutes: Int?
  }

  package var kept: KeptNotification
  /// Nil: staff chose the instant, or its zone is not known any more.
  package var draw: Draw?
}

/// Says how a notification came about.
package struct ExplainNotification: Sendable {
  /// Whose it must be.
  package enum Scope: Sendable {
    case own(UUID)
    case study(String)
  }

  private let pool: PostgresPool
  private let zones: ZoneDatabase
  private let notifications = KeptNotificationStore()
  private let replays = ReplayStore()
  private let triggers = StudyTriggerStore()

  package init(pool: PostgresPool, zones: ZoneDatabase) {
    self.pool = pool
    self.zones = zones
  }

  /// - Throws: ``OversightError`` `.notificationUnknown`; `PostgresError`.
  package func callAsFunction(
    _ id: UUID, in scope: Scope
  ) async throws -> ExplainedNotification {
    try await pool.transaction(readOnly: true) { connection in
      let found = try await connection.answers(to: notifications.find(id))
      guard let kept = found else { throw OversightError.notificationUnknown }
      switch scope {
      case .own(let participantID) where participantID != kept.participantID:
        throw OversightError.notificationUnknown
      case .study(let studyID) where studyID != kept.standing.key.studyID:
        throw OversightError.notificationUnknown
      default: break
      }
      return ExplainedNotification(kept: kept, draw: try await draw(kept, on: connection))
    }
  }

  private func draw(
    _ kept: KeptNotification, on connection: PostgresConnection
  ) async throws -> ExplainedNotification.Draw? {
    let (participantID, standing) = (kept.participantID, kept.standing)
    guard let number = kept.revision, let plannedAt = kept.plannedAt else { return nil }
    let (found, rules, parts, stood, occurrences, defined) = try await connection.answers(
      to: replays.revision(number, of: participantID, for: standing.key),
      replays.rules(kept.rulesRevision ?? 0, of: participantID),
      replays.parts(of: participantID, at: plannedAt),
      replays.stood(of: participantID, at: plannedAt),
      replays.occurrences(of: participantID, at: plannedAt),
      triggers.triggers(of: [standing.key.studyID]))
    guard let found, let zone = zones.zone(found.revision.inputs.timeZone) else { return nil }
    let replay = PlanReplay(
      participantID: participantID, at: plannedAt,
      rules: rules.flatMap { PersonPromptRules(text: $0.rules) } ?? PersonPromptRules(),
      areRulesNew: rules?.plannedAt == plannedAt, parts: parts, stood: stood,
      occurrences: occurrences)
    let explanation = NotificationExplanation(
      of: standing, revision: found.revision, zone: zone, replay: replay)
    return ExplainedNotification.Draw(
      revision: found.revision, scheduleJSON: found.scheduleJSON,
      timeZonesNow: zone.databaseVersion, explanation: explanation,
      cooldownMinutes: explanation.followed.flatMap { followed in
        defined[standing.key.studyID]?.first { $0.id == followed.occurrence.triggerID }
      }.map { Int($0.cooldownMinutes) })
  }
}
