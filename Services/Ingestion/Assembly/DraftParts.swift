import IngestionApplication
import IngestionRPC
import ServiceKit

/// What serves and tidies up unfinished sheets.
struct DraftParts: Sendable {
  let handler: DraftHandler
  let tidying: BackgroundWork

  init(
    _ environment: ServiceEnvironment, limits: InEffect<IngestionLimits>, studies: StudyCache,
    questionnaires: QuestionnaireCache, uses: SeenUses, enrolments: EnrolmentCache
  ) {
    let (pool, clock, logger) = (environment.pool, environment.clock, environment.logger)
    let outlooks = DraftOutlooks(studies: studies)
    handler = DraftHandler(
      saveDraft: SaveDraft(
        pool: pool, requireMembership: RequireMembership(enrolments: enrolments),
        uses: uses, questionnaires: questionnaires, outlooks: outlooks, clock: clock,
        limits: limits),
      readDrafts: ReadDrafts(pool: pool, outlooks: outlooks, clock: clock),
      deleteDraft: DeleteDraft(pool: pool, clock: clock))
    let tidyDrafts = TidyDrafts(pool: pool, clock: clock)
    tidying = BackgroundWork(name: "drafts") { try await tidyDrafts.repeatedly(logger: logger) }
  }
}
