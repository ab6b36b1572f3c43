import Calendar
import FoundationEssentials
package import IngestionDomain
package import IngestionStore

/// Gathers what batches are validated against.
package struct ValidationContextSource: Sendable {
  private let studies: StudyCache
  private let questionnaires: QuestionnaireCache
  private let enrolments: EnrolmentCache
  private let groups: GroupSource
  private let earlierSheets: EarlierSheetLookup
  private let reader: SheetReader
  private let sequences: SequenceSource
  private let timeZones: TimeZoneNames
  private let limits: SheetLimits

  package init(
    studies: StudyCache, questionnaires: QuestionnaireCache, enrolments: EnrolmentCache,
    groups: GroupSource, earlierSheets: EarlierSheetLookup, reader: SheetReader,
    sequences: SequenceSource, timeZones: TimeZoneNames, limits: SheetLimits
  ) {
    self.studies = studies
    self.questionnaires = questionnaires
    self.enrolments = enrolments
    self.groups = groups
    self.earlierSheets = earlierSheets
    self.reader = reader
    self.sequences = sequences
    self.timeZones = timeZones
    self.limits = limits
  }

  /// Everything that the batch is validated against. Costs no query for an ordinary batch; only
  /// groups, one-time or blocking questionnaires, binding orders, and conditions between questionnaires or
  /// repeat intervals need one each.
  ///
  /// - Parameter unconfirmed: studies whose rules, as they are known here, refuse a sheet.
  func context(
    for sheets: [AnswerSheet], by submitter: Submitter, now: Date,
    confirming unconfirmed: Set<String> = []
  ) async throws -> ValidationContext {
    // What is spelled as nothing can be needs no look-up to be refused.
    let sheets = sheets.filter(\.isWellNamed)
    var context = ValidationContext(
      now: Instant(now), timeZones: timeZones.known, limits: limits)
    context.consentEnds = submitter.consentEnds.mapValues { Instant($0) }
    context.enrolments = try await enrolments.enrolments(
      of: submitter,
      at: sheets.reduce(into: [:]) { times, sheet in
        times[sheet.studyID, default: []] += [sheet.finishedAt?.instant].compactMap(\.self)
      })
    // Nothing is looked up for strangers.
    let members = sheets.filter { context.enrolments[$0.studyID]?.isStranger == false }
    context.studies = try await studies.rules(
      for: members.reduce(into: [:]) { $0[$1.studyID, default: []].insert($1.questionnaireID) },
      confirming: unconfirmed, arrivedAt: submitter.arrivedAt)
    context.groups = try await groups(of: members, by: submitter, in: context)
    let offered = members.filter { context.use(of: $0) != nil }
    context.versions = try await questionnaires.definitions(
      of: Set(
        offered.map {
          QuestionnaireVersion(questionnaireID: $0.questionnaireID, version: $0.version)
        }), arrivedAt: submitter.arrivedAt)
    let oneTime = Set(
      offered.filter { context.use(of: $0)?.recurrence == .oneTime }.map {
        StudyQuestionnaire(studyID: $0.studyID, questionnaireID: $0.questionnaireID)
      })
    let blocking = Set(offered.flatMap { context.blocking(before: $0) })
    for (use, sheet) in try await reader.sheetsFillingIn(
      participantID: submitter.participantID, oneTime.union(blocking))
    {
      if oneTime.contains(use) { context.oneTimeSheets[use] = sheet.sheetID }
      context.firstFinished[use] = sheet.finishedAt
    }
    context.sequenceSteps = try await sequences.steps(
      for: offered, by: submitter.participantID, in: context)
    context.earlierSheets = try await earlierSheets.sheets(
      for: Set(
        offered.flatMap { context.needs(of: $0, by: submitter.participantID) }
          + SequenceSource.needs(of: offered, by: submitter.participantID, in: context)))
    return context
  }

  /// The participant's groups in those of the studies that have any.
  private func groups(
    of sheets: [AnswerSheet], by submitter: Submitter, in context: ValidationContext
  ) async throws -> [String: MemberGroups] {
    var studyIDs: Set<String> = []
    var doubts: [String: [GroupSource.Question]] = [:]
    for sheet in sheets {
      guard case .known(let rules) = context.studies[sheet.studyID] else { continue }
      if rules.hasGroups { studyIDs.insert(sheet.studyID) }
      guard
        let doubt = GroupSource.Question(
          about: sheet.questionnaireID, of: rules, at: context.judgedAt(sheet) ?? context.now)
      else { continue }
      studyIDs.insert(sheet.studyID)
      doubts[sheet.studyID, default: []].append(doubt)
    }
    return try await self.groups.groups(of: submitter, in: studyIDs, needing: doubts)
  }
}

extension ValidationContext {
  fileprivate func use(of sheet: AnswerSheet) -> QuestionnaireUse? {
    guard case .known(let rules) = studies[sheet.studyID] else { return nil }
    return rules.use(
      of: sheet.questionnaireID, shownTo: groups[sheet.studyID] ?? MemberGroups())
  }

  /// The questionnaires that were to be filled in before this sheet's.
  fileprivate func blocking(before sheet: AnswerSheet) -> [StudyQuestionnaire] {
    guard case .known(let rules) = studies[sheet.studyID],
      rules.uses[sheet.questionnaireID]?.blocksSince == nil,
      let judgedAt = judgedAt(sheet)
    else { return [] }
    let groups = groups[sheet.studyID]?.groups(at: judgedAt) ?? []
    return rules.blockingUses(seenBy: groups).map {
      StudyQuestionnaire(studyID: sheet.studyID, questionnaireID: $0.questionnaireID)
    }
  }

  /// The earlier sheets that decide what was shown in this one, and whether it came too soon.
  fileprivate func needs(
    of sheet: AnswerSheet, by participantID: UUID
  ) -> [EarlierSheetLookup.Question] {
    let version = QuestionnaireVersion(
      questionnaireID: sheet.questionnaireID, version: sheet.version)
    guard case .known(let definition) = versions[version],
      let judgedAt = judgedAt(sheet)
    else { return [] }
    var needed = definition.questionnairesNeeded(by: sheet).map { ($0, false) }
    if let use = use(of: sheet), use.repeatIntervalMicroseconds > 0 {
      needed.append((sheet.questionnaireID, true))
    }
    return needed.map { questionnaireID, fillingIn in
      EarlierSheetLookup.Question(
        participantID: participantID,
        use: StudyQuestionnaire(studyID: sheet.studyID, questionnaireID: questionnaireID),
        notAfter: judgedAt, fillingIn: fillingIn)
    }
  }
}
