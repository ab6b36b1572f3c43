import Postgres
import RPCServer
import ServiceKit

/// The handlers with their use cases.
extension SharedParts {
  private var pool: PostgresPool { environment.pool }
  private var clock: any WallClock { environment.clock }
  private var triggerEvents: TriggerAnnouncements {
    TriggerAnnouncements(outbox: environment.outbox)
  }
  private var exported: ExportedVersions {
    ExportedVersions(pool: pool, studies: studies, questionnaires: questionnaires)
  }

  var answerSheets: AnswerSheetHandler {
    AnswerSheetHandler(
      submitSheets: SubmitSheets(
        contexts: contexts, pool: pool, events: SheetAcceptances(outbox: environment.outbox),
        limits: limits, clock: clock, offers: offers, histories: histories, threads: threads,
        logger: environment.logger),
      listOffers: ListOffers(
        studies: studies, groups: groups, presentOffers: presentOffers, clock: clock),
      listSheets: ListSheets(pool: pool),
      getSeries: GetSeries(
        router: router, studies: studies, questionnaires: questionnaires, groups: groups,
        clock: clock),
      rememberRejections: RememberRejections(
        pool: pool, clock: clock, logger: environment.logger),
      limits: limits)
  }

  var standing: StandingHandler {
    StandingHandler(
      getStanding: GetStanding(
        studies: studies, enrolments: enrolments, groups: groups,
        questionnaires: questionnaires, pool: pool, presentOffers: presentOffers,
        readRewards: ReadRewards(pool: pool, zones: zones), clock: clock),
      listRejectedSheets: ListRejectedSheets(pool: pool, clock: clock),
      deleteRejectedSheet: DeleteRejectedSheet(pool: pool))
  }

  var exports: ExportHandler {
    ExportHandler(
      exportSheets: ExportSheets(
        pool: pool, router: router, exported: exported, zones: zones,
        securityEvents: environment.securityEvents),
      exportParticipants: ExportParticipants(
        pool: pool, securityEvents: environment.securityEvents),
      codebook: ExportCodebook(
        exported: exported,
        library: ExportedLibrary(library: library, pool: pool, router: router), pool: pool,
        threads: threads))
  }

  var ownExport: OwnExportHandler {
    OwnExportHandler(
      OwnExport(
        environment,
        sources: [OwnSheets(texts: texts, pool: pool)]
          + OwnRecords.sources(pool))
    ) { _, export in try await answering(export) }
  }

  var drafts: DraftHandler {
    let outlooks = DraftOutlooks(studies: studies)
    return DraftHandler(
      saveDraft: SaveDraft(
        pool: pool, requireMembership: RequireMembership(enrolments: enrolments), uses: uses,
        questionnaires: questionnaires, outlooks: outlooks, clock: clock, limits: limits),
      readDrafts: ReadDrafts(pool: pool, outlooks: outlooks, clock: clock),
      deleteDraft: DeleteDraft(pool: pool, clock: clock))
  }

  private var previews: AmendmentPreviews {
    AmendmentPreviews(
      pool: pool, contexts: contexts, enrolments: enrolments, histories: histories,
      threads: threads)
  }

  private var writer: RevisionWriter {
    RevisionWriter(
      events: SheetAmendments(outbox: environment.outbox), triggerEvents: triggerEvents)
  }

  var amendments: AmendmentHandler {
    AmendmentHandler(
      submit: SubmitAmendments(
        pool: pool, previews: previews, writer: writer, offers: offers, clock: clock,
        logger: environment.logger),
      withdraw: WithdrawQuestion(
        pool: pool, uses: uses, questionnaires: questionnaires, studies: studies, zones: zones,
        writer: writer, clock: clock),
      list: ListRevisions(pool: pool),
      export: ExportRevisions(
        pool: pool, router: router, exported: exported, securityEvents: environment.securityEvents))
  }

  var reviews: SheetReviewHandler {
    let read = ReadReviewedSheets(
      pool: pool, exported: exported, securityEvents: environment.securityEvents)
    return SheetReviewHandler(
      read: read,
      review: ReviewSheet(
        pool: pool, read: read, previews: previews, writer: writer, clock: clock))
  }

  var records: RecordHandler {
    RecordHandler(
      syncRecords: SyncRecords(
        pool: pool, contexts: contexts, events: triggerEvents, clock: clock, threads: threads,
        limits: limits),
      listRecords: ListRecords(pool: pool, threads: threads),
      exportOwnResources: ExportOwnResources(
        pool: pool, library: library, clock: clock, threads: threads),
      exportRecords: ExportRecords(
        pool: pool, router: router, zones: zones, securityEvents: environment.securityEvents,
        threads: threads))
  }

