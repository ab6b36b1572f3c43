import Messages
import QuestionnaireWire
import Questionnaires
import ReportPages

/// The distributions of answers.
extension ReportPage {
  /// Questions in a row with the same options, from which they share a table, and the maximum number
  /// of its options.
  private static let (sharedMin, optionsMax) = (3, 7)
  /// Number of options from which only those with answers are listed, as of countries.
  private static let manyOptions = 20

  var distributions: String {
    guard !report.questionnaires.isEmpty else { return "" }
    let isLimited = report.questionnaires.contains { $0.failure == nil && !$0.figures.withRows }
    let least = report.questionnaires.map(\.figures.participantsMin).max() ?? 0
    let note = say(
      isLimited
        ? "Values of fewer than \(least) participants are withheld, as are values from which they would "
          + "follow. Shares and means are rounded to a twentieth. Answers of the present week are not "
          + "counted."
        : "This report has exact numbers, also of few participants: do not publish this section.",
      isLimited
        ? "Werte von weniger als \(least) Personen werden nicht gezeigt, ebenso Werte, aus denen sie "
          + "folgen. Anteile und Mittelwerte sind auf ein Zwanzigstel gerundet. Antworten der laufenden "
          + "Woche sind nicht gezählt."
        : "Dieser Bericht enthält genaue Zahlen, auch von wenigen Personen: diesen Abschnitt nicht "
          + "veröffentlichen.")
    return section(
      say("Distributions", "Verteilungen"), ReportMarkup.paragraph(note, isNote: true),
      report.questionnaires.map { one in
        "<h3>\(ReportMarkup.foreign(title(ofQuestionnaire: one.questionnaireID)))</h3>\n"
          + (gap(in: one).map { ReportMarkup.paragraph($0, isNote: true) } ?? "")
          + distributions(of: one)
      }.joined(separator: "\n"))
  }

  /// What is missing of a questionnaire's figures; nil if nothing is.
  private func gap(in one: StudyReport.Questionnaire) -> String? {
    if let failure = one.failure {
      return say(
        "The service could not return these figures: \(failure).",
        "Der Dienst konnte diese Zahlen nicht liefern: \(failure).")
    }
    guard one.figures.truncated else { return nil }
    return say(
      "Only the newest ones filled in are counted, at most 20,000.",
      "Nur die neuesten ausgefüllten sind gezählt, höchstens 20.000.")
  }

  private func distributions(of one: StudyReport.Questionnaire) -> String {
    let texts = ReportQuestions(one)
    var blocks: [String] = []
    var single: [String] = []
    func endSingle() {
      if !single.isEmpty {
        blocks.append("<div class=\"charts\">\(single.joined(separator: "\n"))</div>")
      }
      single = []
    }
    var rest = one.figures.questions[...]
    while let first = rest.first {
      let codes = texts.codes(first.elementID)
      let alike = rest.prefix { !codes.isEmpty && texts.codes($0.elementID) == codes }
      if alike.count >= Self.sharedMin, codes.count <= Self.optionsMax {
        endSingle()
        blocks.append(shared(Array(alike), codes, texts))
        rest = rest.dropFirst(alike.count)
      } else {
        single.append("<div>\(distribution(first, texts))</div>")
        rest = rest.dropFirst()
      }
    }
    endSingle()
    return blocks.joined(separator: "\n")
  }

  /// One table for several questions with the same options.
  private func shared(
    _ questions: [IngestionV1.QuestionFigures], _ codes: [String], _ texts: ReportQuestions
  ) -> String {
    let first = questions.first?.elementID ?? ""
    return ReportMarkup.table(
      "", [say("Question", "Frage"), "n"] + codes.map { label($0, of: first, texts) },
      questions.map { one in
        let shares = Dictionary(
          one.classes.map { ($0.code, $0.share) }, uniquingKeysWith: { first, _ in first })
        return [.text(text(of: one.elementID, texts)), .value(say.count(one.participants))]
          + codes.map { .value(say.percent(shares[$0])) }
      })
  }

