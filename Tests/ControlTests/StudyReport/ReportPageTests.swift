import Foundation
import Messages
import ReportPages
import Testing

@testable import Control

@Suite struct ReportPageTests {
  private static let hostile = "<script>alert('1')</script> & \"\u{0}\u{7}"

  /// A text, and its form in a page.
  private static let texts: [(text: String, escaped: String)] = [
    ("", ""), ("a < b & c > d", "a &lt; b &amp; c &gt; d"), ("\"'", "&quot;&#39;"),
    ("a\nb\tc", "a b c"), ("\u{0}\u{7}", "\u{FFFD}\u{FFFD}"), ("Öhr 🦻", "Öhr 🦻"),
  ]

  @Test(arguments: texts.indices) func textsAreEscaped(place: Int) {
    #expect(ReportMarkup.escaped(Self.texts[place].text) == Self.texts[place].escaped)
  }

  /// Language, number with two decimals, count, and percent.
  private static let numbers: [(language: String, number: Double, shown: String)] = [
    ("en", 1234.5, "1234.5 1,235 123450 %"), ("de-AT", 1234.5, "1234,5 1.235 123450 %"),
    ("fr", 0, "0 0 0 %"), ("de", -0.001, "0 0 0 %"), ("en", 0.05, "0.05 0 5 %"),
    ("en", .infinity, "– – –"),
  ]

  @Test(arguments: numbers.indices) func numbersFollowTheLanguage(place: Int) {
    let (language, number, shown) = Self.numbers[place]
    let say = ReportWords(language: language)
    let count = number.isFinite ? say.count(Int(number.rounded())) : "–"
    #expect(
      "\(say.number(number, decimals: 2)) \(count) \(say.percent(number))" == shown)
    #expect(say.percent(1, of: 0) == "–")
  }

  private func report(days: Int = 3, isEmpty: Bool = false) -> StudyReport {
    let title = CatalogueV1.LocalizedText(translations: [.init(language: "en", text: Self.hostile)])
    var report = StudyReport(
      study: .init(studyID: "ears", title: title, defaultLanguage: "en"), hasAllGroups: true,
      recruitment: .init(countTime: .init(Date(timeIntervalSince1970: 1_774_746_000))),
      compliance: [:], figures: .init(), questionnaires: [])
    guard !isEmpty else { return report }
    report.recruitment.days = [.init(date: "2026-03-28", joined: 3, left: 1)]
    report.compliance["total"] = .init(rows: [.init(planned: 10, answeredInTime: 4, sent: 9)])
    report.compliance["studyDay"] = .init(
      rows: (0..<days).map { .init(key: "\($0)", planned: 5, answeredInTime: 2) })
    report.compliance["schedule"] = .init(rows: [.init(key: "\(Self.hostile)/x", planned: 10)])
    report.figures.questionnaires = [.init(questionnaireID: "q", sheets: 4)]
    report.questionnaires = [
      .init(
        questionnaireID: "q",
        definition: .init(questionnaireID: "q", title: title),
        figures: .init(
          questions: [
            .init(
              elementID: Self.hostile, participants: 2,
              classes: [.init(code: Self.hostile, share: 0.5), .init(from: 0, to: 10, share: 1)])
          ], withRows: true))
    ]
    return report
  }

  @Test func aPageHasNoMarkupOfItsTexts() {
    let page = ReportPage(report()).html
    #expect(!page.contains("<script") && !page.contains("\u{0}"))
    #expect(page.contains("&lt;script&gt;alert(&#39;1&#39;)"))
    #expect(page.contains("<html lang=\"en\">"))
    #expect(page.contains("40 %") && page.contains("0–10"))
    let german = ReportPage(report(), language: "de").html
    #expect(german.contains("<html lang=\"de\">") && german.contains("Datenqualität"))
  }

  /// Of countries only those with answers are listed, and removed questions have their former text.
  @Test func longListsAndFormerQuestionsAreReadable() {
    func text(_ text: String) -> CatalogueV1.LocalizedText {
      .init(translations: [.init(language: "en", text: text)])
    }
    var report = report()
    report.questionnaires[0].formerVersions = [
      .init(
        questionnaireID: "q",
        elements: [
          .init(
            elementID: "land",
            content: .question(.init(text: text("Where were you born?"), type: .country(.init()))))
        ])
    ]
    report.questionnaires[0].figures.questions = [
      .init(
        elementID: "land", participants: 1, answers: 1,
        classes: (10...40).map {
          .init(code: "C\($0)", share: $0 == 12 ? 1 : 0, answers: $0 == 12 ? 1 : 0)
        })
    ]
    let page = ReportPage(report).html
    #expect(page.contains("Where were you born?") && page.contains("only in earlier versions"))
    #expect(page.contains("C12") && !page.contains("C13"))
    #expect(page.contains("Options without answers are not listed."))
  }

  @Test func gapsOfFiguresAreNamed() {
    var cut = report()
    let whole = ReportPage(cut).html
    #expect(whole.contains("<b>4</b>") && !whole.contains("Only the newest"))
    cut.figures.truncated = true
    cut.questionnaires[0].figures.truncated = true
    let page = ReportPage(cut).html
    #expect(page.contains("<b>at least 4</b>") && page.contains("at most 20,000"))
    let german = ReportPage(cut, language: "de").html
    #expect(german.contains("<b>mindestens 4</b>") && german.contains("höchstens 20.000"))
    cut.questionnaires[0].figures = .init()
    cut.questionnaires[0].failure = "VERSION_UNAVAILABLE"
    let failed = ReportPage(cut).html
    #expect(failed.contains("could not return these figures: VERSION_UNAVAILABLE."))
    #expect(!failed.contains("are withheld"))
    #expect(cut.json.contains("\"error\": \"VERSION_UNAVAILABLE\""))
  }

  /// Without participants, notifications and sheets every part is still there.
  @Test func anEmptyStudyHasAReport() {
    let page = ReportPage(report(isEmpty: true)).html
    #expect(page.contains("No participant has joined.") && page.contains("No notification"))
    #expect(!page.contains("nan"))
    for days in [1, 2, 366] {
      #expect(!ReportPage(report(days: days)).html.contains("nan"))
    }
  }

  @Test func numbersOfTheAxis() {
    var chart = ReportChart(
      title: "t", description: "d", labels: ["a", "b"], values: [3, 7], format: { "\(Int($0))" })
    #expect(chart.svg.contains(">8<") && chart.svg.contains(">4<"))
    chart.values = []
    chart.labels = []
    #expect(chart.svg.contains("d=\"\""))
    chart.values = [.infinity, 0]
    #expect(!chart.svg.contains("nan"))
  }

  @Test func figuresOfASimulation() throws {
    let json = """
      {"study": "s", "participants": 5, "days": 3, "notifications": 9, "seed": 1,
       "notifications_per_person_and_day": {"count": 9, "min": 0, "p10": 1, "median": 2, "p90": 3, "max": 4}}
      """
    let burden = try SimulatedBurden(json: Array(json.utf8))
    #expect(
      burden.notificationsPerPersonAndDay?.median == 2 && burden.notificationsPerPerson == nil)
    #expect(throws: (any Error).self) { try SimulatedBurden(json: Array("{}".utf8)) }
  }
}
