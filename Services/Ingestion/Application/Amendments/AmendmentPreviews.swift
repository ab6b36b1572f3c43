import Calendar
import FoundationEssentials
import Postgres
import Questionnaires
import ServiceKit

/// Checks amendments before their sheets are locked: whether the participant may amend, and whether
/// the answers are valid.
struct AmendmentPreviews: Sendable {
  let pool: PostgresPool
  let contexts: ValidationContextSource
  let enrolments: EnrolmentCache
  let histories: HistoryLookup
  let threads: WorkerThreads

  struct Found: Sendable {
    /// One preview per amendment; nil if the sheet does not exist.
    var previews: [AmendmentValidator.Preview?]
    var studyIDs: Set<String>
    var context: ValidationContext
  }

  /// Previews all amendments in a constant number of queries.
  ///
  /// - Parameter byStaff: whether staff make them, who need neither the study's permission for
  ///   participants to amend nor the participant's enrolment.
  /// - Throws: `PostgresError`; ``IngestionError`` `.validationLimit`.
  func previews(
    of amendments: [Amendment], by submitter: Submitter, byStaff: Bool = false, now: Date
  ) async throws -> Found {
    let statement = RevisionStore.sheets(
      Set(amendments.map(\.sheetID)), of: submitter.participantID)
    let stored = try await pool.answer(to: statement)
    let sheetOfID = Dictionary(stored.map { ($0.sheetID, $0) }) { first, _ in first }
    let judged = amendments.map { amendment in
      sheetOfID[amendment.sheetID].map { $0.judged(by: amendment) }
    }
    let sheets = judged.compactMap(\.self)
    let context = try await context(for: sheets, by: submitter, byStaff: byStaff, now: now)
    let memberships =
      byStaff ? [:] : try await memberships(of: amendments, judged, by: submitter)
    var gathered = Gathered(
      context: context, memberships: memberships, consentEnds: submitter.consentEnds,
      isByStaff: byStaff)
    var previews = try await preview(amendments, to: judged, in: gathered)
    // Changed answers that conditions reject may be valid in the other order of two clocks.
    let doubtful = previews.indices.filter { previews[$0]?.isDoubtedByConditions == true }
    if !doubtful.isEmpty {
      try await contexts.addSheetsInAnyOrder(
        to: &gathered.context, for: doubtful.compactMap { judged[$0] },
        by: submitter.participantID)
      let again = try await preview(
        doubtful.map { amendments[$0] }, to: doubtful.map { judged[$0] }, in: gathered)
      for (place, other) in zip(doubtful, again) {
        if case .answers = other { previews[place] = other }
      }
    }
    return Found(
      previews: previews, studyIDs: Set(sheets.map(\.studyID)), context: context)
  }

  private func preview(
    _ amendments: [Amendment], to sheets: [AnswerSheet?], in gathered: Gathered
  ) async throws -> [AmendmentValidator.Preview?] {
    let work = { @Sendable in
      zip(amendments, sheets).map { amendment, sheet in
        sheet.map { gathered.preview(of: amendment, to: $0) }
      }
    }
    return sheets.compactMap(\.self).takeLongToValidate ? try await threads.run(work) : work()
  }

  /// Gathers the validation context. Asks the catalogue for newer rules if the known rules forbid
  /// amending.
  private func context(
    for sheets: [AnswerSheet], by submitter: Submitter, byStaff: Bool, now: Date
  ) async throws -> ValidationContext {
    var context = try await contexts.context(for: sheets, by: submitter, now: now)
    let unconfirmed = Set(sheets.filter { !context.isRevisable($0) }.map(\.studyID))
    if !unconfirmed.isEmpty, !byStaff {
      context = try await contexts.context(
        for: sheets, by: submitter, now: now, confirming: unconfirmed)
    }
    // A condition on the sheet's own questionnaire uses the sheet before it, not the sheet itself.
    let before = Set(sheets.compactMap { context.ownQuestion(of: $0, by: submitter.participantID) })
    for (use, found) in try await histories.latestSheets(answering: before).byUse {
      context.earlierSheets[use, default: []] += found
    }
    return context
  }

