import Codebooks

extension ReviewStanding {
  /// The cells for ``columns``.
  var cells: [String] {
    [
      Cell.time(correction?.at), correction?.reason.rawValue ?? "", mark?.mark.rawValue ?? "",
      Cell.free(mark?.reason ?? ""), state?.rawValue ?? "",
    ]
  }

  /// The columns of exports about what staff did with a sheet.
  static let columns: [CodebookColumn] = [
    CodebookColumn(
      "corrected_at", .instant,
      (
        "when staff last corrected answers, by the server's clock; the export of revisions has the answers before",
        "wann das Team zuletzt Antworten berichtigt hat, nach der Uhr des Servers; die Antworten davor stehen im Export der Stände"
      ), missing: [uncorrected]),
    CodebookColumn(
      "correction", .code,
      ("why staff corrected answers", "warum das Team Antworten berichtigt hat"),
      codes: CodebookCodes.correction, missing: [uncorrected]),
    CodebookColumn(
      "mark", .code,
      (
        "why staff marked the sheet; it counts until the analysis leaves it out",
        "warum das Team den Antwortbogen markiert hat; er zählt, bis die Auswertung ihn weglässt"
      ),
      codes: CodebookCodes.mark, missing: [unmarked]),
    CodebookColumn(
      "mark_reason", .text,
      ("why it is marked, in the words of staff", "warum er markiert ist, in den Worten des Teams"),
      missing: [unmarked]),
    CodebookColumn(
      "review_state", .code,
      ("how far the review by staff is", "wie weit die Prüfung durch das Team ist"),
      codes: CodebookCodes.reviewState,
      missing: [CodebookReason("unreviewed", ("not reviewed", "nicht geprüft"))]),
  ]

  private static let uncorrected = CodebookReason(
    "uncorrected", ("staff corrected nothing", "das Team hat nichts berichtigt"))
  private static let unmarked = CodebookReason(
    "unmarked", ("staff did not mark it", "das Team hat ihn nicht markiert"))
}
