import Codebooks
import Questionnaires

/// Questionnaires for the tests of codebooks.
enum Fixture {
  static func text(_ english: String, _ german: String? = nil) -> TranslatedText {
    TranslatedText(
      [Translation(language: "en", text: english)]
        + (german.map { [Translation(language: "de", text: $0)] } ?? []))
  }

  static func option(_ code: String, _ label: String, weight: Double? = nil) -> OptionDefinition {
    OptionDefinition(code: code, label: text(label, "\(label) auf Deutsch"), weight: weight)
  }

  static func question(
    _ id: String, _ kind: QuestionDefinition.Kind?, text wording: String = "How?",
    isOptional: Bool = false, parent: String = "", shownIf: Condition? = nil
  ) -> ElementDefinition {
    ElementDefinition(
      id: id, parentID: parent,
      content: .question(
        QuestionDefinition(
          text: text(wording, "\(wording) auf Deutsch"), isOptional: isOptional, kind: kind)),
      shownIf: shownIf)
  }

  static func questionnaire(
    _ elements: [ElementDefinition], scores: [ScoreDefinition] = []
  ) -> QuestionnaireDefinition {
    QuestionnaireDefinition(
      id: "diary", title: text("Diary", "Tagebuch"), defaultLanguage: "en", elements: elements,
      scores: scores)
  }

  /// Returns the variables of one version.
  static func variables(
    _ elements: [ElementDefinition], scores: [ScoreDefinition] = [], language: String = "",
    usesLegacyScales: Bool = false
  ) -> QuestionnaireVariables {
    var variables = QuestionnaireVariables(
      questionnaire: "diary", language: language, usesLegacyScales: usesLegacyScales)
    variables.add(questionnaire(elements, scores: scores), version: 1, contentHash: "")
    return variables
  }

  /// Returns a wide table with only these columns.
  static func codebook(_ columns: [CodebookVariable]) -> Codebook {
    Codebook(table: .wide, study: "study", variables: columns)
  }
}

extension CodebookVariable {
  /// Creates a column whose words are irrelevant.
  init(
    _ name: String, _ form: CodebookForm, _ label: String,
    codes: KeyValuePairs<String, String> = [:]
  ) {
    self.init(
      name: name, source: .row, form: form,
      definitions: [
        CodebookDefinition(
          label: CodebookWords(label, language: "en"),
          codes: codes.map { CodebookCode($0.key, CodebookWords($0.value, language: "en")) })
      ])
  }
}
