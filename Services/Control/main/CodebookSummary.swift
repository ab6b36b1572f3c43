import CatalogueFormats

/// A codebook's report for a person: what became of its rows.
enum CodebookSummary {
  static func text(of report: CodebookReport) -> String {
    let counts = report.counts.map { (name(of: $0.key), $0.value) }.sorted { $0.0 < $1.0 }
    var lines = [
      "\(report.rows.count) rows, \(report.questionCount) questions, languages: "
        + report.languages.joined(separator: ", ")
    ]
    for (name, count) in counts { lines.append("  \(count) \(name)") }
    for note in report.notes { lines.append("  note: \(note)") }
    for row in report.rows {
      for note in row.notes { lines.append("  row \(row.row) \(row.elementID): \(note)") }
    }
    return lines.joined(separator: "\n")
  }

  private static func name(of kind: CodebookReport.Kind) -> String {
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
