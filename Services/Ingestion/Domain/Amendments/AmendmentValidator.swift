import FoundationEssentials
import Questionnaires

/// Decides amendments of one participant, in order, against the stored sheets. Each amendment may
/// build on the previous one.
struct AmendmentValidator {
  /// The part of a decision that does not depend on the sheet's current revision.
  enum Preview: Sendable {
    /// The participant may not amend this sheet: rejected or postponed.
    case forbidden(Verdict)
    /// The answers do not fit the sheet's version, or cannot be validated now.
    case unfit(Verdict)
    /// All answers as they are stored, with their scores.
    case answers([Answer], [SheetScore])
    /// Answers are withdrawn.
    /// - definition: nil if no scores are computed from the remaining answers.
    /// - facts: what expressions use besides the answers.
    case withdrawal(PreparedQuestionnaire?, SheetFacts)
  }

  /// Maximum number of revisions of a sheet; afterwards only withdrawals are accepted.
  static let revisionCountMax = 100

  private var sheets: [UUID: SheetRecord]
  private var hashes: [UUID: [UInt8]]
  /// The revisions to be stored, in order.
  private(set) var revisions: [NewRevision] = []

  /// - Parameters:
  /// - sheets: sheets by id, each in its newest revision.
  /// - hashes: hashes of stored amendments, by id.
  init(sheets: [SheetRecord], hashes: [UUID: [UInt8]]) {
    self.sheets = Dictionary(sheets.map { ($0.sheetID, $0) }) { first, _ in first }
    self.hashes = hashes
  }

  /// Returns the sheet after all decisions so far.
  func sheet(_ sheetID: UUID) -> SheetRecord? { sheets[sheetID] }

  mutating func decide(
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
    // Stored amendments stay valid, regardless of later changes to sheet or study.
    if let known = hashes[amendment.amendmentID] {
      return AmendmentVerdict(known == hash ? .exists : .conflict)
    }
    guard let sheet = sheets[amendment.sheetID], let preview else {
      return AmendmentVerdict(.rejected([.sheetUnknown]))
    }
    if case .forbidden(let verdict) = preview { return AmendmentVerdict(verdict) }
    // All answers to be withdrawn are already gone.
    if case (.withdrawnAnswers(let elementIDs), .withdrawal) = (amendment.change, preview),
      Set(elementIDs).isDisjoint(with: sheet.sheet.answers.lazy.map(\.elementID))
    {
      return AmendmentVerdict(.exists)
    }
    if sheet.isWithdrawn {
      // Another device may have withdrawn it.
      return AmendmentVerdict(
        amendment.change == .withdrawnSheet ? .exists : .rejected([.alreadyWithdrawn]))
    }
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
    case (.withdrawnAnswers(let elementIDs), .withdrawal(let definition, let facts)):
      let gone = Set(elementIDs)
      answers = sheet.sheet.answers.filter { !gone.contains($0.elementID) }
      scores = definition?.scores(of: answers, facts: facts) ?? []
    case (.withdrawnSheet, .withdrawal): (answers, scores) = ([], [])
    case (.answers, .withdrawal), (_, .answers):
      preconditionFailure("the preview belongs to a different amendment")
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
  func amended(by revision: NewRevision) -> SheetRecord {
    var copy = self
    copy.sheet.answers = revision.answers
    copy.scores = revision.scores
    copy.revision = revision.revision
    if revision.isWithdrawn { copy.withdrawnAt = revision.amendment.amendedAt }
    return copy
  }
}

extension Violation {
  static let sheetUnknown = Violation(
    field: "sheet_id", reason: .sheetUnknown, description: "the caller has no such sheet")
  static let alreadyWithdrawn = Violation(
    field: "sheet_id", reason: .alreadyWithdrawn, description: "the sheet is already withdrawn")
  static let tooManyRevisions = Violation(
    field: "sheet_id", reason: .tooManyRevisions,
    description: "a sheet has at most \(AmendmentValidator.revisionCountMax) revisions")
  static let notRevisable = Violation(
    field: "sheet_id", reason: .notRevisable,
    description: "the study does not allow amending sheets of this questionnaire")

  static func stale(newest: Int) -> Violation {
    Violation(
      field: "base_revision", reason: .revisionStale,
      description: "the newest revision of the sheet is \(newest)")
  }

  /// The violation of an amendment based on a revision that does not exist.
  static func revisionUnknown(newest: some BinaryInteger) -> Violation {
    Violation(
      field: "base_revision", reason: .revisionUnknown,
      description: "the revision does not exist; the newest is \(newest)")
  }
}

extension AmendmentValidator.Preview {
  /// Validates changed answers of a stored sheet by its version, closing and references, without
  /// repeating the rules checked on arrival.
  ///
  /// - Parameters:
  /// - sheet: the sheet with the changed answers; other sheets are read as of its time.
  /// - definition: the version of the sheet.
  init(
    judging sheet: AnswerSheet, by definition: PreparedQuestionnaire, in context: ValidationContext
  ) {
    var validation = SheetValidation(
      sheet: sheet, context: context, undecided: [:],
      violationCountMax: context.limits.violationCountMax)
    let references = validation.checkReferences(definition: definition)
    // Nothing is undecided, because only stored sheets are used.
    _ = validation.checkAnswers(
      definition: definition, references: references,
      judgedAt: context.judgedAt(sheet) ?? context.now)
    guard !validation.violations.isRefusal else {
      self = .unfit(.rejected(validation.violations.reported.map(\.ofAmendment)))
      return
    }
    let answers = validation.storedAnswers
    self = .answers(answers, definition.scores(of: answers, facts: validation.facts))
  }
}

extension PreparedQuestionnaire {
  /// Returns the scores and calculations of the answers.
  ///
  /// - Parameter facts: what expressions use besides the answers.
  func scores(of answers: [Answer], facts: SheetFacts) -> [SheetScore] {
    guard !scoreColumns.isEmpty else { return [] }
    return scores.results(answers.known, facts: facts).map { SheetScore($0) }
  }

  /// Whether its rules refer to values that are computed from the sheet.
  var usesExpressions: Bool {
    !definition.calculations.isEmpty || !definition.constraints.isEmpty
  }

  /// - Parameters:
  ///   - isShown: whether each element is shown, by position.
  ///   - facts: what expressions use besides the answers.
  func violatesConstraints(_ answers: [Answer], isShown: [Bool], facts: SheetFacts) -> Bool {
    guard !definition.constraints.isEmpty else { return false }
    return !scores.violatedConstraints(answers.known, facts: facts) { elementID in
      position(ofQuestion: elementID).map { $0 < isShown.count && isShown[$0] } ?? false
    }.isEmpty
  }
}

extension Violation {
  /// The violation with its path in an amendment, which has its answers in a message of its own.
  var ofAmendment: Violation {
    var copy = self
    if field.hasPrefix("answers") { copy.field = "answers.\(field)" }
    return copy
  }
}
