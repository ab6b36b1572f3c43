import Formats
import QuestionnaireSamples
import Questionnaires
import Testing

/// A text that replaces another one, and the position of the finding.
struct MalformedCase: Sendable, CustomTestStringConvertible {
  let old: String
  let new: String
  /// The text at the position: its first occurrence in the new text, else in the file.
  let place: String
  let message: String

  init(_ old: String, _ new: String, at place: String, _ message: String) {
    self.old = old
    self.new = new
    self.place = place
    self.message = message
  }

  var testDescription: String { new }
}

@Suite struct OtolithMalformedTests {
  private let reader = YAMLTestReader()

  static let questionnaireCases = [
    MalformedCase("source:", "sauce:", at: "sauce", "unknown key `sauce`"),
    MalformedCase("source:", "sourec:", at: "sourec", "did you mean `source`?"),
    MalformedCase(
      "questionnaire: sample", "questionaire: sample", at: "questionaire",
      "`questionnaire` is missing"),
    MalformedCase(
      "licence: Apache-2.0", "source: again", at: "source: a", "duplicate key `source`"),
    MalformedCase(
      "demonstration-wording: true", "demonstration-wording: yes", at: "yes", "`true` or `false`"),
    MalformedCase("count: 3", "count: -3", at: "-3", "whole number"),
    MalformedCase("count: 3", "count: \"3\"", at: "\"3\"", "whole number"),
    MalformedCase("sensor: position", "sensor: camera", at: "camera", "unknown word `camera`"),
    MalformedCase("sharing: structure", "sharing: all", at: "all", "unknown word `all`"),
    MalformedCase("version: 4}", "version: four}", at: "four", "whole number"),
    MalformedCase("- id: part_a", "- name: part_a", at: "name", "`id` is missing"),
    MalformedCase("page-break: true", "page-break: false", at: "false", "leave the element out"),
    MalformedCase(
      "id: break1\n    page-break: true", "id: break1\n    picture: true", at: "id: break1",
      "an element needs one of"),
    MalformedCase(
      "page-break: true", "page-break: true\n    text: {en: x}", at: "id: break1",
      "only one of `text`, `page-break`"),
    MalformedCase("headline: {en: Part A}", "headline: Part A", at: "Part", "needs its language"),
    MalformedCase("headline: {en: Part A}", "headline: {en: }", at: "}", "expected a text"),
    MalformedCase("headline: {en: Part A}", "headline: {en: [A]}", at: "[A", "expected a text"),
    MalformedCase("options: agreement", "options: agrement", at: "agrement", "mean `agreement`?"),
    MalformedCase("options: agreement", "options: consent", at: "consent", "no option set"),
    MalformedCase(
      "type: multiple-choice", "type: mutliple-choice", at: "mutliple",
      "is not a question type; did you mean `multiple-choice`?"),
    MalformedCase(
      "type: multiple-choice", "type: checkbox", at: "checkbox", "did you mean `multiple-choice`?"),
    MalformedCase("step: 0.01", "step: 0x1", at: "0x1", "expected a number"),
    MalformedCase("step: 0.01", "step: .inf", at: ".inf", "expected a number"),
    MalformedCase("step: 0.01, ", "", at: "{minimum: 0", "`step` is missing"),
    MalformedCase("sam: arousal", "sam: joy", at: "joy", "unknown word `joy`"),
    MalformedCase(
      "answered: true}", "answered: true, less: 3}", at: "{question: onset", "exactly one of"),
    MalformedCase("answered: true}", "matches: x}", at: "{question: onset", "exactly one of"),
    MalformedCase(
      "greater-or-equal: 0.5", "greater-or-equal: loud", at: "loud}", "expected a number"),
    MalformedCase("at-least: 1", "at-leats: 1", at: "at-leats", "mean `at-least`?"),
    MalformedCase("at-least: 1", "at-least: one", at: "one", "expected a number"),
    MalformedCase("of: [stress", "of: [[stress]", at: "[stress]", "expected a text"),
    MalformedCase("- not: {", "- none: {", at: "none", "a condition needs one of"),
    MalformedCase("method: mean", "method: median", at: "median", "unknown word `median`"),
    MalformedCase("items: [agree]", "items: agree", at: "agree", "expected a list"),
    MalformedCase("weight: 2,", "weight: two,", at: "two", "expected a number"),
    MalformedCase("initial: 60", "initial: sixty", at: "sixty", "expected a number"),
    MalformedCase("title: {en: Sample,", "title: {en: Sample", at: ": {text", "not closed by `}`"),
    MalformedCase("elements:", "elements: {}\nmore:", at: "{}", "expected a list"),
    MalformedCase("code: \"2\"", "code: &two \"2\"", at: "&two", "anchors and aliases"),
    MalformedCase("code: \"2\"", "code: *two", at: "*two", "anchors and aliases"),
    MalformedCase("code: \"2\"", "code: !!str 2", at: "!!str", "tags"),
    MalformedCase(
      "    equals: [sleep]", "    ? [equals]\n      : [sleep]", at: "[equals]", "plain"),
    MalformedCase("languages:", "...\n---\nmore:", at: "---", "one document"),
  ]

