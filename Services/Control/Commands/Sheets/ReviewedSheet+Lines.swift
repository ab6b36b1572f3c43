import Messages

extension IngestionV1.CorrectionReason: DisplayName {}
extension IngestionV1.SheetMark: DisplayName {}
extension IngestionV1.ReviewState: DisplayName {}

extension IngestionV1.ReviewedSheet {
  /// The sheet as text.
  var lines: [String] {
    var lines = [
      "sheet \(sheetID) of \(participant): \(questionnaireID) version \(version), revision \(revision)",
      "finished \(moment(finishTime)), received on \(day(receiveTime))",
      "etag \(etag)",
    ]
    if withdrawn { lines.append("withdrawn by the participant") }
    if testParticipant { lines.append("of a test participant") }
    if let mark { lines.append("marked \(mark.mark.shown) at \(moment(mark.markTime))") }
    if reviewState != .unspecified { lines.append("review state \(reviewState.shown)") }
    if let correction {
      lines.append(
        "corrected at \(moment(correction.correctTime)) (\(correction.reason.shown)), revision \(correction.revision)"
      )
    }
    lines += answers.map(\.line)
    return lines + reviews.map(\.line)
  }
}

extension IngestionV1.SheetReview {
  /// `2026-03-29T10:00:00Z  mark careless: 12 items in 4 seconds`.
  fileprivate var line: String {
    let what =
      switch change {
      case .correction(let correction):
        "correction \(correction.reason.shown), revision \(correction.revision)"
      case .mark(.unspecified): "mark removed"
      case .mark(let mark): "mark \(mark.shown)"
      case .reviewState(let state): "state \(state.shown)"
      case .comment(let text): "comment: \(text)"
      case nil: "unknown to this release"
      }
    return "\(moment(createTime))  \(what)\(reason.isEmpty ? "" : ": \(reason)")"
  }
}

extension IngestionV1.SheetRevision {
  /// The revision as text.
  var lines: [String] {
    let by = correctionReason == .unspecified ? "participant" : "staff, \(correctionReason.shown)"
    let head = "revision \(revision) by \(by) at \(moment(amendTime))"
    return [
      head + (reason.isEmpty ? "" : ": \(reason)") + (withdrawn ? ", withdrawn" : "")
    ] + answers.map(\.line)
  }
}

extension IngestionV1.Answer {
  /// `  stress = 20`.
  fileprivate var line: String { "  \(elementID) = \(value?.cell ?? "")" }
}
