import Calendar
import Fields
import FoundationEssentials

/// The contents of a sheet between two changes.
struct SheetRevision: Sendable, Hashable {
  /// Revision number, starting at 1.
  var revision: Int
  var answers: [Answer]
  var scores: [SheetScore]
  var isWithdrawn: Bool
  /// Reason for the change; empty for the first revision.
  var reason: String
  /// Why staff made it; nil if the participant made it.
  var correction: CorrectionReason?
  /// Device time at which the sheet was finished or amended; server time of a correction.
  var amendedAt: Instant
  var receivedAt: Instant
}

/// A replaced revision, as exported.
struct FormerRevision: Sendable, Hashable {
  /// Position in a study's export.
  struct Position: Sendable, Hashable {
    var participantID: UUID
    var sheetID: UUID
    /// Number of the revision that replaced it.
    var revision: Int
  }

  var position: Position
  var said: SheetRevision
  var questionnaireID: String
  var version: UInt32
  /// Device time of the replacement.
  var replacedAt: Instant
  var replacedBecause: String
  /// Why staff replaced it; nil if the participant did.
  var replacedByCorrection: CorrectionReason?
  var isTest: Bool

  var questionnaire: QuestionnaireVersion {
    QuestionnaireVersion(questionnaireID: questionnaireID, version: version)
  }

  /// See ``ExportedSheet/removeMaskedTexts(of:)``.
  mutating func removeMaskedTexts(of definition: PreparedQuestionnaire) {
    said.answers.removeAll { definition.maskedTexts.contains($0.elementID) }
  }
}

extension PreparedQuestionnaire {
  /// Returns violations for ids that are not questions; paths are relative to an amendment.
  func violations(of elementIDs: [String]) -> [Violation] {
    var violations = ViolationList(countMax: 100)
    for (place, elementID) in elementIDs.enumerated()
    where position(ofQuestion: elementID) == nil {
      violations.add(
        .questionUnknown, "withdrawn_answers.element_ids[\(place)]",
        "the sheet's version has no question \(elementID.quotedExcerpt)")
    }
    return violations.reported
  }
}
