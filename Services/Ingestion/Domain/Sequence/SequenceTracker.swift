public import Calendar
public import FoundationEssentials

/// Follows one participant through the binding sequences of one study, from sheet to sheet as they were
/// finished.
///
/// It needs the latest sheets alone of each questionnaire that the lists name: within a sequence each is filled
/// in once and nothing else is, so that the sheets of one under way are the latest ones. What is older has gaps.
/// It ends where a sheet does not fit; ``depth`` of each questionnaire make sure that one does before a gap is
/// taken for a sequence, since no chain of offers leads back to where it begins.
public struct SequenceTracker: Sendable {
  /// The answers of the latest sheet of a questionnaire that was not finished after an instant.
  public typealias EarlierAnswers = (
    _ questionnaireID: String, _ notAfter: Instant
  ) -> [String: KnownAnswer]?

  /// With one, a sheet may be taken for the end of a sequence that ended before; with two that was seen in one
  /// of 100,000 random histories, with three in none of a million.
  public static let depth = 3

  private let lists: BindingLists
  private let uses: [String: QuestionnaireUse]
  private let groups: MemberGroups
  /// Which questionnaires count, sorted.
  public let questionnaireIDs: [String]
  private var waiting: ArraySlice<SequenceStep>
  /// The stored form of the sheet that is being judged.
  private var held: SequenceStep?
  public private(set) var state = SequenceState()
  /// When each was filled in last.
  private var filledInAt: [String: Instant] = [:]
  private var latest: (finishedAt: Instant, sheetID: UUID)?

  /// - Parameter stored: for each questionnaire of ``StudyRules/sequenceQuestionnaires`` at least the latest
  ///   ``depth`` sheets before each instant that is asked about.
  public init(
    _ lists: BindingLists, of rules: StudyRules, groups: MemberGroups, stored: [SequenceStep]
  ) {
    self.lists = lists
    self.groups = groups
    uses = rules.uses
    questionnaireIDs = rules.sequenceQuestionnaires
    var seen: Set<UUID> = []
    waiting = stored.inOrder(lists).filter { seen.insert($0.sheet.sheetID).inserted }[...]
  }

  public var latestSheetID: UUID? { latest?.sheetID }

  /// Goes on to an instant, over what is stored.
  ///
  /// - Parameter own: the sheet that is being judged: where it is stored already it is no other one.
  public mutating func advance(
    to instant: Instant, except own: UUID? = nil, earlier: EarlierAnswers
  ) {
    while let step = waiting.first, step.sheet.finishedAt <= instant {
      waiting.removeFirst()
      if step.sheet.sheetID == own { held = step } else { take(step, earlier: earlier) }
    }
    skip(at: instant)
  }

  public func judgement(
    of questionnaireID: String, at instant: Instant
  ) -> SequenceState.Judgement {
    isInterlude(questionnaireID, at: instant) ? .free : state.judgement(of: questionnaireID)
  }

  /// Ends the judging of a sheet.
  ///
  /// - Parameter accepted: nil: it was not; one that is stored counts all the same.
  public mutating func end(with accepted: SequenceStep?, earlier: EarlierAnswers) {
    if let step = accepted ?? held { take(step, earlier: earlier) }
    held = nil
  }

  private mutating func take(_ step: SequenceStep, earlier: EarlierAnswers) {
    let (questionnaireID, sheet) = (step.questionnaireID, step.sheet)
    guard questionnaireIDs.contains(questionnaireID) else { return }
    let place = (sheet.finishedAt, sheet.sheetID)
    latest = latest.map { max($0, place, by: Self.isBefore) } ?? place
    guard step.isPlausible else { return }
    if sheet.finishedAt >= lists.since {
      skip(at: sheet.finishedAt)
      state.take(
        questionnaireID,
        demands: lists.demands(after: sheet, of: questionnaireID, earlier: earlier),
        isInterlude: uses[questionnaireID]?.blocksSince != nil)
    }
    filledInAt[questionnaireID] = sheet.finishedAt
    // What cannot be filled in when its turn comes is left out for good.
    skip(at: sheet.finishedAt)
  }

  private mutating func skip(at instant: Instant) {
    var state = state
    state.skip { !canBeFilledIn($0, at: instant) }
    self.state = state
  }

  private static func isBefore(
    _ left: (finishedAt: Instant, sheetID: UUID), _ right: (finishedAt: Instant, sheetID: UUID)
  ) -> Bool {
    left.finishedAt == right.finishedAt
      ? left.sheetID < right.sheetID : left.finishedAt < right.finishedAt
  }

  /// One that blocks all others comes before every sequence, the first time.
  private func isInterlude(_ questionnaireID: String, at instant: Instant) -> Bool {
    guard let since = uses[questionnaireID]?.blocksSince, since <= instant else { return false }
    return filledInAt[questionnaireID] == nil
  }

  /// By the rules of the study: whether it was open to the participant's groups, and neither the only nor the
  /// last sheet of it stood in the way.
  private func canBeFilledIn(_ questionnaireID: String, at instant: Instant) -> Bool {
    guard let use = uses[questionnaireID], use.isOpen(at: instant),
      use.groupIDs.isEmpty || use.isSeen(by: groups.groups(at: instant))
    else { return false }
    guard let last = filledInAt[questionnaireID] else { return true }
    return use.recurrence == .repeated
      && last.advanced(byMicroseconds: use.repeatIntervalMicroseconds) <= instant
  }
}

extension QuestionnaireUse {
  fileprivate func isOpen(at instant: Instant) -> Bool {
    switch availability {
    case .open: true
    case .deactivated(let since): since.map { instant < $0 } ?? false
    case .removed(let since): instant < since
    }
  }
}

private func max<Value>(
  _ left: Value, _ right: Value, by isBefore: (Value, Value) -> Bool
) -> Value {
  isBefore(left, right) ? right : left
}
