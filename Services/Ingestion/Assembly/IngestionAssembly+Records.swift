import IngestionApplication
import IngestionDomain
import IngestionEvents
import IngestionRPC
import IngestionStore
import Postgres
import ServiceKit

extension IngestionAssembly {
  /// - Parameter router: for exports.
  static func makeRecordHandler(
    _ environment: ServiceEnvironment, studies: StudyCache, enrolments: EnrolmentCache,
    timeZones: TimeZoneNames, router: PostgresReadRouter, library: LibraryCache,
    threads: WorkerThreads, limits: InEffect<IngestionLimits>
  ) -> RecordHandler {
    let contexts = RecordContextSource(
      studies: studies, library: library, enrolments: enrolments, timeZones: timeZones,
      limits: limits)
    let reader = RecordReader(pool: environment.pool, mayBeStale: router)
    return RecordHandler(
      syncRecords: SyncRecords(
        pool: environment.pool, contexts: contexts, reader: reader,
        events: TriggerAnnouncements(outbox: environment.outbox), clock: environment.clock,
        threads: threads, limits: limits),
      listRecords: ListRecords(reader: reader, threads: threads),
      exportOwnResources: ExportOwnResources(
        reader: reader, library: library, clock: environment.clock, threads: threads),
      exportRecords: ExportRecords(
        reader: reader, pseudonyms: PseudonymStore(pool: environment.pool),
        securityEvents: environment.securityEvents, threads: threads))
  }

  /// Forgets tombstones that are old enough.
  static func makeRecordWork(_ environment: ServiceEnvironment) -> [BackgroundWork] {
    let forget = ForgetTombstones(pool: environment.pool, clock: environment.clock)
    let logger = environment.logger
    return [
      BackgroundWork(name: "tombstones of records") {
        try await forget.keepForgetting(logger: logger)
      }
    ]
  }
}
