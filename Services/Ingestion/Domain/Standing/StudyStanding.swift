package import Calendar

/// How far a participant is in a study (TYT §4.1.2).
package struct StudyStanding: Sendable, Hashable {
  /// What it follows from.
  package struct Facts: Sendable {
    package var now: Instant
    package var rules: StudyRules
    package var groups: MemberGroups = MemberGroups()
    /// Whether anything may be filled in at all: the participant is one now, and has agreed to the present text.
    package var mayFillIn = true
    /// By questionnaire; not listed: nothing is stored.
    package var tallies: [String: SheetTally] = [:]
    package var drafts: [String: DraftProgress] = [:]
    /// The questionnaires that are offered now.
    package var offered: Set<String> = []
    /// How far the participant is in a binding order; nil: none is.
    package var order: SequenceTracker?

    package init(now: Instant, rules: StudyRules) {
      self.now = now
      self.rules = rules
    }

    /// What a binding order under way asks for instead of a questionnaire.
    fileprivate func demanded(before questionnaireID: String) -> [String] {
      switch order?.judgement(of: questionnaireID, at: now) {
      case .notNext, .repeated: order?.state.pending.first.map { [$0.questionnaireID] } ?? []
      case .free, .next, nil: []
      }
    }
  }

  /// In the study's order: those that are part of it and that the participant sees.
  package var questionnaires: [QuestionnaireStanding]
  /// Of all questionnaires that the study ever had.
  package var sheets: UInt64
  package var isPaused: Bool

  package init(_ facts: Facts) {
    let groups = facts.groups.groups(at: facts.now)
    let uses = facts.rules.uses.values.filter { $0.isSeen(by: groups) && !$0.isRemoved }
      .sorted { ($0.position, $0.questionnaireID) < ($1.position, $1.questionnaireID) }
    questionnaires = uses.map { QuestionnaireStanding($0, facts, groups: groups) }
    sheets = facts.tallies.values.reduce(0) { $0 + $1.sheets }
    isPaused = facts.rules.isPaused
  }

  /// Questionnaires that are filled in.
  package var filledIn: Int { questionnaires.count { $0.tally.isFilledIn } }

  /// Questionnaires with a draft that are not filled in.
  package var begun: Int {
    questionnaires.count { $0.draft != nil && !$0.tally.isFilledIn }
  }

  /// Of the one-time questionnaires those that are filled in, 0–100, rounded down; 100 where there are none.
  package var percent: Int {
    let oneTime = questionnaires.filter { $0.use.recurrence == .oneTime }
    guard !oneTime.isEmpty else { return 100 }
    return 100 * oneTime.count { $0.tally.isFilledIn } / oneTime.count
  }
}

/// How far a participant is with a questionnaire of a study.
package struct QuestionnaireStanding: Sendable, Hashable {
  package var use: QuestionnaireUse
  package var tally: SheetTally
  /// What is to be filled in before, in the study's order; at last what a binding order asks for.
  package var blockedBy: [String]
  package var isOpen: Bool
  /// Where it is not open and will be by itself: from when on.
  package var opensAt: Instant?
  /// When it can no longer be filled in; nil: nobody knows.
  package var closesAt: Instant?
  package var draft: DraftProgress?
  package var isOffered: Bool

  fileprivate init(_ use: QuestionnaireUse, _ facts: StudyStanding.Facts, groups: Set<String>) {
    let tally = facts.tallies[use.questionnaireID] ?? SheetTally()
    self.use = use
    self.tally = tally
    draft = facts.drafts[use.questionnaireID]
    isOffered = facts.offered.contains(use.questionnaireID)
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

  /// From when on it can be filled in; nil: never, or not before somebody does something about it.
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
