import PlanningDomain

/// A report as one HTML page that needs nothing else: no script, no file beside it, nothing from the network.
///
/// It is well-formed XML, too. Light or dark is what the reader's system says.
package struct PlanReportPage: Sendable {
  private let report: PlanReport

  package init(_ report: PlanReport) { self.report = report }

  package var text: String {
    let title = Markup.escaped("Simulated plans: \(report.title)")
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8"/>
      <meta http-equiv="Content-Security-Policy" content="\(Self.policy)"/>
      <meta name="viewport" content="width=device-width, initial-scale=1"/>
      <title>\(title)</title>
      <style>
      \(Self.style)
      </style>
      </head>
      <body>
      <main>
      <h1>\(title)</h1>
      \(heading)
      \(warnings)
      \(glance)
      \(charts.map(\.section).joined(separator: "\n"))
      \(schedules)
      </main>
      </body>
      </html>

      """
  }

  private var heading: String {
    report.heading.filter { !$0.isEmpty }.map { "<p>\(Markup.escaped($0))</p>" }
      .joined(separator: "\n")
  }

  private var warnings: String {
    let items = report.warnings.map { "<li>\(Markup.escaped($0))</li>" }
    let list = items.isEmpty ? "<p>None.</p>" : "<ul>\n\(items.joined(separator: "\n"))\n</ul>"
    return """
      <section aria-labelledby="warnings">
      <h2 id="warnings">Warnings</h2>
      \(list)
      </section>
      """
  }

  private var glance: String {
    let table = Markup.table(
      "How prompts spread", ["figure", "min", "p10", "median", "p90", "max"], report.spreadRows)
    return """
      <section aria-labelledby="burden">
      <h2 id="burden">Burden of a person</h2>
      \(table)
      </section>
      """
  }

  /// The charts, in the order of the page.
  var charts: [ColumnChart] {
    [
      ColumnChart(
        id: "hours", title: "Prompts by hour",
        description: "How many prompts come in each hour of the participants' clocks.",
        axes: ("hour", "prompts"),
        columns: report.byHour.enumerated().map {
          .init(label: PlanFigures.clock($0 * 60), value: $1)
        }),
      ColumnChart(
        id: "load", title: "Prompts of a person on a day",
        description: "On how many days of a person there are so many prompts.",
        axes: ("prompts on the day", "days"),
        columns: report.daysWith.enumerated().map { .init(label: "\($0)", value: $1) }),
      ColumnChart(
        id: "course", title: "Prompts by day of taking part",
        description: "How many prompts come on each day, from that of joining, which is 1.",
        axes: ("day", "prompts"),
        columns: report.byDay.enumerated().map { .init(label: "\($0 + 1)", value: $1) }),
      ColumnChart(
        id: "gaps", title: "From one prompt to the next",
        description: "How many prompts come so long, and not longer, after the one before.",
        axes: ("at least", "prompts"),
        columns: zip(PlanReport.gapSteps, report.gapCounts).map {
          .init(label: PlanFigures.duration($0), value: $1)
        }),
    ]
  }

  private var schedules: String {
    let rows = report.lines.map { line in
      [line.name, "\(line.prompts)", "\(line.asked)"]
        + DayPlacement.Refusal.allCases.map { "\(line.unplaced[$0] ?? 0)" }
        + [line.silence ?? ""]
    }
    let table = Markup.table(
      "What each schedule asks, and what had no room, by the rule",
      ["schedule", "prompts", "participants", "quiet hours", "cap", "gap", "asks nobody because"],
      rows)
    return """
      <section aria-labelledby="schedules">
      <h2 id="schedules">Schedules</h2>
      \(table)
      </section>
      """
  }

  private static let policy = "default-src 'none'; style-src 'unsafe-inline'"

  private static let style = """
    :root { color-scheme: light dark; --paper: #fff; --ink: #1b1b1f; --faint: #d0d0d8; --bar: #2f5fa8; }
    @media (prefers-color-scheme: dark) {
      :root { --paper: #16171b; --ink: #ececf1; --faint: #44464f; --bar: #8db4f2; }
    }
    body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
    main { max-width: 72rem; margin: 0 auto; padding: 1rem; }
    .chart { display: grid; grid-template-columns: minmax(0, 3fr) minmax(0, 1fr); gap: 0 2rem; }
    .chart h2 { grid-column: 1 / -1; }
    .scrolled { max-height: 24rem; overflow: auto; }
    figure { margin: 0; }
    svg { width: 100%; height: auto; font-size: 12px; }
    svg text { fill: var(--ink); }
    .middle { text-anchor: middle; }
    .end { text-anchor: end; }
    .axis { stroke: var(--ink); }
    .grid { stroke: var(--faint); }
    rect { fill: var(--bar); }
    table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
    caption { text-align: start; font-weight: 600; }
    th, td { border-bottom: 1px solid var(--faint); padding: 0.1rem 0.6rem 0.1rem 0; text-align: end; }
    th[scope="row"], th[scope="col"]:first-child { text-align: start; }
    @media (max-width: 48rem) { .chart { display: block; } }
    """
}
