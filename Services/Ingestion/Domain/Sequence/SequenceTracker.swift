import Calendar
import FoundationEssentials

/// Follows one participant through the binding sequences of one study, in the order of the times
/// from which sheets count.
///
/// Only the latest sheets of each questionnaire in the lists are needed: within a sequence each is
/// filled in once and nothing else is, so the sheets of a sequence in progress are the latest ones.
/// Older sheets have gaps. ``depth`` sheets per questionnaire ensure that a sheet outside the
/// sequence is seen before a gap is mistaken for a sequence, because no chain of offers leads back
/// to its beginning.
struct SequenceTracker: Sendable {
  /// Returns the answers of a questionnaire's latest sheet finished at or before an instant.
  typealias EarlierAnswers = (
    _ questionnaireID: String, _ notAfter: Instant
  ) -> [String: KnownAnswer]?

  /// Number of sheets per questionnaire. With 1, a sheet may be taken for the end of a finished
  /// sequence; with 2, that happened in one of 100,000 random histories; with 3, in none of a
  /// million.
  static let depth = 3

  private let lists: BindingLists
  private let uses: [String: QuestionnaireUse]
  private let groups: MemberGroups
  /// The relevant questionnaires, sorted.
  let questionnaireIDs: [String]
  private var waiting: ArraySlice<SequenceStep>
  /// The stored form of the sheet being judged.
  private var held: SequenceStep?
  public private(set) var state = SequenceState()
  /// When each was last filled in.
  private var filledInAt: [String: Instant] = [:]
  private var latest: (countedAt: Instant, sheetID: UUID)?

  /// - Parameter stored: for each questionnaire of ``StudyRules/sequenceQuestionnaires``, at least
  ///   the latest ``depth`` sheets before each instant of interest.
  init(
    _ lists: BindingLists, of rules: StudyRules, groups: MemberGroups, stored: [SequenceStep]
  ) {
    self.lists = lists
    self.groups = groups
    uses = rules.uses
    questionnaireIDs = rules.sequenceQuestionnaires
    var seen: Set<UUID> = []
    waiting = stored.inOrder(lists).filter { seen.insert($0.sheet.sheetID).inserted }[...]
  }

  var latestSheetID: UUID? { latest?.sheetID }

  /// Advances to an instant over the stored sheets.
  ///
  /// - Parameter own: the sheet being judged; if already stored, it is skipped.
  mutating func advance(
    to instant: Instant, except own: UUID? = nil, earlier: EarlierAnswers
  ) {
    while let step = waiting.first, step.sheet.countedAt <= instant {
      waiting.removeFirst()
      if step.sheet.sheetID == own { held = step } else { take(step, earlier: earlier) }
    }
    skip(at: instant)
  }

  func judgement(
    of questionnaireID: String, at instant: Instant
  ) -> SequenceState.Judgement {
    isInterlude(questionnaireID, at: instant) ? .free : state.judgement(of: questionnaireID)
  }

  /// Completes the judgement of a sheet.
  ///
  /// - Parameter accepted: nil if the sheet was not accepted; a stored one counts nevertheless.
  mutating func end(with accepted: SequenceStep?, earlier: EarlierAnswers) {
    if let step = accepted ?? held { take(step, earlier: earlier) }
    held = nil
  }

  private mutating func take(_ step: SequenceStep, earlier: EarlierAnswers) {
    let (questionnaireID, sheet) = (step.questionnaireID, step.sheet)
    guard questionnaireIDs.contains(questionnaireID) else { return }
    let place = (sheet.countedAt, sheet.sheetID)
    latest = latest.map { max($0, place, by: Self.isBefore) } ?? place
    skip(at: sheet.countedAt)
    let isJudged = sheet.countedAt >= lists.since
    if isJudged, step.isPlausible || state.judgement(of: questionnaireID) == .next {
      state.take(
        questionnaireID,
        demands: step.isPlausible
          ? lists.demands(after: sheet, of: questionnaireID, earlier: earlier) : [],
        isInterlude: uses[questionnaireID]?.blocksSince != nil)
    }
    filledInAt[questionnaireID] = sheet.countedAt
    // A questionnaire that cannot be filled in at its turn is skipped permanently.
    skip(at: sheet.countedAt)
  }

  private mutating func skip(at instant: Instant) {
    var state = state
    state.skip { !canBeFilledIn($0, at: instant) }
    self.state = state
  }

  private static func isBefore(
    _ left: (countedAt: Instant, sheetID: UUID), _ right: (countedAt: Instant, sheetID: UUID)
  ) -> Bool {
    left.countedAt == right.countedAt
      ? left.sheetID < right.sheetID : left.countedAt < right.countedAt
  }

  /// A questionnaire that blocks all others precedes every sequence, the first time.
  private func isInterlude(_ questionnaireID: String, at instant: Instant) -> Bool {
    guard let since = uses[questionnaireID]?.blocksSince, since <= instant else { return false }
    return filledInAt[questionnaireID] == nil
  }

  /// Whether the study's rules allow filling it in: open for the participant's groups, and allowed
  /// by one-time rule and repeat interval.
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
