import Calendar
import CalendarSamples
import PlanningDomain
import Testing

@testable import ControlSupport
@testable import Formats

@Suite struct PlanReportPageTests {
  private typealias Samples = SimulatedSamples

  private static let hostile = "A <b>\"title\"</b> & 'more' \u{1B}[2J\u{FFFF}</title><script>"

  private func report(title: String = "Sample") async throws -> PlanReport {
    let study = Samples.study(
      [
        Samples.use("mood", [Samples.standard(14)]),
        Samples.use("tea", [Samples.daily([600, 1_350], id: "morning")]),
        Samples.use("visit", [Samples.daily([900], anchor: .staffDate("visit"))]),
      ], title: title)
    let settings = try Samples.settings(
      participants: 5, rules: PromptSettings(perDayMax: 15, gapMinutes: 20))
    return PlanReport(of: study, settings, await PlanSimulation(of: study, settings).run())
  }

  /// Of the page, which has no declarations after the one of its first line.
  private func events(_ page: String) throws -> [XMLEvent] {
    let body = page.split(separator: "\n", maxSplits: 1)
    #expect(body[0] == "<!DOCTYPE html>")
    var reader = try XMLReader(Array(body[1].utf8), file: "page")
    var events: [XMLEvent] = []
    while let event = try reader.next() { events.append(event) }
    return events
  }

  @Test func aPageIsWellFormedAndNeedsNothingElse() async throws {
    let page = PlanReportPage(try await report(title: Self.hostile)).text
    var names = Set<String>()
    for case .start(let element) in try events(page) {
      names.insert(element.name.local)
      for attribute in element.attributes.keys {
        #expect(!["src", "href", "srcset", "action", "data"].contains(attribute.local))
        #expect(!attribute.local.hasPrefix("on"))
      }
    }
    #expect(names.isDisjoint(with: ["script", "link", "img", "iframe", "object", "use", "b"]))
    #expect(names.isSuperset(of: ["svg", "rect", "table", "caption", "title", "desc"]))
    for foreign in ["http:", "https:", "url(", "@import", "//"] {
      #expect(!page.contains(foreign))
    }
    #expect(page.contains("prefers-color-scheme: dark"))
  }

  /// Each chart has a name and a description, and its table has the same numbers.
  @Test func chartsAreToldToThoseWhoDoNotSeeThem() async throws {
    let report = try await report()
    let page = PlanReportPage(report)
    let charts = page.charts
    #expect(charts[0].columns.map(\.value) == report.byHour)
    #expect(charts[1].columns.map(\.value) == report.daysWith)
    #expect(charts[2].columns.map(\.value) == report.byDay)
    #expect(charts[3].columns.map(\.value) == report.gapCounts)
    for chart in charts {
      let section = chart.section
      #expect(page.text.contains(section))
      #expect(section.contains(#"role="img""#))
      #expect(section.contains(#"aria-labelledby="\#(chart.id)-name \#(chart.id)-what""#))
      #expect(section.contains(#"<title id="\#(chart.id)-name">"#))
      #expect(section.contains(#"<desc id="\#(chart.id)-what">"#))
      for column in chart.columns {
        let label = Markup.escaped(column.label)
        #expect(section.contains("<title>\(label): \(column.value)</title></rect>"))
        #expect(
          section.contains(#"<tr><th scope="row">\#(label)</th><td>\#(column.value)</td></tr>"#))
      }
    }
  }

  @Test func columnsStayInTheirFieldAndGrowWithTheirNumbers() {
    for values in [[0], [1], [7, 0, 3], [40, 41], [999, 1_000, 1_001], Array(0...365)] {
      let chart = ColumnChart(
        id: "chart", title: "Chart", description: "", axes: ("", ""),
        columns: values.map { .init(label: "\($0)", value: $0) })
      #expect(chart.top >= values.max() ?? 0 && chart.top % 4 == 0)
      let heights = chart.section.split(separator: "height=\"").dropFirst().compactMap {
        Int($0.prefix { $0 != "\"" })
      }
      #expect(heights.count == values.count)
      #expect(heights.allSatisfy { (0...188).contains($0) })
      let paired = zip(values, heights).sorted { $0.0 < $1.0 }
      #expect(zip(paired, paired.dropFirst()).allSatisfy { $0.1 <= $1.1 })
      #expect(paired.allSatisfy { ($0.0 == 0) == ($0.1 == 0) })
    }
  }

  @Test func warningsAndSilentSchedulesStandInThePage() async throws {
    let report = try await report()
    let text = PlanReportPage(report).text
    #expect(!report.warnings.isEmpty)
    for warning in report.warnings {
      #expect(text.contains("<li>\(Markup.escaped(warning))</li>"))
    }
    let silence = try #require(report.lines.last?.silence)
    #expect(text.contains("<td>\(Markup.escaped(silence))</td>"))
  }
}