  /// The enrolments at the times of the amendments.
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

/// The data that amendments are validated against.
private struct Gathered: Sendable {
  var context: ValidationContext
  let memberships: [String: Enrolment]
  let consentEnds: [String: Date]
  let isByStaff: Bool

  func preview(of amendment: Amendment, to sheet: AnswerSheet) -> AmendmentValidator.Preview {
    let at = min(amendment.amendedAt, context.now)
    if !isByStaff {
      if let refusal = refusal(of: sheet, at: at) { return .forbidden(refusal) }
      if !amendment.isWithdrawal, let refusal = absence(of: sheet, at: at) {
        return .forbidden(refusal)
      }
    }
    let version = QuestionnaireVersion(
      questionnaireID: sheet.questionnaireID, version: sheet.version)
    guard case .known(let definition)? = context.versions[version] else {
      // Withdrawing a sheet needs no validation.
      if amendment.change == .withdrawnSheet { return .withdrawal(nil, SheetFacts()) }
      return .unfit(
        .postponed([
          Violation(
            field: "sheet_id", reason: .versionNotYetKnown,
            description: "version \(sheet.version) is not known here yet")
        ]))
    }
    switch amendment.change {
    case .withdrawnSheet: return .withdrawal(nil, SheetFacts())
    case .answers:
      return AmendmentValidator.Preview(judging: sheet, by: definition, in: context)
    case .withdrawnAnswers(let elementIDs):
      let unknown = definition.violations(of: elementIDs)
      return unknown.isEmpty
        ? .withdrawal(definition, definition.facts(of: sheet, in: context.zones))
        : .unfit(.rejected(unknown))
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
          description: "the study of the sheet is not known here yet")
      ])
    }
  }

  /// Participants who left cannot amend answers any more; withdrawing is always possible.
  private func absence(of sheet: AnswerSheet, at instant: Instant) -> Verdict? {
    if let end = consentEnds[sheet.studyID], Instant(end) <= instant {
      return .postponed([
        Violation(
          field: "amend_time", reason: .consentEnded,
          description: "the participant has to agree to the study's current text")
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
      description: "the participant was not enrolled in the study of the sheet at amend_time")
    return reason == .notEnrolled ? .rejected([violation]) : .postponed([violation])
  }
}

extension AmendmentValidator.Preview {
  fileprivate var isDoubtedByConditions: Bool {
    guard case .unfit(.rejected(let violations)) = self else { return false }
    return Decision<AcceptedSheet>.rejected(violations).isDoubtedByConditions
  }
}

extension SheetRecord {
  /// Returns the sheet with the changed answers, as of the time from which it counts.
  fileprivate func judged(by amendment: Amendment) -> AnswerSheet {
    var copy = sheet
    copy.finishedAt = DeviceTime(countedAt)
    if case .answers(let answers) = amendment.change { copy.answers = answers }
    return copy
  }
}

extension ValidationContext {
  fileprivate func isRevisable(_ sheet: AnswerSheet) -> Bool {
    guard case .known(let rules)? = studies[sheet.studyID] else { return false }
    return rules.uses[sheet.questionnaireID]?.isRevisable == true
  }

  /// The query for the previous sheet, if a condition refers to earlier sheets of the same
  /// questionnaire.
  fileprivate func ownQuestion(
    of sheet: AnswerSheet, by participantID: UUID
  ) -> EarlierSheetQuestion? {
    let version = QuestionnaireVersion(
      questionnaireID: sheet.questionnaireID, version: sheet.version)
    guard case .known(let definition)? = versions[version], let judgedAt = judgedAt(sheet),
      definition.questionnairesNeeded(by: sheet).contains(sheet.questionnaireID)
    else { return nil }
    return EarlierSheetQuestion(
      participantID: participantID, use: sheet.use,
      notAfter: judgedAt.advanced(byMicroseconds: -1))
  }
}
