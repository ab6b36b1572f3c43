import QuestionnaireSamples
import Questionnaires
import Testing

@testable import Formats

/// Malicious contents in every kind of file are rejected with a finding, in bounded time and
/// memory. Attacks specific to one format have their own tests.
@Suite struct HostileInputTests {
  private let sample = Samples.questionnaire()

  private func text(_ id: String, _ text: String) -> ElementDefinition {
    ElementDefinition(
      id: id,
      content: .question(
        QuestionDefinition(text: Samples.text(text), kind: .text(TextEntryDefinition()))))
  }

  private func questionnaire(_ elements: [ElementDefinition]) -> QuestionnaireDefinition {
    QuestionnaireDefinition(
      id: "q", title: Samples.text("Title"), defaultLanguage: "en", elements: elements)
  }

  /// The unchanged sample must be accepted, otherwise the other tests prove nothing.
  @Test(arguments: FileKind.allCases) func theSampleIsRead(_ kind: FileKind) {
    #expect(kind.findings(in: kind.bytes(of: sample)).errors == [])
  }

  @Test(arguments: FileKind.allCases) func nothingAtAllIsRefused(_ kind: FileKind) {
    for bytes in [[], [0], [0x0A], Array(repeating: 0, count: 1_000), [0xEF, 0xBB, 0xBF]]
      as [[UInt8]]
    {
      let findings = kind.findings(in: bytes)
      #expect(!findings.errors.isEmpty, "\(bytes.prefix(3))")
      #expect(findings.allSatisfy { !$0.advice.isEmpty && !$0.rule.isEmpty })
    }
  }

