import Calendar
import FoundationEssentials
import Postgres
import Questionnaires

/// A notification with the explanation of its instant.
struct ExplainedNotification: Sendable {
  /// Inputs and result of the repeated draw.
  struct Draw: Sendable {
    var revision: PlanRevision
    var scheduleJSON: String
    /// Version of the time zone rules used for the repeated draw; nil if unknown.
    var timeZonesNow: String?
    var explanation: NotificationExplanation
    /// Cooldown of the followed trigger in the study's current version; nil if there is no such
    /// trigger.
    var cooldownMinutes: Int?

    /// Whether repeating the draws gives the same instant.
    var isReproduced: Bool
  }

  var record: NotificationRecord
  /// Draw; nil if staff chose the instant or the zone is no longer known.
  var draw: Draw?
}

/// Explains how a notification's instant was determined.
struct ExplainNotification: Sendable {
  /// Required owner of the notification.
  enum Scope: Sendable {
    case own(UUID)
    case study(String)
  }

  let pool: PostgresPool
  let zones: ZoneDatabase
  private let notifications = NotificationStore()
  private let replays = ReplayStore()
  private let triggers = StudyTriggerStore()

  /// - Throws: ``OversightError`` `.notificationUnknown`; `PostgresError`.
  func callAsFunction(
    _ id: UUID, in scope: Scope
  ) async throws -> ExplainedNotification {
    let (kept, inputs) = try await pool.transaction(readOnly: true) {
      connection -> (NotificationRecord, Inputs?) in
      let found = try await connection.answers(to: notifications.record(id))
      guard let kept = found else { throw OversightError.notificationUnknown }
      switch scope {
      case .own(let participantID) where participantID != kept.participantID:
        throw OversightError.notificationUnknown
      case .study(let studyID) where studyID != kept.standing.key.studyID:
        throw OversightError.notificationUnknown
      default: break
      }
      return (kept, try await readInputs(kept, on: connection))
    }
    guard let inputs else { return ExplainedNotification(record: kept) }
    return ExplainedNotification(
      record: kept,
      draw: try await PlanningThreads.shared.run { inputs.draw(of: kept.standing) })
  }

  /// Stored data from which a draw is repeated.
  private struct Inputs: Sendable {
    var revision: PlanRevision
    var scheduleJSON: String
    var zone: IANAZone
    var replay: PlanReplay
    /// Triggers of the study.
    var triggers: [TriggerDefinition]

    /// Whether the draw of the occurrence, if any, gives the same seed and the notification's option.
    private func isRepeated(_ occurrence: KnownOccurrence?) -> Bool {
      guard let occurrence, let draw = occurrence.draw else { return true }
      return draw.optionID != nil
        && draw.seed == DrawSeed.value(of: occurrence, for: replay.participantID)
    }

    func draw(of standing: StandingNotification) -> ExplainedNotification.Draw {
      let explanation = NotificationExplanation(
        of: standing, revision: revision, zone: zone, replay: replay)
      return ExplainedNotification.Draw(
        revision: revision, scheduleJSON: scheduleJSON, timeZonesNow: zone.databaseVersion,
        explanation: explanation,
        cooldownMinutes: explanation.followed.flatMap { followed in
          triggers.first { $0.id == followed.occurrence.triggerID }
        }.map { Int($0.cooldownMinutes) },
        isReproduced: explanation.isReproduced && isRepeated(explanation.followed?.occurrence))
    }
  }

  private func readInputs(
    _ kept: NotificationRecord, on connection: PostgresConnection
  ) async throws -> Inputs? {
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
      rules: rules.flatMap { PersonNotificationRules(text: $0.rules) } ?? PersonNotificationRules(),
      areRulesNew: rules?.plannedAt == plannedAt, parts: parts, stood: stood.named(by: parts),
      occurrences: occurrences)
    return Inputs(
      revision: found.revision, scheduleJSON: found.scheduleJSON, zone: zone, replay: replay,
      triggers: defined[standing.key.studyID] ?? [])
  }
}