  @Test(arguments: questionnaireCases)
  func mistakesInQuestionnairesAreNamedWithTheirPlace(_ malformed: MalformedCase) throws {
    try expect(malformed, in: YAMLSamples.questionnaire) { try reader.questionnaire($0) }
  }

  static let studyCases = [
    MalformedCase("access: request", "access: secret", at: "secret", "unknown word `secret`"),
    MalformedCase("access: request", "", at: "study:", "`access` is missing"),
    MalformedCase("2026-01-01T00:00:00Z", "2026-01-01", at: "2026-01-01", "is not a time"),
    MalformedCase("weekend: \"22", "monday: \"22", at: "monday", "two windows"),
    MalformedCase("weekend: \"22", "weekand: \"22", at: "weekand", "`weekand` is not a weekday"),
    MalformedCase("08:00-20:00", "8:00-20:00", at: "\"8:00", "is not a window"),
    MalformedCase("08:00-20:00", "08:00-25:00", at: "\"08:00-25", "is not a window"),
    MalformedCase("at: \"18:30\"", "at: \"18:60\"", at: "\"18:60", "is not a clock time"),
    MalformedCase("[monday, thursday]", "[monday, someday]", at: "someday", "is not a weekday"),
    MalformedCase(
      "{id: third-day, daily: [", "{id: third-day, yearly: [", at: "{id: third-day",
      "exactly one of `standard`"),
    MalformedCase(
      "{every-days: 3}", "{every-days: 3, every-weeks: 2}", at: "{every-days",
      "`every-days` and `every-weeks` exclude each other"),
    MalformedCase(
      "anchor: {questionnaire: weekly}", "anchor: {questionnaire: weekly, staff-date: v}",
      at: "{questionnaire: weekly", "`questionnaire` and `staff-date` exclude each other"),
    MalformedCase(
      "offset-days: -7", "offset-days: weekly", at: "weekly", "expected a whole number"),
    MalformedCase(
      "window: \"07:00-24:00\"", "window: daytime", at: "daytime", "`daytime` is not a window"),
    MalformedCase(
      "    schedules:\n", "    schedule: {daily: [\"09:00\"]}\n    schedules:\n",
      at: "questionnaire: monthly", "`schedule` and `schedules` exclude each other"),
    MalformedCase(
      "{every-days: 3}", "fortnight", at: "fortnight", "known are `burst`, `count`, `every-days`"),
    MalformedCase("recurrence: one-time", "recurrence: once", at: "once", "unknown word `once`"),
    MalformedCase("per-day: 10", "per-day: ten", at: "ten", "whole number"),
    MalformedCase("bytes: 12", "bytes: -12", at: "-12", "whole number"),
    MalformedCase("offer: [weekly", "offer: [[weekly]", at: "[weekly]", "expected a text"),
    MalformedCase("blocking: true", "blockign: true", at: "blockign", "did you mean `blocking`?"),
  ]

  @Test(arguments: studyCases)
  func mistakesInStudiesAreNamedWithTheirPlace(_ malformed: MalformedCase) throws {
    try expect(malformed, in: YAMLSamples.study) { try reader.study($0) }
  }

  @Test(arguments: ["", "\n", "# nothing\n", "---\n", "- a list\n", "plain", "\u{1}", "a: \u{1}"])
  func filesThatHoldNothingAreRefused(_ text: String) {
    #expect(throws: SourceError.self) { try reader.questionnaire(text) }
    #expect(throws: SourceError.self) { try reader.study(text) }
  }

