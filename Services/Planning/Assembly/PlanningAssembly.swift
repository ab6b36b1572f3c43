public import ArgumentParser
import Calendar
public import Postgres
public import ServiceKit

/// `otolith-planning`: schedules and notification plans.
public struct PlanningAssembly: ServiceAssembly {
  public static var name: String { "otolith-planning" }
  public static var schema: String { "planning" }
  public static var abstract: String {
    "Plans notifications: seeded, exact across time zones, never moved once handed out."
  }
  public static var migrations: MigrationSet { PlanningMigrations.set }
  public static var personalTopics: Set<String> { PlanAnnouncements.topics }
  public static var settings: [any DefinedSetting] {
    AuditSettings.settings + PushSettings.all + AlertSettings.all
  }
  public static var extraCommands: [any ParsableCommand.Type] {
    [VerifyAuditLogCommand<PlanningAssembly, AuditLog>.self]
  }

  public static func problems(in reader: SettingsReader) -> [String] {
    SettingsError.problems { _ = try AuditSettings.keys(from: reader) }
      + SettingsError.problems { _ = try PushSettings(reader: reader) }
      + SettingsError.problems { _ = try AlertSettings(reader: reader) }
  }

  public static func make(_ environment: ServiceEnvironment) async throws -> AssembledService {
    let zones = try TimeZoneWatch.hostZones()
    let push = try PushSettings(reader: environment.reader)
    let delivery = DeliveryParts(environment, settings: push)
    let pool = environment.pool
    let catalogue = CatalogueClient(
      channel: environment.channel(to: "otolith-catalogue"), credential: environment.credential,
      logger: environment.logger)
    let studies = StudyCache(
      pool: pool, owner: catalogue.studies, clock: environment.clock)
    let events = PlanAnnouncements(outbox: environment.outbox)
    let pseudonyms = StudyPseudonyms(
      pool: pool,
      owner: IngestionPseudonyms(
        channel: environment.channel(to: "otolith-ingestion"), credential: environment.credential,
        logger: environment.logger))
    let alerts = try AlertParts(
      environment, zones: zones, studies: studies, pseudonyms: pseudonyms, events: events,
      push: push.client)
    try await alerts.prepare()
    let handler = PlanningHandler(
      getPlan: GetNotificationPlan(pool: pool, zones: zones, studies: studies, events: events),
      findSchedule: FindSchedule(pool: pool, studies: studies),
      changeSchedule: ChangeSchedule(pool: pool, studies: studies, events: events),
      recordReports: RecordReports(pool: pool),
      clock: environment.clock)
    let sealing = AuditSealing(
      of: AuditLog.self, pool: pool, keys: try AuditSettings.keys(from: environment.reader),
      clock: environment.clock, logger: environment.logger)
    try await sealing.check()
    let planning = PlanningAhead(
      planAhead: PlanAhead(
        pool: pool, zones: zones, events: events, suspended: environment.suspendedAccounts,
        clock: environment.clock), logger: environment.logger)
    var assembled = AssembledService(
      services: [
        handler, delivery.handler, alerts.handler,
        oversight(
          environment, zones: zones, studies: studies, pseudonyms: pseudonyms, events: events),
        OwnExportHandler(ownExport(environment)),
      ],
      consumers: [
        StudyConsumer(), EnrolmentConsumer(events: events), AnswerConsumer(),
        NotificationSettingsConsumer(), RefusedMailConsumer(), TriggerConsumer(),
        AlertMailConsumer(), TestParticipantConsumer(),
      ],
      background: [
        BackgroundWork(name: "audit seals") { try await sealing.run() },
        planning.work,
      ] + delivery.background + alerts.background)
    assembled.measurements = [planning.measurement, delivery.measurement, alerts.measurement]
    assembled.timeZones = TimeZoneWatch(
      zones: zones, database: pool.configuration, logger: environment.logger
    ) {
      // A session of PostgreSQL keeps the rules of each zone it has read.
      pool.replaceConnections()
    }
    assembled.personalTraces = PersonalTraces(
      topics: personalTopics,
      tables: [
        "participants", "enrolments", "completions", "prompt_settings", "planning_due",
        "push_tokens", "trigger_occurrences", "alerts", "participant_activity",
        "test_participants", "audit_names",
      ])
    return assembled
  }

  private static func ownExport(_ environment: ServiceEnvironment) -> OwnExport {
    let pool = environment.pool
    return OwnExport(environment, sources: OwnRecords.sources(pool)) { request in
      let record = AuditRecord(
        action: .ownRecordsExported, actor: request.callerID,
        subject: request.question.participantID)
      try await pool.transaction {
        try await AuditLog().append([record], at: environment.clock.now(), on: $0)
      }
    }
  }

  private static func oversight(
    _ environment: ServiceEnvironment, zones: ZoneDatabase, studies: StudyCache,
    pseudonyms: StudyPseudonyms, events: PlanAnnouncements
  ) -> OversightHandler {
    let pool = environment.pool
    return OversightHandler(
      parts: OversightHandler.Parts(
        countCompliance: CountCompliance(
          pool: pool, pseudonyms: pseudonyms, zones: zones),
        listActivities: ListActivities(pool: pool, zones: zones, pseudonyms: pseudonyms),
        changeStaffDate: ChangeStaffDate(pool: pool, studies: studies, pseudonyms: pseudonyms),
        listNotifications: ListNotifications(pool: pool, pseudonyms: pseudonyms),
        editNotifications: EditNotifications(
          pool: pool, zones: zones, studies: studies, pseudonyms: pseudonyms, events: events),
        fireTrigger: FireTrigger(pool: pool, studies: studies, pseudonyms: pseudonyms),
        explainNotification: ExplainNotification(pool: pool, zones: zones),
        exportNotifications: ExportNotifications(
          pool: pool, pseudonyms: pseudonyms, securityEvents: environment.securityEvents),
        concealedGroups: ConcealedGroups(pool: pool)),
      clock: environment.clock)
  }
}
