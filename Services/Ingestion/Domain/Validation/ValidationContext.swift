import Calendar
import FoundationEssentials

/// Everything that a batch of one participant's sheets, listening sessions or health records is
/// validated against.
struct ValidationContext: Sendable {
  var now: Instant
  var zones: ZoneDatabase
  /// Keyed by study id; missing entries are unavailable.
  var studies: [String: Resolution<StudyRules>] = [:]
  /// Missing entries are unavailable.
  var versions: [QuestionnaireVersion: Resolution<PreparedQuestionnaire>] = [:]
  /// Keyed by study id; missing entries mean not enrolled.
  var enrolments: [String: Enrolment] = [:]
  /// Stored sheets for conditions between questionnaires and repeat intervals: for every sheet of
  /// the batch at least the latest one finished at or before it.
  var earlierSheets: [StudyQuestionnaire: [EarlierSheet]] = [:]
  /// Ids, as sent, of sheets whose conditions may also refer to sheets that count from up to
  /// ``clockDifferenceMax`` later, since the clocks of two devices may differ.
  var sheetsInAnyOrder: Set<String> = []
  /// The stored sheets of one-time questionnaires.
  var oneTimeSheets: [StudyQuestionnaire: UUID] = [:]
  /// Time from which the first stored sheet of blocking questionnaires counts.
  var firstFinished: [StudyQuestionnaire: Instant] = [:]
  /// The participant's groups by study; missing entries mean no group.
  var groups: [String: MemberGroups] = [:]
  /// End of consents to replaced texts, by study; missing entries mean a valid consent.
  var consentEnds: [String: Instant] = [:]
  /// Keyed by study with binding lists: for each questionnaire of
  /// ``StudyRules/sequenceQuestionnaires`` and every sheet of the batch, at least the latest
  /// ``SequenceTracker/depth`` sheets finished at or before it.
  var sequenceSteps: [String: [SequenceStep]] = [:]
  /// Vocabularies and sound collections; missing entries are unavailable.
  var library: [LibraryVersion: Resolution<PreparedLibraryEntry>] = [:]
  var limits: SheetLimits = SheetLimits()
  var recordLimits: RecordLimits = RecordLimits()

  /// Returns the time used for validation: that of membership, but not after now, since a sheet
  /// that is here was finished before. Nil if the sheet has no valid time.
  func judgedAt(_ sheet: AnswerSheet) -> Instant? {
    judgedAt(sheet.finishedAt?.instant, in: sheet.studyID)
  }

  /// Returns the same for any event in a study.
  func judgedAt(_ happenedAt: Instant?, in studyID: String) -> Instant? {
    memberAt(happenedAt, in: studyID).map { min($0, now) }
  }

  /// Returns the time by which membership is decided: the stated one, or now if that is implausible.
  /// For participants who left, an event from implausibly long before the joining counts as of the
  /// departure, because only its time shows on which side it happened. Nil for an invalid time.
  func memberAt(_ happenedAt: Instant?, in studyID: String) -> Instant? {
    guard let happenedAt else { return nil }
    if isPlausible(happenedAt, in: studyID) { return happenedAt }
    guard !isTooLate(happenedAt), let leftAt = enrolments[studyID]?.leftAt else { return now }
    return min(leftAt, now)
  }

  func isPlausible(_ finishedAt: Instant, in studyID: String) -> Bool {
    guard !isTooLate(finishedAt) else { return false }
    guard case .at(let joinedAt) = enrolments[studyID]?.beginning else { return true }
    return finishedAt
      >= joinedAt.advanced(byMicroseconds: -limits.pastToleranceMicroseconds)
  }

  func isTooLate(_ instant: Instant) -> Bool {
    instant > now.advanced(byMicroseconds: limits.futureToleranceMicroseconds)
  }

  /// Returns the time from which a sheet or session counts: see ``AcceptedSheet/countedAt``.
  func countedAt(_ happenedAt: Instant, in studyID: String) -> Instant {
    isPlausible(happenedAt, in: studyID) ? min(happenedAt, now) : now
  }

  func definition(for sheet: AnswerSheet) -> PreparedQuestionnaire? {
    let key = QuestionnaireVersion(
      questionnaireID: sheet.questionnaireID, version: sheet.version)
    if case .known(let definition) = versions[key] { return definition }
    return nil
  }

  /// Whether the participant sees the sheet's questionnaire in its study.
  func isShown(_ sheet: AnswerSheet) -> Bool {
    guard case .known(let rules) = studies[sheet.studyID] else { return false }
    return rules.use(
      of: sheet.questionnaireID, shownTo: groups[sheet.studyID] ?? MemberGroups()) != nil
  }

  /// Returns the questionnaire that the client showed, if visible to the participant and of the
  /// named version.
  func shownDefinition(of sheet: AnswerSheet) -> PreparedQuestionnaire? {
    guard isShown(sheet), let definition = definition(for: sheet),
      definition.contentHash == sheet.contentHash
    else { return nil }
    return definition
  }
}

/// Something that another service owns, as known here.
enum Resolution<Value: Sendable>: Sendable {
  case known(Value)
  /// The owner confirmed that it does not exist. Final for sheets finished up to that time; it may
  /// have been created since.
  case unknown(settledUntil: Instant = .distantFuture)
  /// Not known here, and the owner cannot be asked now.
  case unavailable

  /// The value; nil unless known.
  var known: Value? {
    if case .known(let value) = self { value } else { nil }
  }
}

extension Resolution: Equatable where Value: Equatable {}

extension ValidationContext {
  /// Returns the time used to validate a record: that of the change, but not after now. Nil if the
  /// record has no valid time.
  func judgedAt(_ record: HealthRecord) -> Instant? {
    record.changedAt?.instant.map { min($0, now) }
  }

  /// Returns the time by which membership is decided: that of the change, or now if it is too far
  /// ahead.
  func memberAt(_ record: HealthRecord) -> Instant? {
    record.changedAt?.instant.map { isTooLate($0) ? now : $0 }
  }

  /// Returns the vocabulary versions of the record's codes.
  func libraryVersions(for record: HealthRecord) -> Set<LibraryVersion> {
    guard let contents = record.contents,
      case .known(let rules) = studies[record.studyID],
      let vocabularyID = rules.recordVocabularies[contents.type], !vocabularyID.isEmpty
    else { return [] }
    return Set(
      contents.codes.map { LibraryVersion(.vocabulary, vocabularyID, version: $0.version) })
  }
}