  /// Nine levels of ten stand for a thousand million values; they must be rejected before
  /// expansion.
  @Test func aliasesAreRefusedBeforeTheyUnfold() {
    var text = "a0: &a0 [x, x]\n"
    for level in 1...9 {
      let references = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(references)]\n"
    }
    text += "? *a9\n: key\n"
    let error = #expect(throws: SourceError.self) { try reader.questionnaire(text) }
    #expect(error?.findings.map(\.position) == [SourcePosition(line: 1, column: 5)])
    #expect(error?.description.contains("anchors and aliases") == true)
  }

  @Test func tabsAreCalledSo() {
    let error = #expect(throws: SourceError.self) {
      try reader.questionnaire("title: \"Ä\"\nelements:\n\t- {id: a}\n")
    }
    #expect(error?.findings.map(\.position) == [SourcePosition(line: 3, column: 1)])
    #expect(error?.description.contains("a tab in the indentation") == true)
  }

  @Test func textsMayUseTheCharactersOfAnchorsAndAliases() throws {
    let text = YAMLSamples.questionnaire.replacing(
      "{en: Part A}", with: "{en: \"Q&A: *really* 3 * 4 &more &a *a\"}")
    #expect(throws: Never.self) { try reader.questionnaire(text) }
  }

  @Test(arguments: ["[", "{a: ", "- "]) func nestingIsBounded(_ opening: String) {
    let text =
      "elements: " + (opening == "- " ? "\n" : "") + String(repeating: opening, count: 100_000)
    let error = #expect(throws: SourceError.self) { try reader.questionnaire(text) }
    // Nested flow lists already fail in the scanner.
    let rules = error?.findings.map(\.rule) ?? []
    #expect(rules == ["TOO_DEEP"])
  }

  @Test func theDepthIsBoundedAtItsEdge() throws {
    func text(_ levels: Int) -> String {
      "a: " + String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
    }
    var reader = reader
    reader.limits.depthMax = 10
    func rules(_ levels: Int) -> [String] {
      (#expect(throws: SourceError.self) { try reader.questionnaire(text(levels)) })?
        .findings.map(\.rule) ?? []
    }
    #expect(!rules(9).contains("TOO_DEEP"))
    #expect(rules(10) == ["TOO_DEEP"])
  }

  @Test func theNumberOfValuesIsBoundedAtItsEdge() throws {
    let text = "[" + String(repeating: "x,", count: 99) + "]"
    var reader = reader
    reader.limits.nodesMax = 100
    func rules() -> [String] {
      (#expect(throws: SourceError.self) { try reader.questionnaire(text) })?
        .findings.map(\.rule) ?? []
    }
    #expect(rules() == ["VALUE_INVALID"])
    reader.limits.nodesMax = 99
    #expect(rules() == ["TOO_MANY_VALUES"])
  }

  @Test func theSizeIsBoundedAtItsEdge() throws {
    var reader = reader
    reader.limits.bytesMax = YAMLSamples.questionnaire.utf8.count
    #expect(try reader.questionnaire(YAMLSamples.questionnaire).id == "sample")
    reader.limits.bytesMax -= 1
    let error = #expect(throws: SourceError.self) {
      try reader.questionnaire(YAMLSamples.questionnaire)
    }
    #expect(error?.findings.map(\.rule) == ["FILE_TOO_LARGE"])
  }

  @Test func findingsAreBounded() {
    var reader = reader
    reader.limits.findingsMax = 3
    let text = (0..<50).map { "wrong\($0): 1\n" }.joined()
    let error = #expect(throws: SourceError.self) { try reader.questionnaire(text) }
    #expect(error?.findings.count == 4)
  }

  /// Mutated files are rejected or read. What is read is restored by writing and reading.
  @Test(arguments: 0..<400 as Range<UInt64>) func spoiltFilesDoNoHarm(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var bytes = Array(YAMLSamples.questionnaire.utf8)
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let at = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes[at] = UInt8.random(in: 1..<128, using: &random)
      case 1: bytes.removeSubrange(at..<min(bytes.count, at + 20))
      case 2: bytes.insert(contentsOf: Array("{[&*!|>-:\n".utf8).shuffled(using: &random), at: at)
      default: bytes.insert(contentsOf: bytes[..<min(at, 200)], at: at)
      }
    }
    do {
      let read = try reader.questionnaire(String(decoding: bytes, as: UTF8.self))
      let written = OtolithWriter().write([read])
      guard written.report.isLossless else { return }
      let again = try OtolithReader().read(written.files[0].bytes, file: "again")[0].definition
      #expect(again == read, "seed \(seed)")
    } catch let error as SourceError {
      #expect(!error.findings.isEmpty, "seed \(seed)")
      #expect(error.findings.allSatisfy { $0.file == "q.yaml" }, "seed \(seed): \(error)")
    } catch {
      Issue.record("seed \(seed): \(error)")
    }
  }

  private func expect(
    _ malformed: MalformedCase, in sample: String, _ read: (String) throws -> some Any
  ) throws {
    let old = try #require(sample.firstRange(of: malformed.old))
    let before = sample[..<old.lowerBound]
    let text = before + malformed.new + sample[old.upperBound...]
    // Computed in the text before the change, because indices belong to their text.
    let within = malformed.new.firstRange(of: malformed.place)?.lowerBound
    let prefix: Substring =
      if let within {
        Substring(before + malformed.new[..<within])
      } else {
        text[..<(try #require(text.firstRange(of: malformed.place)).lowerBound)]
      }
    let line = prefix.count { $0 == "\n" } + 1
    let column = prefix.split(separator: "\n", omittingEmptySubsequences: false).last?.count ?? 0
    let error = #expect(throws: SourceError.self) { _ = try read(String(text)) }
    let findings = (error?.findings ?? []).map(\.description)
    #expect(
      findings.contains {
        $0.hasPrefix("q.yaml:\(line):\(column + 1):") && $0.contains(malformed.message)
      }, "\(line):\(column + 1): \(findings)")
  }
}
