public import ArgumentParser
import Calendar
import PlanningApplication
import PlanningEvents
import PlanningRPC
import PlanningStore
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
  public static var settings: [any DefinedSetting] {
    AuditSettings.settings + PushSettings.all
  }
  public static var extraCommands: [any ParsableCommand.Type] {
    [VerifyAuditLogCommand<PlanningAssembly, AuditLog>.self]
  }

  public static func problems(in reader: SettingsReader) -> [String] {
    SettingsError.problems { _ = try AuditSettings.keys(from: reader) }
      + SettingsError.problems { _ = try PushSettings(reader: reader) }
  }

  public static func make(_ environment: ServiceEnvironment) async throws -> AssembledService {
    let zones = try TimeZoneWatch.hostZones()
    let delivery = DeliveryParts(
      environment, settings: try PushSettings(reader: environment.reader))
    let pool = environment.pool
    let catalogue = CatalogueClient(
      channel: environment.channel(to: "otolith-catalogue"), credential: environment.credential,
      logger: environment.logger)
    let studies = StudyCache(
      pool: pool, owner: CatalogueStudies(client: catalogue), clock: environment.clock)
    let events = PlanAnnouncements(outbox: environment.outbox)
    let handler = PlanningHandler(
      handOutPlan: HandOutPlan(pool: pool, zones: zones, studies: studies, events: events),
      findSchedule: FindSchedule(pool: pool, studies: studies),
      changeSchedule: ChangeSchedule(pool: pool, studies: studies, events: events),
      recordReports: RecordReports(pool: pool),
      clock: environment.clock)
    let sealing = AuditSealing(
      pool: pool, keys: try AuditSettings.keys(from: environment.reader),
      clock: environment.clock, logger: environment.logger
    ) { [AuditSealing.End(log: name, head: try await AuditLog().head(on: $0))] }
    try await sealing.check()
    let planning = PlanningAhead(
      planAhead: PlanAhead(
        pool: pool, zones: zones, events: events, suspended: environment.suspendedAccounts,
        clock: environment.clock), logger: environment.logger)
    var assembled = AssembledService(
      services: [
        handler, delivery.handler,
        oversight(environment, zones: zones, studies: studies, events: events),
        OwnExportHandler(export: OwnExport(environment, sources: OwnRecords.sources(pool))),
      ],
      consumers: [
        StudyConsumer(), EnrolmentConsumer(events: events), AnswerConsumer(),
        PromptSettingsConsumer(), TriggerConsumer(), TestParticipantConsumer(),
      ],
      background: [
        BackgroundWork(name: "audit seals") { try await sealing.run() },
        planning.work,
      ] + delivery.background)
    assembled.measurements = [planning.measurement, delivery.measurement]
    assembled.timeZones = TimeZoneWatch(
      zones: zones, database: pool.configuration, logger: environment.logger)
    assembled.personalTraces = PersonalTraces(
      topics: PlanAnnouncements.topics.union(PromptAnnouncements.topics),
      tables: [
        "participants", "enrolments", "completions", "prompt_settings", "planning_due",
        "push_tokens", "trigger_occurrences", "participant_activity", "test_participants",
        "audit_names",
      ])
    return assembled
  }

  private static func oversight(
    _ environment: ServiceEnvironment, zones: ZoneDatabase, studies: StudyCache,
    events: PlanAnnouncements
  ) -> OversightHandler {
    let pool = environment.pool
    let pseudonyms = StudyPseudonyms(
      pool: pool,
      owner: IngestionPseudonyms(
        channel: environment.channel(to: "otolith-ingestion"), credential: environment.credential,
        logger: environment.logger))
    return OversightHandler(
      parts: OversightHandler.Parts(
        countCompliance: CountCompliance(pool: pool, pseudonyms: pseudonyms),
        listActivities: ListActivities(pool: pool, zones: zones, pseudonyms: pseudonyms),
        changeStaffDate: ChangeStaffDate(pool: pool, studies: studies, pseudonyms: pseudonyms),
        listNotifications: ListNotifications(pool: pool, pseudonyms: pseudonyms),
        askByHand: AskByHand(
          pool: pool, zones: zones, studies: studies, pseudonyms: pseudonyms, events: events),
        fireTrigger: FireTrigger(pool: pool, studies: studies, pseudonyms: pseudonyms),
        explain: ExplainNotification(pool: pool, zones: zones),
        exportNotifications: ExportNotifications(
          pool: pool, pseudonyms: pseudonyms, securityEvents: environment.securityEvents)),
      clock: environment.clock)
  }
}
