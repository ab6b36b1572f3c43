import Formats

/// Describes the processing of a codebook's rows.
enum TrackCodebookSummary {
  static func text(of report: TrackCodebookReport) -> String {
    let counts = report.counts.map { (name(of: $0.key), $0.value) }.sorted { $0.0 < $1.0 }
    var lines = [
      (report.sheet.isEmpty ? "" : "sheet \(LogSafeText.text(report.sheet)): ")
        + "\(report.rows.count) rows, \(report.questionCount) questions, languages: "
        + report.languages.joined(separator: ", ")
    ]
    for (name, count) in counts { lines.append("  \(count) \(LogSafeText.text(name))") }
    return lines.joined(separator: "\n")
  }

  private static func name(of kind: TrackCodebookReport.Kind) -> String {
    switch kind {
    case .title: "title"
    case .blank: "blank"
    case .languages: "languages"
    case .header: "header"
    case .headline: "headline"
    case .text: "text"
    case .pageBreak: "page break"
    case .question(let type): "question \(type)"
    case .skipped: "skipped"
    }
  }
}