  var listening: ListeningHandler {
    ListeningHandler(
      submitSessions: SubmitSessions(
        contexts: contexts,
        writer: .sessions(
          pool: pool, limits: limits, events: triggerEvents, clock: clock,
          logger: environment.logger), clock: clock, pool: pool),
      withdrawSession: WithdrawSession(pool: pool, events: triggerEvents, clock: clock),
      listSessions: ListSessions(pool: pool),
      getStatistics: GetSoundStatistics(router: router, library: library, studies: studies) {
        [catalogueLibrary] in await catalogueLibrary.newestVersion(ofCollection: $0)
      },
      exportSessions: ExportSessions(
        pool: pool, router: router, zones: zones, securityEvents: environment.securityEvents))
  }

  private var readSeries: ReadSeries {
    ReadSeries(router: router, questionnaires: questionnaires)
  }

  private var hiddenQuestions: HiddenQuestions {
    HiddenQuestions(router: router, questionnaires: questionnaires)
  }

  private var readReport: ReadReport {
    ReadReport(
      router: router, pool: pool, readSeries: readSeries, hiddenQuestions: hiddenQuestions,
      texts: texts, library: library, clock: clock)
  }

  var results: ResultHandler {
    ResultHandler(
      listSeries: ListSeries(router: router, hiddenQuestions: hiddenQuestions),
      readSeries: readSeries,
      listTimeline: ListTimeline(pool: pool, clock: clock),
      readComparisons: ReadComparisons(
        router: router, studies: studies, groups: groups,
        requireMembership: RequireMembership(enrolments: enrolments), clock: clock),
      readReport: readReport, threads: threads, zones: zones)
  }

  var sharing: SharingHandler {
    SharingHandler(
      createShare: CreateShare(
        limits: limits, pool: pool,
        contents: ShareContents(
          readReport: readReport, readSeries: readSeries, texts: texts, library: library,
          pool: pool, threads: threads), clock: clock),
      shares: ManageShares(pool: pool, clock: clock),
      openShare: OpenShare(pool: pool, clock: clock), zones: zones)
  }

  var clinicians: ClinicianHandler {
    ClinicianHandler(
      grants: GrantAccess(pool: pool, clock: clock),
      patients: ReadPatients(pool: pool, readReport: readReport, clock: clock), threads: threads,
      zones: zones)
  }

  var figures: FigureHandler {
    FigureHandler(
      count: CountFigures(router: router, exported: exported, threads: threads), clock: clock)
  }

  var settings: SettingsHandler {
    SettingsHandler(
      getSettings: GetSettings(pool: pool),
      updateSettings: UpdateSettings(
        pool: pool, clock: clock, events: PromptSettingsAnnouncements(outbox: environment.outbox),
        limits: limits))
  }

  var files: AnswerFileHandler {
    AnswerFileHandler(
      upload: UploadFile(
        pool: pool, bytes: fileBytes, limits: limits,
        requireMembership: RequireMembership(enrolments: enrolments)),
      read: ReadFiles(
        pool: pool, bytes: fileBytes, securityEvents: environment.securityEvents), clock: clock)
  }

  var fileWork: FileWork {
    FileWork(
      collect: CollectFiles(pool: pool, bytes: fileBytes, limits: limits), clock: clock,
      logger: environment.logger)
  }

  /// Deletes what is too old, and releases comparisons.
  var housekeeping: [BackgroundWork] {
    let logger = environment.logger
    let (tidyDrafts, tidyRevisions) = (
      TidyDrafts(pool: pool, clock: clock), TidyRevisions(pool: pool)
    )
    let tidyShares = TidyShares(pool: pool, clock: clock)
    let tidyGrants = TidyGrants(pool: pool, clock: clock)
    let (forgetTombstones, forgetRejections) = (
      ForgetTombstones(pool: pool, clock: clock), ForgetOldRejections(pool: pool, clock: clock)
    )
    let comparisons = ReleaseComparisons(pool: pool, clock: clock)
    return [
      BackgroundWork(name: "tombstones of records") {
        try await forgetTombstones.keepForgetting(logger: logger)
      },
      BackgroundWork(name: "rejected sheets") {
        try await OutageLog("forgetting rejected sheets", logger: logger).repeating(
          every: ForgetOldRejections.interval
        ) { try await forgetRejections() }
      },
      BackgroundWork(name: "shares") {
        try await OutageLog("deleting ended shares", logger: logger).repeating(
          every: TidyShares.interval
        ) { try await tidyShares() }
      },
      BackgroundWork(name: "grants") {
        try await OutageLog("deleting ended grants", logger: logger).repeating(
          every: TidyGrants.interval
        ) { try await tidyGrants() }
      },
      BackgroundWork(name: "drafts") { try await tidyDrafts.repeatedly(logger: logger) },
      BackgroundWork(name: "revisions") { try await tidyRevisions.repeatedly(logger: logger) },
      BackgroundWork(name: "comparisons") { try await comparisons.repeatedly(logger: logger) },
    ]
  }
}
