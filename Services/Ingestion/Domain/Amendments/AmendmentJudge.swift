package import FoundationEssentials

/// Decides about amendments of one participant, in order, against the sheets as they are: each may build on the
/// one before it.
package struct AmendmentJudge {
  /// What is known of an amendment whatever revision the sheet has by now.
  package enum Preview: Sendable {
    /// The participant may not amend this sheet: refused, or waiting for something.
    case forbidden(Verdict)
    /// The answers are not those of the sheet's version, or cannot be judged now.
    case unfit(Verdict)
    /// All answers as they are stored, with their scores.
    case answers([Answer], [SheetScore])
    /// Answers are taken back.
    /// - definition: nil: nothing is computed from the others.
    case withdrawal(PreparedQuestionnaire?)
  }

  /// Revisions of one sheet, beyond which it is only taken back, as a whole or answer by answer.
  package static let revisionCountMax = 100

  private var sheets: [UUID: SheetRecord]
  private var hashes: [UUID: [UInt8]]
  /// To be stored, in order.
  package private(set) var revisions: [NewRevision] = []

  /// - Parameters:
  ///   - sheets: by id, each in its newest revision.
  ///   - hashes: of amendments that are stored, by id.
  package init(sheets: [SheetRecord], hashes: [UUID: [UInt8]]) {
    self.sheets = Dictionary(sheets.map { ($0.sheetID, $0) }) { first, _ in first }
    self.hashes = hashes
  }

  /// The sheet as it is after what was decided so far.
  package func sheet(_ sheetID: UUID) -> SheetRecord? { sheets[sheetID] }

  package mutating func decide(
    _ amendment: Amendment, hash: [UInt8], _ preview: Preview?
  ) -> AmendmentVerdict {
    var verdict = verdict(on: amendment, hash: hash, preview)
    if let sheet = sheets[amendment.sheetID] {
      verdict.newestRevision = sheet.revision
      if verdict.verdict.isStored { verdict.scores = sheet.scores }
    }
    return verdict
  }

  private mutating func verdict(
    on amendment: Amendment, hash: [UInt8], _ preview: Preview?
  ) -> AmendmentVerdict {
    // What is stored stays so, whatever became of the sheet or the study.
    if let known = hashes[amendment.amendmentID] {
      return AmendmentVerdict(known == hash ? .exists : .conflict)
    }
    guard let sheet = sheets[amendment.sheetID], let preview else {
      return AmendmentVerdict(.rejected([.sheetUnknown]))
    }
    if case .forbidden(let verdict) = preview { return AmendmentVerdict(verdict) }
    // What is gone already is not taken back once more.
    if case (.withdrawnAnswers(let elementIDs), .withdrawal) = (amendment.change, preview),
      Set(elementIDs).isDisjoint(with: sheet.sheet.answers.lazy.map(\.elementID))
    {
      return AmendmentVerdict(.exists)
    }
    if sheet.isWithdrawn { return AmendmentVerdict(.rejected([.alreadyWithdrawn])) }
    guard amendment.baseRevision == sheet.revision else {
      return AmendmentVerdict(
        .conflict,
        conflicts: [
          amendment.baseRevision < sheet.revision
            ? .stale(newest: sheet.revision) : .revisionUnknown(newest: sheet.revision)
        ])
    }
    let (answers, scores): ([Answer], [SheetScore])
    switch (amendment.change, preview) {
    case (_, .unfit(let verdict)), (_, .forbidden(let verdict)): return AmendmentVerdict(verdict)
    case (.answers, .answers(let amended, let computed)): (answers, scores) = (amended, computed)
    case (.withdrawnAnswers(let elementIDs), .withdrawal(let definition)):
      let gone = Set(elementIDs)
      answers = sheet.sheet.answers.filter { !gone.contains($0.elementID) }
      scores = definition?.scores(of: answers) ?? []
    case (.withdrawnSheet, .withdrawal): (answers, scores) = ([], [])
    case (.answers, .withdrawal), (_, .answers):
      preconditionFailure("a preview is of another amendment")
    }
    guard sheet.revision < Self.revisionCountMax || amendment.isWithdrawal else {
      return AmendmentVerdict(.rejected([.tooManyRevisions]))
    }
    let revision = NewRevision(
      amendment: amendment, payloadHash: hash, sheet: sheet, answers: answers, scores: scores)
    revisions.append(revision)
    hashes[amendment.amendmentID] = hash
    sheets[amendment.sheetID] = sheet.amended(by: revision)
    return AmendmentVerdict(.created)
  }
}

extension SheetRecord {
  package func amended(by revision: NewRevision) -> SheetRecord {
    var copy = self
    copy.sheet.answers = revision.answers
    copy.scores = revision.scores
    copy.revision = revision.revision
    if revision.isWithdrawn { copy.withdrawnAt = revision.amendment.amendedAt }
    return copy
  }
}

extension Violation {
  package static let sheetUnknown = Violation(
    field: "sheet_id", reason: .sheetUnknown, description: "the caller has no such sheet")
  static let alreadyWithdrawn = Violation(
    field: "sheet_id", reason: .alreadyWithdrawn, description: "the sheet was taken back")
  static let tooManyRevisions = Violation(
    field: "sheet_id", reason: .tooManyRevisions,
    description: "a sheet has at most \(AmendmentJudge.revisionCountMax) revisions")
  package static let notRevisable = Violation(
    field: "sheet_id", reason: .notRevisable,
    description: "the study does not let its participants amend sheets of this questionnaire")

  static func stale(newest: Int) -> Violation {
    Violation(
      field: "base_revision", reason: .revisionStale,
      description: "the sheet has the revision \(newest) by now")
  }

  /// Of what builds on a revision that there is not.
  static func revisionUnknown(newest: some BinaryInteger) -> Violation {
    Violation(
      field: "base_revision", reason: .revisionUnknown,
      description: "there is no such revision yet; the newest is \(newest)")
  }
}