  /// Text files report the line that is not UTF-8; archives report damage.
  @Test(arguments: FileKind.allCases) func bytesThatAreNoTextAreRefused(_ kind: FileKind) throws {
    let bytes = kind.bytes(of: sample)
    for wrong in [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80]] as [[UInt8]] {
      for share in [1, 5, 9] {
        var spoilt = bytes
        let at = bytes.count * share / 10
        spoilt.insert(contentsOf: wrong, at: at)
        let finding = try #require(kind.findings(in: spoilt).errors.first)
        guard kind != .workbook else { continue }
        #expect(finding.rule == "ENCODING_INVALID")
        #expect(finding.position?.line == 1 + bytes[..<at].count { $0 == 0x0A })
      }
    }
    let wide: [UInt8] = bytes.flatMap { byte -> [UInt8] in [byte, 0] }
    #expect(!kind.findings(in: [0xFF, 0xFE] + wide).errors.isEmpty)
  }

  /// A NUL in a text. Translation tables have their own test.
  @Test(arguments: FileKind.allCases.filter { $0 != .translationTable })
  func controlCharactersAreRefused(_ kind: FileKind) {
    let findings = kind.findings(in: bytes(kind, with: "rest\u{0}ed")).errors
    #expect(!findings.isEmpty)
    #expect(findings.allSatisfy { $0.position != nil }, "\(findings)")
  }

  /// Returns a file with a text that writers would not produce.
  private func bytes(_ kind: FileKind, with text: String) -> [UInt8] {
    guard kind != .workbook else {
      let main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
      return XLSFormSamples.workbook(
        sheet: "<worksheet xmlns='\(main)'><sheetData><row><c t='str'><v>\(text)</v></c></row>"
          + "</sheetData></worksheet>")
    }
    let marker = Array("placeholder".utf8)
    var bytes = kind.bytes(of: questionnaire([self.text("a", "placeholder")]))
    if let start = bytes.indices.first(where: { bytes[$0...].starts(with: marker) }) {
      bytes.replaceSubrange(start..<(start + marker.count), with: Array(text.utf8))
    }
    return bytes
  }

  @Test(arguments: FileKind.allCases) func filesAreBoundedAtTheEdge(_ kind: FileKind) {
    let bytes = kind.bytes(of: sample)
    var limits = FormatLimits()
    limits.bytesMax = bytes.count
    #expect(kind.findings(in: bytes, limits: limits).errors == [])
    limits.bytesMax = bytes.count - 1
    #expect(kind.findings(in: bytes, limits: limits).map(\.rule) == ["FILE_TOO_LARGE"])
  }

  /// One text of ten megabytes.
  @Test(arguments: FileKind.questionnaires) func aTextOfTenMegabytesIsRefused(_ kind: FileKind) {
    let long = String(repeating: "longer than any question ", count: 400_000)
    let findings = kind.findings(in: bytes(kind, with: long)).errors
    #expect(!findings.isEmpty)
    // The finding must not repeat the long text.
    #expect(findings.allSatisfy { $0.description.utf8.count < 1_000 })
  }

  @Test(arguments: FileKind.questionnaires) func elementsAreBounded(_ kind: FileKind) {
    func rules(_ count: Int, _ limits: CatalogueLimits) -> [String] {
      let elements = (0..<count).map { text("e\($0)", "Question \($0)") }
      return kind.findings(in: kind.bytes(of: questionnaire(elements)), catalogue: limits)
        .errors.map(\.rule)
    }
    var limits = CatalogueLimits()
    limits.elementsMax = 12
    #expect(rules(12, limits) == [])
    #expect(rules(13, limits).count == 1)
    // Tested with the default limit, and with the separate limit of the forms reader.
    #expect(rules(5_001, .default).count == 1)
  }

  /// Readers of other formats give one of them a new code (`RepeatedCodesTests`).
  @Test func codesThatStandTwiceAreRefused() {
    let kind = FileKind.otolith
    let options = ["a", "b", "a"].map { Samples.option($0) }
    let questionnaire = questionnaire([
      Samples.question("q1", .singleChoice(SingleChoiceDefinition(options: options)))
    ])
    let findings = kind.findings(in: kind.bytes(of: questionnaire)).errors
    #expect(findings.map(\.rule).allSatisfy { $0.hasSuffix("_DUPLICATE") }, "\(findings)")
    #expect(findings.count == 1)
    #expect(findings.allSatisfy { ($0.position?.line ?? 0) > 0 && !$0.advice.isEmpty })
  }

  /// Conditions on the element itself, on a later one, and on each other. A reader rejects them or,
  /// if its format allows them, keeps them without evaluation.
  @Test(arguments: [FileKind.otolith, .fhir, .redcap, .workbook, .formTable])
  func rulesThatLoopDecideNothing(_ kind: FileKind) throws {
    func when(_ id: String) -> Condition {
      .comparison(Comparison(elementID: id, .equal, codes: ["yes"]))
    }
    for (first, second) in [("a", "a"), ("b", "a"), ("b", "b")] {
      let looping = questionnaire([
        Samples.question("a", .yesNo, when: when(first)),
        Samples.question("b", .yesNo, when: when(second)),
      ])
      let bytes = kind.bytes(of: looping)
      let findings = kind.findings(in: bytes).errors
      guard findings.isEmpty else {
        #expect(findings.allSatisfy { ($0.position?.line ?? 0) > 0 }, "\(findings)")
        continue
      }
      let read = try #require(kind.format?.reader).read(bytes, file: "f", options: ReadOptions())
      #expect(read[0].definition.elements[0].shownIf == nil, "\(first) \(second)")
      #expect(read[0].report.losses.contains { $0.place == "a" }, "\(first) \(second)")
    }
  }

  /// Patterns with exponential backtracking elsewhere are harmless; too large ones are rejected.
  @Test(arguments: [FileKind.otolith, .fhir, .workbook, .formTable, .forms])
  func patternsAreBounded(_ kind: FileKind) {
    func findings(_ pattern: String) -> [SourceFinding] {
      var entry = TextEntryDefinition(maximumLength: 100)
      entry.pattern = pattern
      entry.patternHint = Samples.text("as told")
      let element = Samples.question("p", .text(entry))
      return kind.findings(in: kind.bytes(of: questionnaire([element])))
    }
    #expect(findings("(a+)+$").errors == [])
    #expect(findings("([a-z]*)*[a-z]*@([a-z]*)*").errors == [])
    for pattern in ["(((a{1000}){1000}){1000})", "(a", "[z-a]", "(?=a)b"] {
      // Patterns of other formats are kept, not applied.
      let isOwn = kind == .otolith
      let found = findings(pattern).filter { $0.severity == .error || $0.effect == .kept }
      #expect(found.map(\.severity) == [isOwn ? .error : .warning], "\(pattern): \(found)")
      #expect(found.allSatisfy { ($0.position?.line ?? 0) > 0 }, "\(pattern)")
    }
  }

  /// A required language without translations.
  @Test(arguments: [FileKind.otolith, .fhir]) func missingTranslationsAreNamed(_ kind: FileKind) {
    var promised = questionnaire([text("a", "Alone")])
    promised.title["de"] = "Titel"
    promised.languages = ["de"]
    let findings = kind.findings(in: kind.bytes(of: promised)).errors
    #expect(findings.map(\.rule) == ["TRANSLATION_MISSING"])
    #expect(findings.allSatisfy { $0.position != nil && $0.place.hasPrefix("a") })
  }

  @Test func surrogatesAndHugeNumbersInJSONAreRefused() {
    func rule(_ value: String) -> String? {
      let json =
        "{\"resourceType\": \"Questionnaire\", \"status\": \"active\", \"item\": [{\"linkId\": \"a\","
        + "\"type\": \"integer\", \"text\": \"A\", \"maxLength\": 3, \"x\": \(value)}]}"
      return FileKind.fhir.findings(in: Array(json.utf8)).errors.first?.rule
    }
    #expect(rule(#""\ud800""#) == "JSON_SURROGATE")
    #expect(rule(#""\udc00\ud800""#) == "JSON_SURROGATE")
    #expect(rule("1" + String(repeating: "0", count: 1_000)) == "JSON_NUMBER_TOO_LONG")
    let deep = String(repeating: "[", count: 100_000)
    #expect(rule(deep) == "JSON_TOO_DEEP")
    #expect(rule(String(repeating: "{\"a\":", count: 100_000)) == "JSON_TOO_DEEP")
    #expect(FileKind.forms.findings(in: Array(deep.utf8)).map(\.rule) == ["JSON_TOO_DEEP"])
  }

  /// Endless tables stop at the first limit, not at the end of the file.
  @Test(arguments: [FileKind.redcap, .codebook, .formTable, .translationTable])
  func endlessTablesAreRefused(_ kind: FileKind) {
    let bytes = kind.bytes(of: sample)
    var limits = FormatLimits()
    limits.recordsMax = 200
    limits.fieldsMax = 300
    limits.fieldBytesMax = 5_000
    #expect(kind.findings(in: bytes, limits: limits).errors == [])
    let endless: [(String, String)] = [
      (String(repeating: ",", count: 10_000), "TOO_MANY_FIELDS"),
      (String(repeating: "\n", count: 10_000), "TOO_MANY_RECORDS"),
      (String(repeating: "x", count: 10_000), "FIELD_TOO_LONG"),
      ("\"" + String(repeating: "\n", count: 10_000) + "\"", "FIELD_TOO_LONG"),
      ("\"" + String(repeating: "\n", count: 10_000), "QUOTE_NOT_CLOSED"),
    ]
    for (tail, rule) in endless {
      let findings = kind.findings(in: bytes + Array(tail.utf8), limits: limits)
      #expect(findings.map(\.rule) == [rule])
      #expect(findings.allSatisfy { ($0.position?.line ?? 0) > 0 })
    }
  }
}
