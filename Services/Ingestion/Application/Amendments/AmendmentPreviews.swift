import Calendar
import FoundationEssentials
import IngestionDomain
package import IngestionStore
package import Postgres
package import ServiceKit

/// Finds out what can be said of amendments before their sheets are locked: whether the participant may, and whether
/// the answers fit.
package struct AmendmentPreviews: Sendable {
  private let pool: PostgresPool
  private let contexts: ValidationContextSource
  private let enrolments: EnrolmentCache
  private let earlierSheets: EarlierSheetLookup
  private let threads: WorkerThreads

  package init(
    pool: PostgresPool, contexts: ValidationContextSource, enrolments: EnrolmentCache,
    earlierSheets: EarlierSheetLookup, threads: WorkerThreads
  ) {
    self.pool = pool
    self.contexts = contexts
    self.enrolments = enrolments
    self.earlierSheets = earlierSheets
    self.threads = threads
  }

  struct Found: Sendable {
    /// Of each amendment; nil: there is no such sheet.
    var previews: [AmendmentJudge.Preview?]
    var studyIDs: Set<String>
    var context: ValidationContext
  }

  /// A constant number of queries, however many there are.
  ///
  /// - Throws: `PostgresError`; ``IngestionError`` `.validationLimit`.
  func previews(
    of amendments: [Amendment], by submitter: Submitter, now: Date
  ) async throws -> Found {
    let statement = RevisionStore.sheets(
      Set(amendments.map(\.sheetID)), of: submitter.participantID)
    let stored = try await pool.transaction { try await $0.answers(to: statement) }
    let sheetOfID = Dictionary(stored.map { ($0.sheetID, $0.sheet) }) { first, _ in first }
    let judged = amendments.map { amendment in
      sheetOfID[amendment.sheetID].map { $0.judged(by: amendment) }
    }
    let sheets = judged.compactMap(\.self)
    let context = try await context(for: sheets, by: submitter, now: now)
    let memberships = try await memberships(of: amendments, judged, by: submitter)
    let gathered = Gathered(
      context: context, memberships: memberships, consentEnds: submitter.consentEnds)
    let work = { @Sendable in
      zip(amendments, judged).map { amendment, sheet in
        sheet.map { gathered.preview(of: amendment, to: $0) }
      }
    }
    return Found(
      previews: sheets.takeLongToValidate ? try await threads.run(work) : work(),
      studyIDs: Set(sheets.map(\.studyID)), context: context)
  }

  /// Where the rules of a study, as they are known here, let nothing be amended, the catalogue is asked.
  private func context(
    for sheets: [AnswerSheet], by submitter: Submitter, now: Date
  ) async throws -> ValidationContext {
    var context = try await contexts.context(for: sheets, by: submitter, now: now)
    let unconfirmed = Set(sheets.filter { !context.isRevisable($0) }.map(\.studyID))
    if !unconfirmed.isEmpty {
      context = try await contexts.context(
        for: sheets, by: submitter, now: now, confirming: unconfirmed)
    }
    // Of its own questionnaire the sheet before counts, not itself.
    let before = Set(sheets.compactMap { context.ownQuestion(of: $0, by: submitter.participantID) })
    for (use, found) in try await earlierSheets.sheets(for: before) {
      context.earlierSheets[use, default: []] += found
    }
    return context
  }

  /// As of when the answers were amended.
  private func memberships(
    of amendments: [Amendment], _ judged: [AnswerSheet?], by submitter: Submitter
  ) async throws -> [String: Enrolment] {
    var times: [String: [Instant]] = [:]
    for (amendment, sheet) in zip(amendments, judged) where !amendment.isWithdrawal {
      if let sheet { times[sheet.studyID, default: []].append(amendment.amendedAt) }
    }
    guard !times.isEmpty else { return [:] }
    return try await enrolments.enrolments(of: submitter, at: times)
  }
}

/// What amendments are judged by.
private struct Gathered: Sendable {
  let context: ValidationContext
  let memberships: [String: Enrolment]
  let consentEnds: [String: Date]

