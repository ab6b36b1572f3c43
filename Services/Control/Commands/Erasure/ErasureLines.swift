import Messages

extension AuthV1.Erasure {
  /// The erasure as lines, times in UTC to the second.
  var lines: [String] {
    var lines = [
      "erasure: \(erasureID)",
      "of: \(studyID.isEmpty ? "everything" : "study \(studyID)"), answers: \(mode.shown)",
      "requested: \(moment(requestTime))",
      "completed: \(completeTime.map(moment) ?? "not yet")",
    ]
    let kept = "answer_sheets.anonymised"
    for receipt in receipts {
      let counts = receipt.counts.sorted { $0.kind < $1.kind }.map { "\($0.kind) \($0.count)" }
      let summary = counts.isEmpty ? "nothing found" : counts.joined(separator: ", ")
      lines.append("  \(receipt.service) \(moment(receipt.completeTime)): \(summary)")
    }
    if mode == .eraseAnswers,
      receipts.contains(where: { $0.counts.contains { $0.kind == kept && $0.count > 0 } })
    {
      lines.append(
        "\(kept): kept without any link to the participant, by studies that state so in their"
          + " retention")
    }
    return lines + pendingServices.map { "  \($0): not yet" }
  }
}
