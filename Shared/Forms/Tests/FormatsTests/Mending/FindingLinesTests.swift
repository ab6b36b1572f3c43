import Questionnaires
import Testing

@testable import Formats

/// A console shows many findings in few lines.
@Suite struct FindingLinesTests {
  private func finding(
    _ place: String, _ advice: String, _ effect: ConversionReport.Effect? = .kept, line: Int = 1
  ) -> SourceFinding {
    SourceFinding(
      file: "f", position: SourcePosition(line: line), place: place, rule: "R", advice: advice,
      severity: effect == .mended ? .note : .warning, effect: effect)
  }

  @Test func equalFindingsAreOneLine() {
    let findings = (1...7).map { finding("q\($0)", "media: not shown", line: $0) }
    #expect(
      FindingLines(findings).lines == [
        "f:1: warning: R: q1, q2, q3, q4, q5 and 2 more: media: not shown",
        "f: note: SUMMARY: 7 kept without effect",
      ])
  }

  @Test func findingsOfOneKindAreCounted() {
    let findings =
      (1...20).map { finding("q\($0)", "relevant: `x\($0)` is unknown", line: $0) }
      + (1...20).map { finding("c", "`\($0)` of `l`: it is `c\($0)` now", .mended, line: $0) }
      + [finding("z", "type: left out", .lost), finding("z", "pattern: no hint", nil)]
    let lines = FindingLines(findings).lines
    #expect(lines.count { $0.contains("relevant: `x") } == FindingLines.linesMax)
    #expect(lines.contains("f: warning: R: relevant: 12 more; --json lists all"))
    #expect(lines.count { $0.contains("it is `c") } == FindingLines.mendedLinesMax)
    #expect(lines.contains("f: note: R: `4` of `l`: 17 more; --json lists all"))
    #expect(lines.contains("f:1: warning: R: z: pattern: no hint"))
    #expect(lines.last == "f: note: SUMMARY: 1 lost, 20 kept without effect, 20 mended")
  }

  @Test func everyErrorIsALineAndTheSumComesLast() throws {
    let errors = (1...30).map {
      SourceFinding(file: "f", place: "p", rule: "E\($0)", advice: "same")
    }
    #expect(FindingLines(errors + errors).lines.count == 60)
    let form = XLSFormSamples([
      ["geopoint", "a", "A"], ["geopoint", "b", "B"], ["text", "c", "C"],
    ])
    let findings = try XLSFormReader().read(
      form.workbook, file: "f", options: ReadOptions()
    ).findings(in: "f")
    let lines = FindingLines(findings).lines
    #expect(
      lines == [
        "f:survey!A2: warning: NOT_EXPRESSIBLE: a, b: xlsform.geopoint: the type is not supported; "
          + "it is kept for converting back",
        "f: note: SUMMARY: 2 kept without effect",
        "f: warning: QUESTIONS_NOT_SUPPORTED: 2 of 3 questions of `f` cannot be answered, since their "
          + "types are not supported",
      ])
    #expect(findings.map(\.effect) == [nil, .kept, .kept])
  }

  /// All losses of a file are listed, however many.
  @Test func noLossIsOmitted() throws {
    let rows = (0..<1_200).map { ["text", "q\($0)", "Q", "pulldata('x')"] }
    let read = try XLSFormReader().read(
      XLSFormSamples(rows).csv, file: "f", options: ReadOptions())[0]
    #expect(read.report.losses.count == 1_200)
    #expect(read.report.omittedLosses == 0)
    #expect(FindingLines(read.findings(in: "f")).lines.count < 20)
  }
}
