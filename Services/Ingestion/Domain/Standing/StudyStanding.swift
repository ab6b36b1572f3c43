import Calendar
import FoundationEssentials

/// A participant's progress in a study (TYT §4.1.2).
struct StudyStanding: Sendable, Hashable {
  /// The data from which the progress is computed.
  struct Facts: Sendable {
    var now: Instant
    var rules: StudyRules
    var groups: MemberGroups = MemberGroups()
    /// Whether the participant is enrolled and agreed to the current text.
    var mayFillIn = true
    /// Keyed by questionnaire; missing entries mean that nothing is stored.
    var tallies: [String: SheetTally] = [:]
    var drafts: [String: DraftProgress] = [:]
    /// Percentage of the visible questions with an answer in the latest sheet; missing if unknown.
    var lastPercents: [String: Int] = [:]
    /// The questionnaires currently offered.
    var offered: Set<String> = []
    /// Number of files that sheets name and that have not arrived.
    var pendingFileCount = 0
    /// Progress in a binding sequence; nil if there is no binding sequence.
    var order: SequenceTracker?

    init(now: Instant, rules: StudyRules) {
      self.now = now
      self.rules = rules
    }

    /// Returns the questionnaire that a sequence in progress demands instead.
    fileprivate func demanded(before questionnaireID: String) -> [String] {
      switch order?.judgement(of: questionnaireID, at: now) {
      case .notNext, .repeated: order?.state.pending.first.map { [$0.questionnaireID] } ?? []
      case .free, .next, nil: []
      }
    }
  }

  /// The visible questionnaires of the study, in its order.
  var questionnaires: [QuestionnaireStanding]
  /// Number of sheets over all questionnaires the study ever had.
  var sheets: UInt64
  var isPaused: Bool
  /// Number of files that sheets name and that have not arrived.
  var pendingFileCount: Int
  /// Nil if the study gives the participant none.
  var rewards: RewardStanding?

  init(_ facts: Facts) {
    pendingFileCount = facts.pendingFileCount
    let groups = facts.groups.groups(at: facts.now)
    let uses = facts.rules.uses.values.filter { $0.isSeen(by: groups) && !$0.isRemoved }
      .sorted { ($0.position, $0.questionnaireID) < ($1.position, $1.questionnaireID) }
    questionnaires = uses.map { QuestionnaireStanding($0, facts, groups: groups) }
    sheets = facts.tallies.values.reduce(0) { $0 + $1.sheets }
    isPaused = facts.rules.isPaused
  }

  /// Number of questionnaires filled in.
  var filledIn: Int { questionnaires.count { $0.tally.isFilledIn } }

  /// Number of questionnaires with a draft that are not filled in.
  var begun: Int {
    questionnaires.count { $0.draft != nil && !$0.tally.isFilledIn }
  }

  /// Percentage of the questionnaires filled in that are one-time or block others, 0–100, rounded
  /// down; 100 if the study has none.
  var percent: Int {
    let expected = questionnaires.filter {
      $0.use.recurrence == .oneTime || $0.use.blocksSince != nil
    }
    guard !expected.isEmpty else { return 100 }
    return 100 * expected.count { $0.tally.isFilledIn } / expected.count
  }
}

/// A participant's progress in a questionnaire of a study.
struct QuestionnaireStanding: Sendable, Hashable {
  var use: QuestionnaireUse
  var tally: SheetTally
  /// Questionnaires to be filled in before, in the study's order; the demand of a binding sequence
  /// last.
  var blockedBy: [String]
  var isOpen: Bool
  /// When it opens by itself, if closed now.
  var opensAt: Instant?
  /// When it closes; nil if unknown.
  var closesAt: Instant?
  var draft: DraftProgress?
  var isOffered: Bool
  /// Percentage of the visible questions with an answer in the latest sheet; nil if unknown.
  var lastPercent: Int?

  fileprivate init(_ use: QuestionnaireUse, _ facts: StudyStanding.Facts, groups: Set<String>) {
    let tally = facts.tallies[use.questionnaireID] ?? SheetTally()
    self.use = use
    self.tally = tally
    draft = facts.drafts[use.questionnaireID]
    isOffered = facts.offered.contains(use.questionnaireID)
    lastPercent = facts.lastPercents[use.questionnaireID]
    closesAt = facts.rules.endsAt
    let blocking = facts.rules.uses(blocking: use, seenBy: groups, at: facts.now)
      .map(\.questionnaireID)
      .filter { facts.tallies[$0]?.firstFilledInAt.map { $0 > facts.now } ?? true }
    blockedBy =
      blocking
      + facts.demanded(before: use.questionnaireID).filter { !blocking.contains($0) }
    let from = blockedBy.isEmpty ? Self.openFrom(use, tally, facts) : nil
    isOpen = from.map { $0 <= facts.now } ?? false
    opensAt = isOpen ? nil : from
  }

  /// Returns when it can be filled in; nil if never, or only after an action of participant or
  /// staff.
  private static func openFrom(
    _ use: QuestionnaireUse, _ tally: SheetTally, _ facts: StudyStanding.Facts
  ) -> Instant? {
    guard facts.mayFillIn, !facts.rules.isPaused, use.availability == .open,
      use.recurrence == .repeated || !tally.isFilledIn
    else { return nil }
    let again = tally.lastFilledInAt.map { use.fillableAgain(after: $0) }
    let from = [facts.rules.startsAt, again].compactMap(\.self).max() ?? facts.now
    if let endsAt = facts.rules.endsAt, max(from, facts.now) >= endsAt { return nil }
    return from
  }
}

extension QuestionnaireUse {
  fileprivate var isRemoved: Bool {
    if case .removed = availability { true } else { false }
  }
}

/// Progress of a participant's draft.
struct DraftProgress: Sendable, Hashable {
  var draftID: UUID
  /// 0–100.
  var percent: Int
  /// When the draft expires unless it is changed again.
  var expiresAt: Instant
}

/// Counts of one participant's non-empty sheets (``AcceptedSheet/fillsIn``) of a study's
/// questionnaire, without withdrawn ones.
struct SheetTally: Sendable, Hashable {
  var sheets: UInt64 = 0
  /// Finish time of the latest sheet, or its time of receipt if the clock was ahead.
  var lastFinishedAt: Instant?
  /// The latest sheet; nil if its month was dropped.
  var last: LatestSheet?
  /// Finish time of the first sheet.
  var firstFilledInAt: Instant?
  /// Finish time of the latest sheet that is not in the future.
  var lastFilledInAt: Instant?

  var isFilledIn: Bool { firstFilledInAt != nil }
}

/// The latest sheet of a questionnaire in its newest revision.
struct LatestSheet: Sendable, Hashable {
  var version: UInt32
  var closing: SheetClosing?
  var answers: [Answer]
}
