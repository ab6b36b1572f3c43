import Calendar
import FoundationEssentials
import IngestionDomain
package import IngestionStore
package import ServiceKit

/// Gathers what batches are validated against.
package struct ValidationContextSource: Sendable {
  private let studies: StudyCache
  private let questionnaires: QuestionnaireCache
  private let enrolments: EnrolmentCache
  private let groups: GroupSource
  private let histories: HistoryLookup
  private let earlierSheets: EarlierSheetLookup
  private let sequences: SequenceSource
  private let timeZones: TimeZoneNames
  private let limits: InEffect<IngestionLimits>

  package init(
    studies: StudyCache, questionnaires: QuestionnaireCache, enrolments: EnrolmentCache,
    groups: GroupSource, histories: HistoryLookup, earlierSheets: EarlierSheetLookup,
    sequences: SequenceSource, timeZones: TimeZoneNames, limits: InEffect<IngestionLimits>
  ) {
    self.studies = studies
    self.questionnaires = questionnaires
    self.enrolments = enrolments
    self.groups = groups
    self.earlierSheets = earlierSheets
    self.histories = histories
    self.sequences = sequences
    self.timeZones = timeZones
    self.limits = limits
  }

  /// Everything that the batch is validated against. Costs no query for an ordinary batch; one for all of groups,
  /// one-time or blocking questionnaires, conditions between questionnaires and repeat intervals; two more where
  /// an order is binding.
  ///
  /// - Parameter unconfirmed: studies whose rules, as they are known here, refuse a sheet.
  func context(
    for sheets: [AnswerSheet], by submitter: Submitter, now: Date,
    confirming unconfirmed: Set<String> = []
  ) async throws -> ValidationContext {
    // What is spelled as nothing can be needs no look-up to be refused.
    let sheets = sheets.filter(\.isWellNamed)
    var context = ValidationContext(
      now: Instant(now), timeZones: timeZones.known, limits: limits.current.sheets)
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
    context.versions = try await questionnaires.definitions(
      of: Set(
        members.filter { context.use(of: $0) != nil }.map {
          QuestionnaireVersion(questionnaireID: $0.questionnaireID, version: $0.version)
        }), arrivedAt: submitter.arrivedAt)
    let group = groupQuestions(about: members, in: context)
    let history = try await histories.history(
      answering: context.questions(
        about: members, by: submitter.participantID, groupsIn: group.studyIDs))
    context.groups = await groups.groups(
      of: submitter, in: group.studyIDs, periods: history.groups, needing: group.doubts)
    for (use, sheet) in history.firstSheets {
      if context.isOneTime(use) { context.oneTimeSheets[use] = sheet.sheetID }
      context.firstFinished[use] = sheet.finishedAt
    }
    context.earlierSheets = history.latestSheets.byUse
    try await addSequences(to: &context, for: members, by: submitter.participantID)
    return context
  }

  private func addSequences(
    to context: inout ValidationContext, for members: [AnswerSheet], by participantID: UUID
  ) async throws {
    let offered = members.filter { context.isShown($0) }
    context.sequenceSteps = try await sequences.steps(
      for: offered, by: participantID, in: context)
    let further = try await earlierSheets.sheets(
      for: Set(SequenceSource.needs(of: offered, by: participantID, in: context)))
    context.earlierSheets.merge(further) { $0 + $1 }
  }

  /// The studies that have groups, and what must be known of the participant's.
  private func groupQuestions(
    about sheets: [AnswerSheet], in context: ValidationContext
  ) -> (studyIDs: Set<String>, doubts: [String: [GroupSource.Question]]) {
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
    return (studyIDs, doubts)
  }
}

extension ValidationContext {
  /// Whoever may see it.
  fileprivate func use(of sheet: AnswerSheet) -> QuestionnaireUse? {
    guard case .known(let rules) = studies[sheet.studyID] else { return nil }
    return rules.uses[sheet.questionnaireID]
  }

  fileprivate func isOneTime(_ use: StudyQuestionnaire) -> Bool {
    guard case .known(let rules) = studies[use.studyID] else { return false }
    return rules.uses[use.questionnaireID]?.recurrence == .oneTime
  }

  /// Everything that is to be known of the participant. As it is not known yet which groups that is, it is asked
  /// of all that any group sees.
  fileprivate func questions(
    about sheets: [AnswerSheet], by participantID: UUID, groupsIn studyIDs: Set<String>
  ) -> Set<HistoryLookup.Question> {
    var questions = Set(
      studyIDs.map {
        HistoryLookup.Question.groups(participantID: participantID, studyID: $0)
      })
    for sheet in sheets {
      guard case .known(let rules) = studies[sheet.studyID], let use = use(of: sheet) else {
        continue
      }
      var firsts = use.recurrence == .oneTime ? [sheet.questionnaireID] : []
      if use.blocksSince == nil, judgedAt(sheet) != nil { firsts += rules.blockingQuestionnaires }
      for questionnaireID in firsts {
        questions.insert(
          .firstSheet(
            participantID: participantID,
            use: StudyQuestionnaire(studyID: sheet.studyID, questionnaireID: questionnaireID)))
      }
      for question in needs(of: sheet, by: participantID) {
        questions.insert(.latestSheet(question))
      }
    }
    return questions
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
    var needed = definition.questionnairesNeeded(by: sheet)
    if let use = use(of: sheet), use.repeatIntervalMicroseconds > 0 {
      needed.insert(sheet.questionnaireID)
    }
    return needed.map {
      EarlierSheetLookup.Question(
        participantID: participantID,
        use: StudyQuestionnaire(studyID: sheet.studyID, questionnaireID: $0), notAfter: judgedAt)
    }
  }
}
