import IngestionApplication
import IngestionEvents
import IngestionRPC
import IngestionStore
import Postgres
import ServiceKit

/// What serves corrections and withdrawals.
struct AmendmentParts: Sendable {
  let handler: AmendmentHandler
  let tidying: BackgroundWork

  init(
    _ environment: ServiceEnvironment, router: PostgresReadRouter,
    contexts: ValidationContextSource, enrolments: EnrolmentCache,
    earlierSheets: EarlierSheetLookup, offers: OfferLookup, uses: SeenUses, studies: StudyCache,
    questionnaires: QuestionnaireCache, threads: WorkerThreads
  ) {
    let (pool, clock, logger) = (environment.pool, environment.clock, environment.logger)
    let lookup = RevisionLookup(pool: pool, mayBeStale: router)
    let events = SheetAmendments(outbox: environment.outbox)
    let triggerEvents = TriggerAnnouncements(outbox: environment.outbox)
    handler = AmendmentHandler(
      submit: SubmitAmendments(
        pool: pool,
        previews: AmendmentPreviews(
          pool: pool, contexts: contexts, enrolments: enrolments, earlierSheets: earlierSheets,
          threads: threads),
        events: events, triggerEvents: triggerEvents, offers: offers, clock: clock,
        logger: logger),
      withdraw: WithdrawQuestion(
        pool: pool, lookup: lookup, uses: uses, questionnaires: questionnaires, studies: studies,
        events: events, triggerEvents: triggerEvents, clock: clock),
      list: ListRevisions(lookup: lookup),
      export: ExportRevisions(
        lookup: lookup, pseudonyms: PseudonymStore(pool: pool),
        securityEvents: environment.securityEvents))
    let tidyRevisions = TidyRevisions(pool: pool)
    tidying = BackgroundWork(name: "revisions") {
      try await tidyRevisions.repeatedly(logger: logger)
    }
  }
}
