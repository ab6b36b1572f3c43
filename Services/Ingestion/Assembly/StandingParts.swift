import IngestionApplication
import IngestionRPC
import IngestionStore
import Logging
import Postgres
import ServiceKit

extension StandingHandler {
  init(
    _ studies: StudyCache, _ enrolments: EnrolmentCache, _ groups: GroupSource,
    _ presentOffers: PresentOffers, drafts: any DraftProgressSource,
    _ rejections: RejectedSheetStore,
    on pool: PostgresPool, clock: any WallClock
  ) {
    self.init(
      getStanding: GetStanding(
        studies: studies, enrolments: enrolments, groups: groups,
        reader: StandingReader(pool: pool), presentOffers: presentOffers, drafts: drafts,
        clock: clock),
      listRejectedSheets: ListRejectedSheets(store: rejections, clock: clock),
      deleteRejectedSheet: DeleteRejectedSheet(store: rejections))
  }
}

extension BackgroundWork {
  static func keepingFresh(_ timeZones: TimeZoneNames, logger: Logger) -> BackgroundWork {
    BackgroundWork(name: "names of time zones") {
      try await timeZones.keepFresh(logger: logger)
    }
  }

  static func forgettingOldRejections(
    in store: RejectedSheetStore, clock: any WallClock, logger: Logger
  ) -> BackgroundWork {
    BackgroundWork(name: "refused sheets") {
      let forget = ForgetOldRejections(store: store, clock: clock)
      try await OutageLog("forgetting refused sheets", logger: logger).repeating(
        every: ForgetOldRejections.interval
      ) { try await forget() }
    }
  }
}

extension TimeZoneWatch {
  /// PostgreSQL computes the local times of sheets. A session of it keeps the rules of each zone that it has
  /// read, so after an update others take their place.
  static func sheets(
    pool: PostgresPool, names: TimeZoneNames, logger: Logger
  ) throws -> TimeZoneWatch {
    TimeZoneWatch(zones: try hostZones(), database: pool.configuration, logger: logger) {
      pool.replaceConnections()
      await names.refresh(logger: logger)
    }
  }
}
