import Calendar
import FoundationEssentials
import Postgres
import ServiceKit

/// Returns a participant's progress in each questionnaire of a study, by the rules that validate
/// sheets. The number of queries does not depend on the number of questionnaires.
struct GetStanding: Sendable {
  let studies: StudyCache
  let enrolments: EnrolmentCache
  let groups: GroupSource
  let questionnaires: QuestionnaireCache
  let pool: PostgresPool
  let presentOffers: PresentOffers
  let readRewards: ReadRewards
  let clock: any WallClock

  /// Participants who left get their past progress; no questionnaire is open.
  ///
  /// - Throws: ``IngestionError`` `.notEnrolled` if the caller never took part,
  ///   `.studyNotYetKnown`; `PostgresError`, `DecodingError`.
  func callAsFunction(
    of studyID: String, to submitter: Submitter
  ) async throws -> StudyStanding {
    let now = Instant(clock.now())
    let isMember = try await isMember(submitter, of: studyID)
    let resolved = try await studies.rules(for: [studyID: []], arrivedAt: submitter.arrivedAt)
    guard case .known(let rules) = resolved[studyID] else {
      throw IngestionError.studyNotYetKnown(studyID)
    }
    var facts = StudyStanding.Facts(now: now, rules: rules)
    facts.mayFillIn = isMember && submitter.consentEnds[studyID].map { Instant($0) > now } ?? true
    facts.groups =
      try await groups.groups(of: submitter, in: rules.hasGroups ? [studyID] : [])[studyID]
      ?? MemberGroups()
    let (tallies, drafts) = (
      StandingReader.tallies(
        of: submitter.participantID, in: studyID, questionnaireIDs: rules.uses.keys, now: now),
      DraftStore.progress(
        participantID: submitter.participantID, studyID: studyID, now: now.date)
    )
    (facts.tallies, facts.drafts, facts.pendingFileCount) = try await pool.transaction(
      readOnly: true
    ) {
      try await $0.answers(
        to: tallies, drafts,
        FileUseStore.pendingCount(of: submitter.participantID, in: studyID))
    }
    facts.lastPercents = try await percents(of: facts.tallies)
    if facts.mayFillIn, !rules.isPaused {
      let present = try await presentOffers(
        to: submitter.participantID, rules: rules, groups: facts.groups, now: now)
      facts.offered = Set(present.offers.map(\.questionnaireID))
      facts.order = present.order
    }
    var standing = StudyStanding(facts)
    standing.rewards = try await readRewards(
      of: submitter, rules: rules, groups: facts.groups, now: now)
    return standing
  }

  /// Returns how much of the latest sheets is answered; without those of unavailable versions.
  private func percents(of tallies: [String: SheetTally]) async throws -> [String: Int] {
    let versions = Set(
      tallies.compactMap { questionnaireID, tally in
        tally.last.map {
          QuestionnaireVersion(questionnaireID: questionnaireID, version: $0.version)
        }
      })
    let definitions = try await questionnaires.resolutions(of: versions)
    return definitions.reduce(into: [:]) { percents, resolution in
      let questionnaireID = resolution.key.questionnaireID
      percents[questionnaireID] = tallies[questionnaireID]?.last.flatMap { sheet in
        resolution.value.known?.percentAnswered(sheet.answers)
      }
    }
  }

  private func isMember(_ submitter: Submitter, of studyID: String) async throws -> Bool {
    let enrolment = try await enrolments.presentEnrolment(of: submitter, in: studyID)
    guard enrolment.isStranger else { return enrolment.isCurrent }
    throw enrolment.doubt == nil
      ? IngestionError.notEnrolled(studyID) : IngestionError.studyNotYetKnown(studyID)
  }
}
