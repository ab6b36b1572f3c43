/// What a sheet says from now on.
package struct NewRevision: Sendable {
  package var amendment: Amendment
  /// SHA-256 of ``Amendment/canonicalBytes``.
  package var payloadHash: [UInt8]
  /// The sheet before it.
  package var sheet: SheetRecord
  package var revision: Int
  package var answers: [Answer]
  package var scores: [SheetScore]

  package init(
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

  /// The sheet is taken back: as a whole, or with the last that it said. What says nothing any more must not keep
  /// anybody from filling in again.
  package var isWithdrawn: Bool {
    amendment.change == .withdrawnSheet
      || sheet.sheet.answers.sayAnything && !answers.sayAnything
  }
}

/// The answer to an amendment.
package struct AmendmentVerdict: Sendable, Hashable {
  /// What became of it, as of a sheet.
  package var verdict: Verdict
  /// Why it conflicts; none where another amendment has its id.
  package var conflicts: [Violation] = []
  /// The sheet's present revision; 0: there is no such sheet.
  package var newestRevision = 0
  /// Of the present revision, where the amendment is stored.
  package var scores: [SheetScore] = []
  package var next: [Offer] = []

  package init(_ verdict: Verdict, conflicts: [Violation] = []) {
    self.verdict = verdict
    self.conflicts = conflicts
  }
}
