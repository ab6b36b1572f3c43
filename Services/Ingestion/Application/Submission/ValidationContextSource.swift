import Calendar
import FoundationEssentials
import ServiceKit

/// Gathers the data that batches are validated against.
struct ValidationContextSource: Sendable {
  let studies: StudyCache
  let questionnaires: QuestionnaireCache
  let library: LibraryCache
  let enrolments: EnrolmentCache
  let groups: GroupSource
  let histories: HistoryLookup
  let sequences: SequenceSource
  let zones: ZoneDatabase
  let limits: InEffect<IngestionLimits>

  /// Returns everything the batch is validated against.
  ///
  /// Costs no query for an ordinary batch. Groups, one-time or blocking questionnaires, conditions
  /// between questionnaires and repeat intervals cost one query together; binding sequences cost
  /// two more.
  ///
  /// - Parameter unconfirmed: studies whose locally known rules reject a sheet.
  func context(
    for sheets: [AnswerSheet], by submitter: Submitter, now: Date,
    confirming unconfirmed: Set<String> = []
  ) async throws -> ValidationContext {
    // Malformed ids are rejected without a lookup.
    let sheets = sheets.filter(\.isWellNamed)
    var context = try await context(
      of: sheets.map { Event(studyID: $0.studyID, at: $0.happenedAt, asking: $0.questionnaireID) },
      by: submitter, now: now, confirming: unconfirmed)
    let members = sheets.filter { context.isMember(of: $0.studyID) }
    context.versions = try await questionnaires.resolutions(
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
      context.firstFinished[use] = sheet.countedAt
    }
    context.earlierSheets = history.latestSheets.byUse
    try await addSequences(to: &context, for: members, by: submitter.participantID)
    return context
  }

  /// Adds the sheets that conditions of some sheets of a batch may refer to if the clocks of two
  /// devices differ: see ``ValidationContext/sheetsInAnyOrder``.
  func addSheetsInAnyOrder(
    to context: inout ValidationContext, for sheets: [AnswerSheet], by participantID: UUID
  ) async throws {
    var questions: Set<EarlierSheetQuestion> = []
    for sheet in sheets {
      context.sheetsInAnyOrder.insert(sheet.sheetID)
      for var question in context.needs(of: sheet, by: participantID) {
        question.notAfter = question.notAfter.advanced(
          byMicroseconds: ValidationContext.clockDifferenceMax)
        questions.insert(question)
      }
    }
    let found = try await histories.latestSheets(answering: questions)
    context.earlierSheets.merge(found.byUse) { $0 + $1 }
  }

  /// Returns everything a batch of listening sessions is validated against. Costs no query if
  /// studies and collections are cached and the sessions are new.
  ///
  /// - Parameter unconfirmed: studies whose locally known rules reject a session.
  /// - Throws: `PostgresError`; ``IngestionError`` `.validationLimit`.
  func context(
    for sessions: [ListeningSession], by submitter: Submitter, now: Date,
    confirming unconfirmed: Set<String>
  ) async throws -> ValidationContext {
    let sessions = sessions.filter(\.isWellNamed)
    var context = try await context(
      of: sessions.map { Event(studyID: $0.studyID, at: $0.happenedAt) }, by: submitter, now: now,
      confirming: unconfirmed)
    // No lookups for collections that the study does not offer.
    let offered = sessions.filter { session in
      guard context.isMember(of: session.studyID) else { return false }
      return context.studies[session.studyID]?.known?.everHadSounds(of: session.collectionID)
        ?? false
    }
    context.library = try await library.resolutions(
      of: Set(offered.map(\.collection)), arrivedAt: submitter.arrivedAt)
    return context
  }

