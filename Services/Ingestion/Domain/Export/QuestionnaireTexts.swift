package import Questionnaires

/// What a participant read in a questionnaire version, each text in one language.
package struct QuestionnaireTexts: Sendable, Hashable {
  package struct Score: Sendable, Hashable {
    package var title = ""
    /// Labels of grades, by code.
    package var bands: [String: String] = [:]
  }

  package struct Question: Sendable, Hashable {
    package var text = ""
    /// Of a scale: what its ends mean, `0 = never; 100 = always`.
    package var scale = ""
    /// Labels of options, by code.
    package var options: [String: String] = [:]
  }

  package private(set) var title = ""
  /// By element id.
  package private(set) var questions: [String: Question] = [:]
  /// By score id.
  package private(set) var scores: [String: Score] = [:]

  /// Without any.
  package init() {}

  /// - Parameter language: BCP 47; where a text is not in it, it is in English, else in the questionnaire's own.
  package init(_ definition: QuestionnaireDefinition, language: String) {
    let lookup = LanguageLookup(
      requested: LanguageTag(language), studyDefault: "",
      questionnaireDefault: definition.defaultLanguage)
    func words(_ text: TranslatedText) -> String {
      lookup.choose(among: text.translations.map(\.language)).map { text.translations[$0].text }
        ?? ""
    }
    let structure = QuestionnaireStructure(definition)
    title = words(definition.title)
    for (position, element) in definition.elements.enumerated() {
      guard let question = element.question, questions[element.id] == nil else { continue }
      questions[element.id] = Question(
        question, kind: structure.kinds[position], words: words)
    }
    for score in definition.scores {
      scores[score.id] = Score(
        title: words(score.title),
        bands: Dictionary(
          score.bands.map { ($0.code, words($0.label)) }, uniquingKeysWith: { first, _ in first }))
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
    case .slider(let slider):
      scale = ends(slider.minimum, slider.minimumLabel, slider.maximum, slider.maximumLabel)
    case .selfAssessmentManikin(let manikin):
      scale = ends(1, manikin.shownLowestLabel, 9, manikin.shownHighestLabel)
    case .visualAnalogue(let line):
      scale = ends(0, line.minimumLabel, VisualAnalogueDefinition.maximum, line.maximumLabel)
    default: break
    }
  }
}
