import Formats
import QuestionnaireSamples
import Questionnaires
import Testing

@Suite struct SourceMapTests {
  @Test func aFindingIsPlacedAtTheNearestKnownPart() {
    var map = SourceMap()
    map.note(FindingPath(), at: SourcePosition(line: 1, column: 1))
    map.note(FindingPath().item("elements", 1), at: SourcePosition(line: 7, column: 5))
    map.note(
      FindingPath().item("elements", 1).field("question").field("text"),
      at: SourcePosition(line: 9, column: 11))
    #expect(map.position(of: "elements[1].question.text")?.line == 9)
    #expect(map.position(of: "elements[1].question.text.translations[2].text")?.line == 9)
    #expect(map.position(of: "elements[1].question.yes_no")?.line == 7)
    #expect(map.position(of: "elements[10]")?.line == 1)
    #expect(SourceMap().position(of: "elements[0]") == nil)
    let finding = map.place(
      Finding(path: "elements[1].element_id", reason: .idInvalid, advice: "use letters"),
      in: "daily.yaml")
    #expect(
      finding.description
        == "daily.yaml:7:5: error: ID_INVALID: elements[1].element_id: use letters")
  }

  @Test func findingsAreBoundedAndTheRestIsCounted() {
    var limits = FormatLimits()
    limits.findingsMax = 2
    let collector = SourceFindingCollector(file: "f", limits: limits)
    #expect(throws: Never.self) { try collector.throwErrors() }
    for line in 1...5 { collector.add("RULE", at: SourcePosition(line: line), "fix it") }
    #expect(collector.findings.count == 3)
    #expect(collector.findings.last?.advice.hasPrefix("3 more") == true)
    #expect(throws: SourceError.self) { try collector.throwErrors() }
  }

  @Test func aWarningAloneRefusesNothing() {
    let collector = SourceFindingCollector(file: "f")
    collector.add("RULE", at: nil, severity: .warning, "look at it")
    #expect(throws: Never.self) { try collector.throwErrors() }
    #expect(collector.findings.map(\.description) == ["f: warning: RULE: look at it"])
  }

  @Test func aReportCountsEveryElementByItsType() {
    var report = ConversionReport()
    report.count(Samples.questionnaire())
    #expect(report.elementCount == Samples.elements.count)
    #expect(report.counts["yes-no"] == 2)
    #expect(report.counts["text"] == 1)
    #expect(report.counts["text-block"] == 1)
    #expect(report.isLossless)
    report.lose("q", "slider", "written as a number")
    #expect(!report.isLossless)
  }

  @Test func badEncodingsAndSizesAreRefusedWithTheirPlace() throws {
    var limits = FormatLimits()
    limits.bytesMax = 4
    #expect(throws: SourceError.self) {
      try SourceText.decode(Array("12345".utf8), file: "f", limits: limits)
    }
    let error = #expect(throws: SourceError.self) {
      try SourceText.decode([0x61, 0x0A, 0xFF], file: "f", limits: .default)
    }
    #expect(error?.findings.map(\.position) == [SourcePosition(line: 2)])
    let text = try SourceText.decode([0xEF, 0xBB, 0xBF, 0x61], file: "f", limits: limits)
    #expect(text == "a")
  }

  @Test func findingsComeInTheOrderOfTheFile() {
    func finding(_ rule: String, _ position: SourcePosition?) -> SourceFinding {
      SourceFinding(file: "f", position: position, rule: rule, advice: "")
    }
    let findings = [
      finding("D", SourcePosition(line: 10, column: 1)),
      finding("B", SourcePosition(line: 2, column: 3)),
      finding("C", SourcePosition(line: 2, column: 3)), finding("A", nil),
    ]
    #expect(findings.inOrderOfTheFile.map(\.rule) == ["A", "B", "C", "D"])
  }
}
