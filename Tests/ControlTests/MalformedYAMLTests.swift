import ControlSupport
import Testing

/// A text to put in place of another one, and where the problem must be named.
struct MalformedCase: Sendable, CustomTestStringConvertible {
  let old: String
  let new: String
  /// `line:column`, or a line alone.
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

@Suite struct MalformedYAMLTests {
  private let reader = OtolithYAMLReader()

  static let questionnaireCases = [
    MalformedCase("source:", "sauce:", at: "9:1", "`sauce` is not a key"),
    MalformedCase(
      "questionnaire: sample", "questionaire: sample", at: "2:1", "`questionnaire` is missing"),
    MalformedCase("licence: Apache-2.0", "source: again", at: "9:1", "`source` stands twice"),
    MalformedCase(
      "demonstration-wording: true", "demonstration-wording: yes", at: "8:24", "`true` or `false`"),
    MalformedCase("count: 3", "count: -3", at: "13:31", "whole number"),
    MalformedCase("count: 3", "count: \"3\"", at: "13:31", "whole number"),
    MalformedCase("sensor: position", "sensor: camera", at: "13:14", "`camera` is not known here"),
    MalformedCase("- id: part_a", "- name: part_a", at: "19:5", "`id` is missing"),
    MalformedCase("page-break: true", "page-break: false", at: "27:17", "leave the element out"),
    MalformedCase("page-break: true", "picture: true", at: "26:5", "an element is one of"),
    MalformedCase("headline: {en: Part A}", "headline: Part A", at: "20:15", "mapping of keys"),
    MalformedCase("headline: {en: Part A}", "headline: {en: }", at: "20:20", "a text is expected"),
    MalformedCase(
      "headline: {en: Part A}", "headline: {en: [A]}", at: "20:20", "a text is expected"),
    MalformedCase("options: agreement", "options: consent", at: "33:14", "no option set `consent`"),
    MalformedCase(
      "type: multiple-choice", "type: checkbox", at: "36:11", "`checkbox` is no question type"),
    MalformedCase("step: 0.01", "step: 0x1", at: "51:44", "a number is expected"),
    MalformedCase("step: 0.01", "step: .inf", at: "51:44", "a number is expected"),
    MalformedCase("sam: arousal", "sam: dominance", at: "55:10", "`dominance` is not known here"),
    MalformedCase("answered: true}", "answered: true, less: 3}", at: "80:11", "exactly one of"),
    MalformedCase("answered: true}", "matches: x}", at: "80:11", "exactly one of"),
    MalformedCase(
      "greater-or-equal: 0.5", "greater-or-equal: loud", at: "77:50", "a number is expected"),
    MalformedCase("title: {en: Sample,", "title: {en: Sample", at: "3", "expected ',' or '}'"),
    MalformedCase("elements:", "elements: {}\nmore:", at: "18:11", "a list is expected"),
  ]

  @Test(arguments: questionnaireCases)
  func mistakesInQuestionnairesAreNamedWithTheirPlace(_ malformed: MalformedCase) throws {
    try expect(malformed, in: YAMLSamples.questionnaire) {
      try reader.questionnaire($0, file: "q.yaml")
    }
  }

  static let studyCases = [
    MalformedCase("access: password", "access: secret", at: "5:9", "`secret` is not known here"),
    MalformedCase("access: password", "", at: "1:1", "`access` is missing"),
    MalformedCase("2026-01-01T00:00:00Z", "2026-01-01", at: "7:12", "is no time"),
    MalformedCase(
      "weekend: \"22:00-24:00\"", "monday: \"22:00-24:00\"", at: "16:44", "two windows"),
    MalformedCase("weekend: \"22", "weekand: \"22", at: "16:44", "`weekand` is no weekday"),
    MalformedCase("08:00-20:00", "8:00-20:00", at: "16:29", "is no window"),
    MalformedCase("08:00-20:00", "08:00-25:00", at: "16:29", "is no window"),
    MalformedCase("at: \"18:30\"", "at: \"18:60\"", at: "22:56", "is no clock time"),
    MalformedCase(
      "[monday, thursday]", "[monday, someday]", at: "22:41", "`someday` is no weekday"),
    MalformedCase("{monthly: {", "{yearly: {", at: "25:15", "exactly one of `standard`"),
    MalformedCase(
      "recurrence: one-time", "recurrence: once", at: "29:17", "`once` is not known here"),
    MalformedCase("per-day: 10", "per-day: ten", at: "14:18", "whole number"),
  ]