  private func distribution(
    _ figures: IngestionV1.QuestionFigures, _ texts: ReportQuestions
  ) -> String {
    let heading =
      "<h4>\(ReportMarkup.foreign(text(of: figures.elementID, texts)))</h4>"
      + ReportMarkup.paragraph(facts(figures, texts).joined(separator: " · "), isNote: true)
    guard !figures.classes.isEmpty else { return heading }
    // Without rows the classes have no numbers of answers, and those without answers are withheld.
    let classes =
      figures.classes.count > Self.manyOptions && figures.answers > 0
      ? figures.classes.filter { $0.answers > 0 } : figures.classes
    let note =
      classes.count < figures.classes.count
      ? ReportMarkup.paragraph(
        say("Options without answers are not listed.", "Optionen ohne Antworten fehlen hier."),
        isNote: true) : ""
    return heading
      + ReportMarkup.table(
        "", [say("Answer", "Antwort"), say("Share", "Anteil"), ""],
        classes.map { one in
          let name = one.code.isEmpty ? range(one) : label(one.code, of: figures.elementID, texts)
          return [.text(name), .value(say.percent(one.share)), .bar(one.share)]
        }) + note
  }

  private func facts(
    _ figures: IngestionV1.QuestionFigures, _ texts: ReportQuestions
  ) -> [String] {
    var facts = [
      say(
        "n = \(say.count(figures.participants)) people",
        "n = \(say.count(figures.participants)) Personen")
    ]
    if figures.answers > 0 {
      facts.append(
        say("\(say.count(figures.answers)) answers", "\(say.count(figures.answers)) Antworten"))
    }
    func number(_ value: Double) -> String { say.number(value, decimals: 2) }
    if let numbers = figures.numbers {
      facts.append(say("mean ", "Mittel ") + number(numbers.mean))
      if let deviation = numbers.deviation { facts.append("SD \(number(deviation.value))") }
      if let median = numbers.median { facts.append("Median \(number(median.value))") }
      if let low = numbers.lowerQuartile, let high = numbers.upperQuartile {
        facts.append(
          say("quartiles ", "Quartile ") + "\(number(low.value))–\(number(high.value))")
      }
    }
    if texts.isFormer(figures.elementID) {
      facts.append(say("only in earlier versions", "nur in früheren Versionen"))
    }
    if figures.withheld { facts.append(say("values withheld", "Werte zurückgehalten")) }
    return facts
  }

  private func range(_ one: IngestionV1.AnswerClass) -> String {
    one.from == one.to
      ? say.number(one.from, decimals: 2)
      : "\(say.number(one.from, decimals: 2))–\(say.number(one.to, decimals: 2))"
  }

  private func text(of elementID: String, _ texts: ReportQuestions) -> String {
    words(texts.text(elementID)) ?? elementID
  }

  private func label(_ code: String, of elementID: String, _ texts: ReportQuestions) -> String {
    words(texts.label(code, of: elementID))
      ?? (code == "yes" ? say("yes", "ja") : code == "no" ? say("no", "nein") : code)
  }

  /// The text in the language of the report, else of the study, else in any; nil without a text.
  private func words(_ text: TranslatedText?) -> String? {
    guard let text, let first = text.translations.first else { return nil }
    return text[say.language] ?? text[report.study.defaultLanguage] ?? first.text
  }
}

/// The questions of a questionnaire with the options that apply, also those of their group.
private struct ReportQuestions {
  private var questions: [String: (text: TranslatedText, options: [OptionDefinition])] = [:]
  private var former: Set<String> = []

  init(_ questionnaire: StudyReport.Questionnaire) {
    guard let current = questionnaire.definition else { return }
    add(current)
    let known = Set(questions.keys)
    for version in questionnaire.formerVersions { add(version) }
    former = Set(questions.keys).subtracting(known)
  }

  /// Adds the questions that newer versions do not have.
  private mutating func add(_ questionnaire: CatalogueV1.Questionnaire) {
    let definition = QuestionnaireDefinition(questionnaire).unrolled
    for (element, kind) in zip(definition.elements, QuestionnaireStructure(definition).kinds) {
      guard let question = element.question, questions[element.id] == nil else { continue }
      questions[element.id] = (question.text, kind?.options ?? [])
    }
  }

  /// Whether the version that the study uses does not have the question.
  func isFormer(_ elementID: String) -> Bool { former.contains(elementID) }

  func text(_ elementID: String) -> TranslatedText? { questions[elementID]?.text }

  func codes(_ elementID: String) -> [String] {
    questions[elementID]?.options.map(\.code) ?? []
  }

  func label(_ code: String, of elementID: String) -> TranslatedText? {
    questions[elementID]?.options.first { $0.code == code }?.label
  }
}
