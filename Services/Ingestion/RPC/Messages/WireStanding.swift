import Calendar
import Fields
import FoundationEssentials
import IngestionDomain
import Messages

extension IngestionV1.Standing {
  init(_ standing: StudyStanding) {
    self.init(
      questionnaires: standing.questionnaires.map { IngestionV1.QuestionnaireStanding($0) },
      filledIn: UInt32(standing.filledIn), begun: UInt32(standing.begun),
      percent: UInt32(standing.percent), sheets: standing.sheets, paused: standing.isPaused)
  }
}

extension IngestionV1.QuestionnaireStanding {
  fileprivate init(_ standing: QuestionnaireStanding) {
    let (use, tally, draft) = (standing.use, standing.tally, standing.draft)
    self.init(
      questionnaireID: use.questionnaireID, version: use.version, sheets: tally.sheets,
      lastFinishTime: tally.lastFinishedAt.map { GoogleProtobuf.Timestamp($0) },
      lastClosing: tally.lastClosing.map { IngestionV1.SheetClosing($0) } ?? .unspecified,
      open: standing.isOpen,
      nextTime: standing.opensAt.map { GoogleProtobuf.Timestamp($0) },
      blockedBy: standing.blockedBy, draftID: draft?.draftID.text ?? "",
      draftPercent: UInt32(clamping: draft?.percent ?? 0),
      draftExpireTime: draft.map { GoogleProtobuf.Timestamp($0.expiresAt) },
      offered: standing.isOffered, revisable: use.isRevisable,
      closeTime: standing.closesAt.map { GoogleProtobuf.Timestamp($0) },
      oneTime: use.recurrence == .oneTime)
  }
}

extension IngestionV1.RejectedSheet {
  init(_ rejected: RejectedSheet) {
    self.init(
      sheet: IngestionV1.AnswerSheet(rejected.sheet),
      violations: IngestionV1.SheetVerdict.ordered(rejected.violations),
      rejectTime: GoogleProtobuf.Timestamp(rejected.rejectedAt),
      expireTime: GoogleProtobuf.Timestamp(rejected.expiresAt))
  }
}

/// As page tokens have it.
extension RejectedSheet.ListPosition {
  /// Nil for anything that ``key`` cannot be.
  init?(key: String) {
    guard let position = SheetRecord.ListPosition(key: key) else { return nil }
    self.init(rejectedAt: position.finishedAt, sheetID: position.sheetID)
  }

  var key: String { SheetRecord.ListPosition(finishedAt: rejectedAt, sheetID: sheetID).key }
}
