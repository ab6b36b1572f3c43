/// A revision to be stored.
struct NewRevision: Sendable {
  var amendment: Amendment
  /// SHA-256 of ``Amendment/canonicalBytes``.
  var payloadHash: [UInt8]
  /// The sheet before this revision.
  var sheet: SheetRecord
  var revision: Int
  var answers: [Answer]
  var scores: [SheetScore]

  init(
    amendment: Amendment, payloadHash: [UInt8], sheet: SheetRecord, answers: [Answer],
    scores: [SheetScore]
  ) {
    self.amendment = amendment
    self.payloadHash = payloadHash
    self.sheet = sheet
    self.answers = answers
    self.scores = scores
    revision = sheet.revision + 1
  }

  /// Whether the sheet is withdrawn: as a whole, or because its last answer is withdrawn. An empty
  /// sheet must not prevent the participant from filling in the questionnaire again.
  var isWithdrawn: Bool {
    amendment.change == .withdrawnSheet
      || sheet.sheet.answers.sayAnything && !answers.sayAnything
  }
}

/// The answer to an amendment.
struct AmendmentVerdict: Sendable, Hashable {
  /// The verdict, as for a sheet.
  var verdict: Verdict
  /// Reasons for a conflict; empty if another amendment has the same id.
  var conflicts: [Violation] = []
  /// The sheet's current revision; 0 if the sheet does not exist.
  var newestRevision = 0
  /// Scores of the current revision, if the amendment is stored.
  var scores: [SheetScore] = []
  var next: [Offer] = []

  init(_ verdict: Verdict, conflicts: [Violation] = []) {
    self.verdict = verdict
    self.conflicts = conflicts
  }
}
