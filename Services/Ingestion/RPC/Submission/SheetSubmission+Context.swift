import FoundationEssentials
import IngestionDomain

extension SheetSubmission {
  /// Everything that the batch is validated against. Costs no query for an ordinary batch; only
  /// one-time questionnaires and conditions between questionnaires need one each.
  func context(
    for sheets: [AnswerSheet], by submitter: Submitter, now: Date
  ) async throws -> ValidationContext {
    var context = ValidationContext(
      now: Instant(now), timeZones: timeZones, limits: limits)
    context.enrolments = try await enrolments.enrolments(
      of: submitter, in: Set(sheets.map(\.studyID)))
    // Nothing is looked up for strangers.
    let sheets = sheets.filter { context.enrolments[$0.studyID] != nil }
    context.studies = try await studies.rules(
      for: sheets.reduce(into: [:]) { $0[$1.studyID, default: []].insert($1.questionnaireID) },
      token: submitter.token)
    let offered = sheets.filter { context.use(of: $0) != nil }
    context.versions = try await questionnaires.definitions(
      of: Set(
        offered.map {
          QuestionnaireVersion(questionnaireID: $0.questionnaireID, version: $0.version)
        }), token: submitter.token)
    context.oneTimeSheets = try await reader.sheetsFillingIn(
      participantID: submitter.participantID,
      Set(
        offered.filter { context.use(of: $0)?.recurrence == .oneTime }.map {
          StudyQuestionnaire(studyID: $0.studyID, questionnaireID: $0.questionnaireID)
        }))
    context.earlierSheets = try await earlierSheets.sheets(
      for: Set(offered.flatMap { context.needs(of: $0, by: submitter.participantID) }))
    return context
  }
}

extension ValidationContext {
  fileprivate func use(of sheet: AnswerSheet) -> QuestionnaireUse? {
    guard case .known(let rules) = studies[sheet.studyID] else { return nil }
    return rules.uses[sheet.questionnaireID]
  }

  /// The earlier sheets that decide what was shown in this one.
  fileprivate func needs(
    of sheet: AnswerSheet, by participantID: UUID
  ) -> [EarlierSheetLookup.Question] {
    let version = QuestionnaireVersion(
      questionnaireID: sheet.questionnaireID, version: sheet.version)
    guard case .known(let definition) = versions[version],
      let finishedAt = sheet.finishedAt?.instant
    else { return [] }
    return definition.questionnairesNeeded(by: sheet).map {
      EarlierSheetLookup.Question(
        participantID: participantID,
        use: StudyQuestionnaire(studyID: sheet.studyID, questionnaireID: $0),
        notAfter: finishedAt)
    }
  }
}
