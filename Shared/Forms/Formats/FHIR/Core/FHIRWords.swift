internal import Questionnaires
internal import Serialization

/// Texts in extensions that FHIR has no structure for, as JSON by language.
enum FHIRWords {
  static func json(_ text: TranslatedText) -> JSONValue {
    .object(text.translations.map { JSONValue.Member($0.language, .string($0.text)) })
  }

  static func text(_ json: JSONValue?) -> TranslatedText {
    TranslatedText(
      (json?.members ?? []).compactMap { member in
        member.value.string.map { Translation(language: member.name, text: $0) }
      })
  }

  /// Words at the ends of a scale: `{"lowest": {"en": …}, "highest": {"en": …}}`.
  static func line(_ poles: PolesDefinition) -> String {
    JSONWriter.line(["lowest": json(poles.lowest), "highest": json(poles.highest)])
  }

  static func poles(_ line: String) -> PolesDefinition? {
    guard let value = try? JSONParser.parse(Array(line.utf8), file: ""), value.members != nil else {
      return nil
    }
    return PolesDefinition(lowest: text(value["lowest"]), highest: text(value["highest"]))
  }

  /// Labels at values: `[{"value": 5, "label": {"en": …}}]`.
  static func line(_ labels: [SliderDefinition.Label]) -> String {
    JSONWriter.line(
      .array(labels.map { ["value": .number($0.value), "label": json($0.text)] }))
  }

  static func labels(_ line: String) -> [SliderDefinition.Label] {
    let values = (try? JSONParser.parse(Array(line.utf8), file: ""))?.array ?? []
    return values.compactMap { value in
      value["value"]?.number?.double.map {
        SliderDefinition.Label(value: $0, text: text(value["label"]))
      }
    }
  }
}
