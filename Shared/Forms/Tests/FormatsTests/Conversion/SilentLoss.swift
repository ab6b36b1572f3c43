import Formats
import QuestionnaireSamples
import Questionnaires
import Testing

/// Finds changes that a format's report does not list, for any format.
struct SilentLoss {
  let original: QuestionnaireDefinition
  let copy: QuestionnaireDefinition
  let report: ConversionReport

  /// Descriptions of unreported losses; empty if the report is complete.
  var found: [String] {
    let named = Set(report.losses.map(\.place))
    let whole = report.losses.filter { $0.place.isEmpty }.map(\.what)
    func isSaid(_ words: [String]) -> Bool {
      whole.contains { what in words.contains { what.hasPrefix($0) } }
    }
    let isOneLanguage = isSaid(["translations", "languages"])
    func spelled(_ definition: QuestionnaireDefinition) -> QuestionnaireDefinition {
      var spelled = definition
      spelled.transformTexts { _, text in
        if isOneLanguage { text.translations.removeAll { $0.language != original.defaultLanguage } }
        text.translations.sort { $0.language < $1.language }
      }
      for position in spelled.elements.indices {
        // Conditions in other spellings are compared by the format's own tests.
        if spelled.elements[position].shownIf != nil {
          spelled.elements[position].shownIf = .all([])
        }
        spelled.elements[position].annotations.sort { $0.key < $1.key }
      }
      spelled.annotations.sort { $0.key < $1.key }
      return spelled
    }
    let (before, after) = (spelled(original), spelled(copy))
    let elements = Dictionary(
      after.elements.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var lost: [String] = []
    for element in before.elements where elements[element.id] != element {
      if !named.contains(element.id) {
        lost.append("\(element) became \(String(describing: elements[element.id]))")
      }
    }
    let scores = Set(copy.scores.map(\.id))
    for score in original.scores where !scores.contains(score.id) && !named.contains(score.id) {
      lost.append("the score \(score.id)")
    }
    let properties: [(Bool, [String])] = [
      (before.title == after.title, ["title", "translations"]),
      (before.description == after.description, ["description"]),
      (before.introduction == after.introduction, ["introduction"]),
      (before.closing == after.closing, ["closing"]),
      (before.defaultLanguage == after.defaultLanguage, ["default language"]),
      (before.languages == after.languages, ["languages", "translations"]),
      (before.sharedKind == after.sharedKind, ["shared answer"]),
      (before.sensors == after.sensors, ["sensors", "measurements"]),
      (before.provenance == after.provenance, ["provenance", "licence"]),
      (before.origin == after.origin, ["origin"]),
      (before.annotations == after.annotations, ["annotation"]),
    ]
    for (isSame, words) in properties where !isSame && !isSaid(words) {
      lost.append("\(words[0]); said is \(whole)")
    }
    return lost
  }

  init(
    original: QuestionnaireDefinition, copy: QuestionnaireDefinition, report: ConversionReport
  ) {
    self.original = original
    self.copy = copy
    self.report = report
  }

  /// Writes the questionnaire in a format and reads it again.
  init(_ original: QuestionnaireDefinition, through format: CatalogueFormat) throws {
    let writer = try #require(format.writer)
    let written = writer.write([original], options: WriteOptions())
    let file = try #require(written.files.first)
    var options = ReadOptions()
    options.questionnaireID = original.id
    options.defaultLanguage = original.defaultLanguage
    let read = try #require(format.reader).read(file.bytes, file: file.name, options: options)
    self.original = original
    copy = try #require(read.first).definition
    report = written.report
  }
}