  /// Returns everything that changes of health records are validated against.
  ///
  /// - Parameter unconfirmed: studies whose locally known rules reject a change.
  /// - Throws: `PostgresError`; ``IngestionError`` `.validationLimit`.
  func context(
    for changes: [RecordChange], by submitter: Submitter, now: Date,
    confirming unconfirmed: Set<String>
  ) async throws -> ValidationContext {
    let clock = ValidationContext(
      now: Instant(now), zones: zones, limits: limits.current.sheets,
      recordLimits: limits.current.records)
    // Deletions need no lookup.
    let records = changes.filter { !$0.isDeletion && $0.record.isWellNamed }.map(\.record)
    var context = try await context(
      of: records.map { Event(studyID: $0.studyID, at: clock.memberAt($0)) }, by: submitter,
      now: now, confirming: unconfirmed)
    let members = records.filter { context.isMember(of: $0.studyID) }
    context.library = try await library.resolutions(
      of: members.reduce(into: []) { $0.formUnion(context.libraryVersions(for: $1)) },
      arrivedAt: submitter.arrivedAt)
    return context
  }

  /// Something that happened in a study.
  private struct Event {
    var studyID: String
    /// Nil if invalid.
    var at: Instant?
    /// The questionnaire that the study should have; nil if none.
    var asking: String?
  }

  /// Returns enrolments and rules of the studies.
  private func context(
    of events: [Event], by submitter: Submitter, now: Date, confirming unconfirmed: Set<String>
  ) async throws -> ValidationContext {
    var context = ValidationContext(
      now: Instant(now), zones: zones, limits: limits.current.sheets,
      recordLimits: limits.current.records)
    context.consentEnds = submitter.consentEnds.mapValues { Instant($0) }
    guard !events.isEmpty else { return context }
    context.enrolments = try await enrolments.enrolments(
      of: submitter,
      at: events.reduce(into: [:]) { times, event in
        times[event.studyID, default: []] += [event.at].compactMap(\.self)
      })
    // No lookups for callers outside the study.
    context.studies = try await studies.rules(
      for: events.filter { context.isMember(of: $0.studyID) }.reduce(into: [:]) {
        $0[$1.studyID, default: []].formUnion([$1.asking].compactMap(\.self))
      }, confirming: unconfirmed, arrivedAt: submitter.arrivedAt)
    return context
  }

  private func addSequences(
    to context: inout ValidationContext, for members: [AnswerSheet], by participantID: UUID
  ) async throws {
    let offered = members.filter { context.isShown($0) }
    context.sequenceSteps = try await sequences.steps(
      for: offered, by: participantID, in: context)
    let further = try await histories.latestSheets(
      answering: Set(SequenceSource.needs(of: offered, by: participantID, in: context)))
    context.earlierSheets.merge(further.byUse) { $0 + $1 }
  }

  /// The studies that have groups, and the questions about the participant's groups.
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
  /// Whether the participant is or was in the study, as far as known.
  fileprivate func isMember(of studyID: String) -> Bool {
    enrolments[studyID]?.isStranger == false
  }

  /// The use of the sheet's questionnaire, regardless of visibility.
  fileprivate func use(of sheet: AnswerSheet) -> QuestionnaireUse? {
    guard case .known(let rules) = studies[sheet.studyID] else { return nil }
    return rules.uses[sheet.questionnaireID]
  }

  fileprivate func isOneTime(_ use: StudyQuestionnaire) -> Bool {
    guard case .known(let rules) = studies[use.studyID] else { return false }
    return rules.uses[use.questionnaireID]?.recurrence == .oneTime
  }

  /// The questions about the participant's history. The groups are not known yet, so the questions
  /// cover all groups.
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

  /// The earlier sheets that decide which questions were visible in this sheet, and whether it
  /// respects the repeat interval.
  fileprivate func needs(
    of sheet: AnswerSheet, by participantID: UUID
  ) -> [EarlierSheetQuestion] {
    let version = QuestionnaireVersion(
      questionnaireID: sheet.questionnaireID, version: sheet.version)
    guard case .known(let definition) = versions[version] else { return [] }
    let judgedAt = judgedAt(sheet) ?? now
    var needed = definition.questionnairesNeeded(by: sheet)
    if let use = use(of: sheet), use.repeatIntervalMicroseconds > 0 {
      needed.insert(sheet.questionnaireID)
    }
    return needed.map {
      EarlierSheetQuestion(
        participantID: participantID,
        use: StudyQuestionnaire(studyID: sheet.studyID, questionnaireID: $0), notAfter: judgedAt)
    }
  }
}
