import IngestionApplication
import IngestionDomain
import IngestionEvents
import IngestionRPC
import IngestionStore
import Postgres
import RPCServer
import ServiceKit

extension IngestionAssembly {
  static func listeningAndSettings(
    _ environment: ServiceEnvironment, _ router: PostgresReadRouter, _ library: LibraryCache,
    _ studies: StudyCache, _ enrolments: EnrolmentCache, _ timeZones: TimeZoneNames,
    _ limits: InEffect<IngestionLimits>
  ) -> [any RegistrableService] {
    let contexts = ListeningContextSource(
      studies: studies, enrolments: enrolments, library: library, timeZones: timeZones,
      limits: limits)
    let (pool, clock) = (environment.pool, environment.clock)
    let reader = SessionReader(pool: pool, mayBeStale: router)
    let writer = SessionWriter(
      pool: pool, limits: limits,
      events: TriggerAnnouncements(outbox: environment.outbox), clock: clock,
      logger: environment.logger)
    return [
      ListeningHandler(
        submitSessions: SubmitSessions(
          contexts: contexts, reader: reader, writer: writer, clock: clock, pool: pool),
        listSessions: ListSessions(reader: reader),
        getStatistics: GetSoundStatistics(reader: reader, library: library),
        exportSessions: ExportSessions(
          reader: reader, pseudonyms: PseudonymStore(pool: pool),
          securityEvents: environment.securityEvents)),
      SettingsHandler(
        getSettings: GetSettings(pool: pool),
        updateSettings: UpdateSettings(
          pool: pool, clock: clock,
          events: PromptSettingsAnnouncements(outbox: environment.outbox),
          limits: limits)),
    ]
  }
}
