import Fields
import ReportPages

/// A participant's report as one HTML page without scripts and without any other file.
struct ParticipantPage {
  let report: ParticipantReport
  let say: ReportWords

  /// - Parameter language: BCP 47; English unless German.
  init(_ report: ParticipantReport, language: String) {
    self.report = report
    say = ReportWords(language: language)
  }

  var title: String { say("Report of a participant", "Bericht einer teilnehmenden Person") }

  var html: String {
    ReportMarkup.page(
      say, title: "\(title): \(report.studyID)", style: Self.css,
      header: """
        <h1>\(ReportMarkup.escaped(title))</h1>
        \(about)
        """, sections: sections)
  }

  private static let css = """
    .charts > div { max-width: 30rem; }
    .line { fill: none; stroke: var(--fill); stroke-width: 2; } .band { fill: var(--area); }
    .dot { fill: var(--fill); } .old { opacity: .35; }
    .left { stroke: #2f6f9f; fill: none; stroke-width: 2; }
    .right { stroke: #b4552d; fill: none; stroke-width: 2; }
    @media screen and (prefers-color-scheme: dark) { .left { stroke: #6fb1e0; }
      .right { stroke: #e0956f; } }
    @media print { .line, .band, .dot, .left, .right { print-color-adjust: exact;
      -webkit-print-color-adjust: exact; } }
    """

  private var about: String {
    let period =
      switch (report.firstDay.isEmpty, report.lastDay.isEmpty) {
      case (true, true): say("All data.", "Alle Daten.")
      case (false, true):
        say("Data since \(day(report.firstDay)).", "Daten seit dem \(day(report.firstDay)).")
      case (true, false):
        say("Data until \(day(report.lastDay)).", "Daten bis zum \(day(report.lastDay)).")
      case (false, false):
        say(
          "Data from \(day(report.firstDay)) to \(day(report.lastDay)).",
          "Daten vom \(day(report.firstDay)) bis zum \(day(report.lastDay)).")
      }
    return ReportMarkup.paragraph(
      say("Study \(report.studyID). ", "Studie \(report.studyID). ")
        + say("Made on \(day(report.day)). ", "Erstellt am \(day(report.day)). ") + period,
      isNote: true)
      + ReportMarkup.paragraph(
        say(
          "Entered by the participant; not checked by a physician. The line is the mean of each "
            + "\(periodName), the area spans the smallest and the largest value.",
          "Von der teilnehmenden Person eingegeben, nicht ärztlich geprüft. Die Linie ist das Mittel "
            + "je \(periodName), die Fläche reicht vom kleinsten zum größten Wert."), isNote: true)
  }

  var periodName: String {
    switch report.period {
    case .day: say("day", "Tag")
    case .week: say("week", "Woche")
    case .month: say("month", "Monat")
    }
  }

  private var sections: [String] {
    if report.isEmpty {
      return [ReportMarkup.paragraph(say("There is no data.", "Es gibt keine Daten."))]
    }
    return report.questionnaires.map { section($0.title, series: $0.series) }
      + [
        report.others.isEmpty
          ? "" : section(say("Measurements", "Messungen"), series: report.others),
        audiograms, matches,
        entries(say("Therapies", "Therapien"), report.therapies),
        entries(say("Events", "Ereignisse"), report.events), listening,
      ].filter { !$0.isEmpty }
  }

  func section(_ title: String, _ parts: [String]) -> String {
    "<section><h2>\(ReportMarkup.foreign(title))</h2>\n\(parts.joined(separator: "\n"))</section>"
  }

  /// - Parameter iso: `YYYY-MM-DD`; other texts stay as they are.
  func day(_ iso: String) -> String {
    let parts = iso.split(separator: "-")
    guard parts.count == 3, say.isGerman else { return iso }
    return "\(parts[2]).\(parts[1]).\(parts[0])"
  }

  // MARK: - Series

  private func section(_ title: String, series: [ParticipantReport.Series]) -> String {
    let charts = series.filter { $0.numbers.count > 1 }
    let single = series.filter { $0.numbers.count <= 1 && ($0.values == 1 || !$0.numbers.isEmpty) }
    let choices = series.filter { $0.numbers.isEmpty && $0.values > 1 }
    return section(
      title,
      [
        charts.isEmpty
          ? ""
          : "<div class=\"charts\">\(charts.map { chart($0) }.joined(separator: "\n"))</div>",
        choices.isEmpty
          ? ""
          : "<div class=\"charts\">\(choices.map { choice($0) }.joined(separator: "\n"))</div>",
        single.isEmpty ? "" : table(single),
      ].filter { !$0.isEmpty })
  }

  private func chart(_ series: ParticipantReport.Series) -> String {
    let rows: [[ReportMarkup.Cell]] = series.numbers.compactMap { summary in
      guard let numbers = summary.numbers else { return nil }
      return [
        .text(day(summary.startDate)), .value(say.count(summary.values)),
        .value(say.number(numbers.mean)), .value(say.number(numbers.median)),
        .value(say.number(numbers.minimum)), .value(say.number(numbers.maximum)),
      ]
    }
    let values = series.numbers.reduce(0) { $0 + $1.values }
    return """
      <div><h3>\(ReportMarkup.foreign(series.title))</h3>
      \(scale(series))\(SeriesChart(series: series, page: self).svg)
      \(ReportMarkup.paragraph(say("\(values) values", "\(values) Werte"), isNote: true))
      \(ReportMarkup.table(
        "",
        [
          periodName.prefix(1).uppercased() + periodName.dropFirst(), say("Number", "Anzahl"),
          say("Mean", "Mittel"), "Median", "Min.", "Max.",
        ], rows, details: say("Values as a table", "Werte als Tabelle")))
      \(cut(series))</div>
      """
  }

  private func choice(_ series: ParticipantReport.Series) -> String {
    let total = Double(series.values)
    return """
      <div><h3>\(ReportMarkup.foreign(series.title))</h3>
      \(ReportMarkup.table(
        "", [say("Answer", "Antwort"), say("Number", "Anzahl"), say("Share", "Anteil")],
        series.codes.map {
          [
            .text(label($0.code, in: series)), .value(say.count($0.count)),
            .bar(Double($0.count) / total),
          ]
        }))
      \(cut(series))</div>
      """
  }

  /// Series with one value or one period.
  private func table(_ series: [ParticipantReport.Series]) -> String {
    ReportMarkup.table(
      "", [say("Question", "Frage"), say("Answer", "Antwort"), say("Day", "Datum")],
      series.map { series in
        let summary = series.summaries.values.last
        let answer =
          summary?.numbers.map { say.number($0.mean) }
          ?? series.codes.map { label($0.code, in: series) }.joined(separator: ", ")
        return [.text(series.title), .text(answer), .text(day(summary?.startDate ?? ""))]
      })
  }

  private func label(_ code: String, in series: ParticipantReport.Series) -> String {
    if let label = series.options[code], !label.isEmpty { return label }
    return code == "yes" ? say("yes", "ja") : code == "no" ? say("no", "nein") : code
  }

  private func scale(_ series: ParticipantReport.Series) -> String {
    series.scale.isEmpty ? "" : "<p class=\"note\">\(ReportMarkup.foreign(series.scale))</p>\n"
  }

  private func cut(_ series: ParticipantReport.Series) -> String {
    guard series.summaries.isTruncated else { return "" }
    return ReportMarkup.paragraph(
      say("Older values are left out.", "Ältere Werte fehlen."), isNote: true)
  }
}