  @Test(arguments: studyCases)
  func mistakesInStudiesAreNamedWithTheirPlace(_ malformed: MalformedCase) throws {
    try expect(malformed, in: YAMLSamples.study) { try reader.study($0, file: "q.yaml") }
  }

  @Test(arguments: [
    "", "# nothing\n", "~", "[]", "text", "a: b: c", "\t- x", "{", "- a\nb: c", "--- a\n--- b\n",
  ])
  func whatIsNoQuestionnaireIsRefused(_ text: String) {
    #expect(throws: ContentError.self) { try reader.questionnaire(text, file: "q.yaml") }
  }

  /// Nine levels of ten stand for a thousand million values; it must be refused before it is built.
  @Test func aliasesAreRefusedBeforeTheyUnfold() {
    var text = "a0: &a0 [x, x]\n"
    for level in 1...9 {
      let references = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(references)]\n"
    }
    text += "? *a9\n: key\n"
    let error = #expect(throws: ContentError.self) {
      try reader.questionnaire(text, file: "q.yaml")
    }
    #expect(error?.problems.map(\.line) == [2])
    #expect(error?.description.contains("anchors and aliases") == true)
  }

  @Test func textsMayUseTheCharactersOfAnchorsAndAliases() throws {
    let text = YAMLSamples.questionnaire.replacing(
      "{en: Part A}", with: "{en: \"Q&A: *really* 3 * 4 &more\"}")
    #expect(throws: Never.self) { try reader.questionnaire(text, file: "q.yaml") }
  }

  @Test(arguments: ["[", "{a: ", "- "]) func nestingIsBounded(_ opening: String) {
    let text =
      "elements: " + (opening == "- " ? "\n" : "") + String(repeating: opening, count: 100_000)
    #expect(throws: ContentError.self) { try reader.questionnaire(text, file: "q.yaml") }
  }

  @Test func theSizeIsBounded() throws {
    var limits = ContentLimits()
    limits.yamlBytesMax = YAMLSamples.questionnaire.utf8.count
    #expect(throws: Never.self) {
      try OtolithYAMLReader(limits: limits).questionnaire(YAMLSamples.questionnaire, file: "q")
    }
    limits.yamlBytesMax -= 1
    let error = #expect(throws: ContentError.self) {
      try OtolithYAMLReader(limits: limits).questionnaire(YAMLSamples.questionnaire, file: "q")
    }
    #expect(error?.description.contains("larger than the limit") == true)
  }

  @Test func filesAreMeasuredBeforeTheyAreRead() throws {
    try TestFiles.withFolder { folder in
      var limits = ContentLimits()
      limits.yamlBytesMax = 10
      try TestFiles.write(YAMLSamples.study, to: folder + "/study.yaml")
      let error = #expect(throws: ContentError.self) {
        try OtolithYAMLReader(limits: limits).importRequest(at: folder)
      }
      #expect(error?.description.contains("larger than the limit of 10 bytes") == true)
    }
  }

  @Test func problemsAreBounded() {
    var limits = ContentLimits()
    limits.problemsMax = 3
    let text = (0..<50).map { "wrong\($0): 1\n" }.joined()
    let error = #expect(throws: ContentError.self) {
      try OtolithYAMLReader(limits: limits).questionnaire(text, file: "q")
    }
    #expect(error?.problems.count == 3)
  }

  /// Cut, doubled and spoilt files are refused or read, and nothing else happens.
  @Test(arguments: 0..<300 as Range<UInt64>) func spoiltFilesDoNoHarm(_ seed: UInt64) {
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
    let text = String(decoding: bytes, as: UTF8.self)
    do {
      let read = try reader.questionnaire(text, file: "q")
      #expect(!read.questionnaireID.isEmpty, "seed \(seed)")
    } catch let error as ContentError {
      #expect(!error.problems.isEmpty, "seed \(seed)")
    } catch {
      Issue.record("seed \(seed): \(error)")
    }
  }

  private func expect(
    _ malformed: MalformedCase, in sample: String, _ read: (String) throws -> some Any
  ) throws {
    try #require(sample.contains(malformed.old))
    let text = sample.replacing(malformed.old, with: malformed.new, maxReplacements: 1)
    let error = #expect(throws: ContentError.self) { _ = try read(text) }
    let problems = (error?.problems ?? []).map(\.description)
    #expect(
      problems.contains {
        $0.hasPrefix("q.yaml:\(malformed.place):") && $0.contains(malformed.message)
      }, "\(problems)")
  }
}
