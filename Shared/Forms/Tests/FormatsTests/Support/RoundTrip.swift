import Formats
import QuestionnaireSamples
import Questionnaires
import Testing

/// A round trip of a questionnaire with its report, checked independently of the code that creates
/// the report: conditions by evaluation, not by form.
struct RoundTrip {
  let original: QuestionnaireDefinition
  let copy: QuestionnaireDefinition
  let report: ConversionReport

  init(
    _ original: QuestionnaireDefinition, _ writer: some QuestionnaireWriter,
    _ reader: some QuestionnaireReader
  ) throws {
    let result = writer.write([original], options: WriteOptions())
    let file = try #require(result.files.first)
    var options = ReadOptions()
    options.questionnaireID = original.id
    copy = try #require(
      try reader.read(file.bytes, file: file.name, options: options).first?.definition)
    report = result.report
    var compared = original
    // Omissions that affect every text are reported once.
    if report.losses.contains(where: { $0.place.isEmpty && $0.what == "translations" }) {
      compared.transformTexts { _, text in
        text.translations.removeAll { $0.language != original.defaultLanguage }
      }
    }
    self.original = compared
  }

  func check(_ seed: UInt64) {
    let copies = Dictionary(uniqueKeysWithValues: copy.elements.map { ($0.id, $0) })
    let lost = Dictionary(grouping: report.losses, by: \.place)
    for element in original.elements {
      let isSame = copies[element.id].map { same(element, $0, seed) } ?? false
      #expect(
        isSame == (lost[element.id] == nil),
        "seed \(seed): \(element)\n\(String(describing: copies[element.id]))\n\(lost[element.id] ?? [])"
      )
    }
    let scores = Dictionary(uniqueKeysWithValues: copy.scores.map { ($0.id, $0) })
    for score in original.scores {
      let isSame = scores[score.id].map { sorted($0) == sorted(score) } ?? false
      #expect(isSame == (lost[score.id] == nil), "seed \(seed): \(score)")
    }
    let properties: [(String, Bool)] = [
      ("title", translations(original.title) == translations(copy.title)),
      ("description", original.description == copy.description),
      ("introduction", original.introduction == copy.introduction),
      ("closing", original.closing == copy.closing),
      ("languages", original.languages == copy.languages),
      ("sensors", original.sensors == copy.sensors),
      ("provenance", original.provenance == copy.provenance),
      ("annotations", annotations(original.annotations) == annotations(copy.annotations)),
    ]
    for (name, isSame) in properties {
      #expect(
        isSame == !(lost[""] ?? []).contains { $0.what == name }, "seed \(seed): \(name)")
    }
    // Every loss refers to an existing element.
    let places = Set(original.elements.map(\.id) + original.scores.map(\.id) + [""])
    #expect(Set(lost.keys).isSubset(of: places), "seed \(seed)")
  }

  private func same(
    _ element: ElementDefinition, _ other: ElementDefinition, _ seed: UInt64
  ) -> Bool {
    var (first, second) = (sorted(element), sorted(other))
    let isSameCondition = decidesAlike(element.shownIf, other.shownIf, seed)
    first.shownIf = nil
    second.shownIf = nil
    return first == second && isSameCondition
  }

  /// Whether two conditions give the same result for 300 random answers.
  private func decidesAlike(_ first: Condition?, _ second: Condition?, _ seed: UInt64) -> Bool {
    guard let first, let second else { return first == second }
    if first == second { return true }
    let structure = QuestionnaireStructure(original)
    let references = Set(first.references + second.references)
    guard references == Set(first.references), references == Set(second.references) else {
      return false
    }
    var random = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      var answers: [QuestionReference: AnswerValue] = [:]
      for reference in references {
        answers[reference] = answer(structure.kind(of: reference.elementID), &random)
      }
      if first.holds({ answers[$0] }) != second.holds({ answers[$0] }) { return false }
    }
    return true
  }

  private func answer(
    _ kind: QuestionDefinition.Kind?, _ random: inout SeededGenerator
  ) -> AnswerValue? {
    if Int.random(in: 0..<4, using: &random) == 0 { return nil }
    switch kind {
    case .singleChoice(let choice):
      return choice.options.randomElement(using: &random).map { .codes([$0.code]) }
    case .multipleChoice(let choice):
      let codes = choice.options.map(\.code).filter { _ in Bool.random(using: &random) }
      return codes.isEmpty ? nil : .codes(codes)
    case .yesNo: return .codes([Bool.random(using: &random) ? "yes" : "no"])
    case .date:
      return .text(["2001-02-02", "2001-02-03", "2001-02-04"].randomElement(using: &random) ?? "")
    default:
      return .number([-1, 0, 0.25, 0.5, 0.75, 5, 49, 50, 51].randomElement(using: &random) ?? 0)
    }
  }

  private func sorted(_ element: ElementDefinition) -> ElementDefinition {
    var questionnaire = QuestionnaireDefinition(
      id: "q", title: TranslatedText(), defaultLanguage: "en", elements: [element])
    questionnaire.transformTexts { _, text in
      text.translations.sort { $0.language < $1.language }
    }
    var element = questionnaire.elements[0]
    element.annotations.sort { $0.key < $1.key }
    return element
  }

  private func sorted(_ score: ScoreDefinition) -> ScoreDefinition {
    var score = score
    score.title.translations.sort { $0.language < $1.language }
    score.minimumAnswered = UInt32(score.effectiveMinimumAnswered)
    // `n · mean` and the sum scaled up to n items are equivalent.
    if score.method == .proratedSum {
      score.method = .mean
      score.factor *= score.items.reduce(0) { $0 + $1.weight }
    }
    return score
  }

  private func translations(_ text: TranslatedText) -> [Translation] {
    text.translations.sorted { $0.language < $1.language }
  }

  private func annotations(_ annotations: [Annotation]) -> [Annotation] {
    annotations.sorted { $0.key < $1.key }
  }
}