  func preview(of amendment: Amendment, to sheet: AnswerSheet) -> AmendmentJudge.Preview {
    let at = min(amendment.amendedAt, context.now)
    if let refusal = refusal(of: sheet, at: at) { return .forbidden(refusal) }
    if !amendment.isWithdrawal, let refusal = absence(of: sheet, at: at) {
      return .forbidden(refusal)
    }
    let version = QuestionnaireVersion(
      questionnaireID: sheet.questionnaireID, version: sheet.version)
    guard case .known(let definition)? = context.versions[version] else {
      // Nothing is computed for a sheet that is taken back.
      if amendment.change == .withdrawnSheet { return .withdrawal(nil) }
      return .unfit(
        .postponed([
          Violation(
            field: "sheet_id", reason: .versionNotYetKnown,
            description: "version \(sheet.version) is not known here yet")
        ]))
    }
    switch amendment.change {
    case .withdrawnSheet: return .withdrawal(nil)
    case .answers: return AmendmentJudge.Preview(judging: sheet, by: definition, in: context)
    case .withdrawnAnswers(let elementIDs):
      let unknown = definition.violations(of: elementIDs)
      return unknown.isEmpty ? .withdrawal(definition) : .unfit(.rejected(unknown))
    }
  }

  private func refusal(of sheet: AnswerSheet, at instant: Instant) -> Verdict? {
    switch context.studies[sheet.studyID] {
    case .known(let rules):
      if context.isRevisable(sheet) { return nil }
      guard instant > rules.settledUntil else { return .rejected([.notRevisable]) }
      return .postponed([
        Violation(
          field: "sheet_id", reason: .studyUnconfirmed,
          description: "NOT_REVISABLE, by the rules known here, which may be outdated")
      ])
    case .unknown: return .rejected([.notRevisable])
    case .unavailable, nil:
      return .postponed([
        Violation(
          field: "sheet_id", reason: .studyNotYetKnown,
          description: "the sheet's study is not known here yet")
      ])
    }
  }

  /// Of who has left nothing more is taken; to withdraw is possible for ever.
  private func absence(of sheet: AnswerSheet, at instant: Instant) -> Verdict? {
    if let end = consentEnds[sheet.studyID], Instant(end) <= instant {
      return .postponed([
        Violation(
          field: "amend_time", reason: .consentEnded,
          description: "the study has another text to agree to")
      ])
    }
    guard let enrolment = memberships[sheet.studyID], enrolment.absence(at: instant) != nil else {
      return nil
    }
    let reason: Reason =
      switch enrolment.doubt {
      case nil: .notEnrolled
      case .tokenOutdated: .tokenOutdated
      case .notYetKnown: .enrolmentNotYetKnown
      }
    let violation = Violation(
      field: "sheet_id", reason: reason,
      description: "no participant of the sheet's study when it was amended")
    return reason == .notEnrolled ? .rejected([violation]) : .postponed([violation])
  }
}

extension AnswerSheet {
  fileprivate func judged(by amendment: Amendment) -> AnswerSheet {
    guard case .answers(let answers) = amendment.change else { return self }
    var copy = self
    copy.answers = answers
    return copy
  }
}

extension ValidationContext {
  fileprivate func isRevisable(_ sheet: AnswerSheet) -> Bool {
    guard case .known(let rules)? = studies[sheet.studyID] else { return false }
    return rules.uses[sheet.questionnaireID]?.isRevisable == true
  }

  /// Asks for the sheet before this one, where a condition looks at earlier sheets of the same questionnaire.
  fileprivate func ownQuestion(
    of sheet: AnswerSheet, by participantID: UUID
  ) -> EarlierSheetLookup.Question? {
    let version = QuestionnaireVersion(
      questionnaireID: sheet.questionnaireID, version: sheet.version)
    guard case .known(let definition)? = versions[version], let judgedAt = judgedAt(sheet),
      definition.questionnairesNeeded(by: sheet).contains(sheet.questionnaireID)
    else { return nil }
    return EarlierSheetLookup.Question(
      participantID: participantID, use: sheet.use,
      notAfter: judgedAt.advanced(byMicroseconds: -1))
  }
}
