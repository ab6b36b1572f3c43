internal import Questionnaires

extension YAMLValue {
  /// Reads a text with its translations: `{en: …, de: …}`. Outdated ones are marked: `de: {text: …,
  /// outdated: true}`.
  func translatedText(at path: FindingPath) -> TranslatedText? {
    noted(path)
    if case .scalar(let text, _) = node.contents, !isNull {
      let shown = text.count > 30 ? "\(text.prefix(30))…" : text
      report("a text needs its language: write {en: \"\(shown)\"} with the language of the text")
      return nil
    }
    return mapping("texts") { mapping in
      var translations: [Translation] = []
      for (language, value, place) in mapping.everything() {
        let here = path.item("translations", translations.count)
        reading.note(here, at: place)
        if let translation = value.translation(into: language) { translations.append(translation) }
      }
      return TranslatedText(translations)
    }
  }

  private func translation(into language: String) -> Translation? {
    guard isMapping else { return text().map { Translation(language: language, text: $0) } }
    return mapping("translation") { mapping in
      Translation(
        language: language, text: mapping.required("text")?.text() ?? "",
        isOutdated: mapping.truth("outdated"))
    }
  }
}
