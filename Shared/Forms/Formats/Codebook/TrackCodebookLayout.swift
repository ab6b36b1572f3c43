internal import Questionnaires

/// The columns of a codebook to write: as many languages and answers as its lines need.
struct TrackCodebookLayout {
  /// Languages in order of first use, BCP 47.
  let languages: [String]
  /// The header line.
  let names: [String]
  private let answerCount: Int
  private let columns: [String: Int]

  private static let fixed = [
    "elementtype", "questiontype", "min", "max", "step", "required", "variable",
  ]

  init(_ lines: [TrackCodebookLine], defaultLanguage: String) {
    var languages: [String] = []
    var answerCount = 1
    var kept: [String] = []
    for line in lines {
      for text in [line.text] + line.answers.map(\.text) {
        for translation in text.translations where !languages.contains(translation.language) {
          languages.append(translation.language)
        }
      }
      answerCount = max(answerCount, line.answers.count)
      for (name, _) in line.cells?.cells ?? [] { kept.append(name.lowercased()) }
    }
    if !languages.contains(defaultLanguage) { languages.append(defaultLanguage) }
    // Kept cells may need more answers, and languages without texts.
    for name in kept {
      guard let split = name.lastIndex(of: "_"),
        let number = Int(name[name.index(after: split)...]),
        (1...CatalogueLimits.default.optionsMax).contains(number)
      else { continue }
      answerCount = max(answerCount, number)
      let prefix = String(name[..<split])
      if prefix != "key", let tag = LanguageTag(prefix.replacing("_", with: "-"))?.description,
        !languages.contains(tag)
      {
        languages.append(tag)
      }
    }
    self.languages = languages
    self.answerCount = answerCount
    var names = Self.fixed + (1...answerCount).map { "key_\($0)" }
    for language in languages {
      let name = Self.name(language)
      names.append("item_\(name)")
      names += (1...answerCount).map { "\(name)_\($0)" }
    }
    self.names = names
    columns = Dictionary(
      names.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
  }

  /// The line above the header, with every language above its items.
  var languageLine: [String] {
    var line = Array(repeating: "", count: names.count)
    line[0] = "Metadata"
    for language in languages {
      if let column = columns["item_\(Self.name(language))"] { line[column] = Self.name(language) }
    }
    return line
  }

  func cells(of line: TrackCodebookLine) -> [String] {
    var cells = [
      line.elementType, line.questionType, line.minimum, line.maximum, line.step, line.required,
      line.variable,
    ]
    cells += (0..<answerCount).map { $0 < line.answers.count ? line.answers[$0].code : "" }
    for language in languages {
      cells.append(line.text[language] ?? "")
      cells += (0..<answerCount).map {
        $0 < line.answers.count ? line.answers[$0].text[language] ?? "" : ""
      }
    }
    for (name, text) in line.cells?.cells ?? [] {
      if let column = columns[name.lowercased()] { cells[column] = text }
    }
    return cells
  }

  private static func name(_ language: String) -> String {
    language.lowercased().replacing("-", with: "_")
  }
}
