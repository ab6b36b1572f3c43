import Questionnaires

/// The texts of a questionnaire version, each in one language.
struct QuestionnaireTexts: Sendable, Hashable {
  struct Score: Sendable, Hashable {
    var title = ""
    /// Labels of grades, by code.
    var bands: [String: String] = [:]
  }

  struct Question: Sendable, Hashable {
    var text = ""
    /// The meaning of a scale's ends, such as `0 = never; 100 = always`.
    var scale = ""
    /// Labels of options, by code.
    var options: [String: String] = [:]
    /// The ends of a scale; nil without a scale.
    var range: ClosedRange<Double>?
    /// Whether the answers are the codes `yes` and `no`.
    var isYesNo = false
    /// Whether the answer is a text that is concealed while it is typed.
    var isMasked = false
  }

  private(set) var title = ""
  /// Keyed by element id.
  private(set) var questions: [String: Question] = [:]
  /// Keyed by score or calculation id.
  private(set) var scores: [String: Score] = [:]
  /// Element ids of the questions as they are asked.
  private(set) var order: [String] = []

  /// Creates empty texts.
  init() {}

  /// Adds the texts of questions and scores that only an older version has.
  mutating func add(_ older: QuestionnaireTexts) {
    order += older.order.filter { questions[$0] == nil }
    questions.merge(older.questions) { own, _ in own }
    scores.merge(older.scores) { own, _ in own }
  }

  /// - Parameter language: BCP 47. Texts missing in it are in English, else in the questionnaire's
  ///   default language.
  init(_ definition: QuestionnaireDefinition, language: String) {
    let lookup = LanguageLookup(
      requested: LanguageTag(language), studyDefault: "",
      questionnaireDefault: definition.defaultLanguage)
    func words(_ text: TranslatedText) -> String {
      lookup.choose(among: text.translations.map(\.language)).map {
        TextPlaceholders.fallbacks(text.translations[$0].text)
      } ?? ""
    }
    let structure = QuestionnaireStructure(definition)
    title = words(definition.title)
    for (position, element) in definition.elements.enumerated() {
      guard let question = element.question, questions[element.id] == nil else { continue }
      order.append(element.id)
      questions[element.id] = Question(
        question, kind: structure.kinds[position], words: words)
    }
    for score in definition.scores {
      scores[score.id] = Score(
        title: words(score.title),
        bands: Dictionary(
          score.bands.map { ($0.code, words($0.label)) }, uniquingKeysWith: { first, _ in first }))
    }
    for calculation in definition.calculations where scores[calculation.id] == nil {
      scores[calculation.id] = Score(title: words(calculation.title))
    }
  }
}

extension QuestionnaireTexts.Question {
  fileprivate init(
    _ question: QuestionDefinition, kind: QuestionDefinition.Kind?,
    words: (TranslatedText) -> String
  ) {
    text = words(question.text)
    func labels(_ options: [OptionDefinition]) -> [String: String] {
      Dictionary(
        options.map { ($0.code, words($0.label)) }, uniquingKeysWith: { first, _ in first })
    }
    func ends(
      _ minimum: Double, _ minimumLabel: TranslatedText, _ maximum: Double,
      _ maximumLabel: TranslatedText
    ) -> String {
      [(minimum, words(minimumLabel)), (maximum, words(maximumLabel))].map { end, label in
        label.isEmpty ? end.shortText : "\(end.shortText) = \(label)"
      }.joined(separator: "; ")
    }
    switch kind {
    case .singleChoice(let choice): options = labels(choice.options)
    case .multipleChoice(let choice): options = labels(choice.options)
    case .ranking(let ranking): options = labels(ranking.options)
    case .yesNo: isYesNo = true
    case .text(let entry): isMasked = entry.isMasked
    case .slider(let slider):
      range = Self.range(slider.minimum, slider.maximum)
      scale = ends(slider.minimum, slider.minimumLabel, slider.maximum, slider.maximumLabel)
    case .selfAssessmentManikin(let manikin):
      range = 1...9
      scale = ends(1, manikin.shownLowestLabel, 9, manikin.shownHighestLabel)
    case .visualAnalogue(let line):
      range = Self.range(0, VisualAnalogueDefinition.maximum)
      scale = ends(0, line.minimumLabel, VisualAnalogueDefinition.maximum, line.maximumLabel)
    default: break
    }
  }

  private static func range(_ lower: Double, _ upper: Double) -> ClosedRange<Double>? {
    lower < upper ? lower...upper : nil
  }
}
