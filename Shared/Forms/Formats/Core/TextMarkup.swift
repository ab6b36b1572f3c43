internal import Questionnaires

/// Treats markup in texts of other formats: placeholders for answers and marks of Markdown are shown
/// literally here, HTML is removed.
struct TextMarkup {
  /// Finds placeholders for answers as written.
  let references: (String) -> [String]

  /// Removes HTML; reports each element with placeholders, and all elements with marks in one entry.
  func apply(to elements: inout [ElementDefinition], _ report: inout ConversionReport) {
    var marked: [String] = []
    var marks = Set<String>()
    var plain: [String] = []
    for (position, element) in elements.enumerated() {
      var references: [String] = []
      var own = Set<String>()
      var (hasTags, isCut) = (false, false)
      var copy = QuestionnaireDefinition(
        id: "", title: TranslatedText(), defaultLanguage: "", elements: [element])
      copy.transformTexts { _, text in
        for index in text.translations.indices {
          let original = text.translations[index].text
          var shown = HTMLText.plain(original)
          if shown.unicodeScalars.count > Self.charactersMax {
            shown = Self.cut(shown)
            isCut = true
          }
          if shown != original, original.contains("<") { hasTags = true }
          text.translations[index].text = shown
          references += self.references(original).filter { !references.contains($0) }
          own.formUnion(Self.marks(in: shown))
        }
      }
      elements[position] = copy.elements[0]
      if hasTags { plain.append(element.id) }
      if isCut {
        report.lose(
          element.id, "text",
          "it has more than \(Self.charactersMax) characters; the lines after them are left out")
      }
      if !references.isEmpty {
        report.lose(
          element.id, "answers in a text",
          "the value cannot be shown there; it is shown as written: "
            + references.prefix(5).map { "`\($0)`" }.joined(separator: ", "))
      }
      if !own.isEmpty {
        marks.formUnion(own)
        marked.append(element.id)
      }
    }
    if !plain.isEmpty {
      report.lose("", "formatting", "HTML is left out of the texts of \(Self.places(plain))")
    }
    if !marked.isEmpty {
      report.lose(
        "", "formatting",
        "\(marks.sorted().prefix(8).map { "`\($0)`" }.joined(separator: ", ")) is shown as "
          + "written; remove it from the texts of \(Self.places(marked))")
    }
  }

  private static let charactersMax = CatalogueLimits.default.textCharactersMax

  /// The lines that are short enough together; without one, the beginning of the first.
  private static func cut(_ text: String) -> String {
    let start = String(String.UnicodeScalarView(text.unicodeScalars.prefix(charactersMax)))
    guard let end = start.lastIndex(of: "\n"), end > start.startIndex else { return start }
    return String(start[..<end])
  }

  private static func places(_ ids: [String]) -> String {
    ids.prefix(10).joined(separator: ", ")
      + (ids.count > 10 ? " and \(ids.count - 10) more" : "")
  }

  /// Returns the text from an opening to a closing mark, inclusive.
  ///
  /// - Parameter isReference: tests the text between them.
  static func parts(
    of text: String, from open: String, to close: String, where isReference: (Substring) -> Bool
  ) -> [String] {
    var found: [String] = []
    var rest = text[...]
    while let start = rest.firstRange(of: open) {
      rest = rest[start.upperBound...]
      guard let end = rest.firstRange(of: close) else { break }
      let name = rest[..<end.lowerBound]
      if isReference(name) { found.append(open + name + close) }
    }
    return found
  }

  /// Finds `<b>`, `**`, `[…](…)`.
  static func marks(in text: String) -> Set<String> {
    var marks = Set<String>()
    for tag in parts(of: text, from: "<", to: ">", where: isTag) {
      let name = tag.dropFirst().drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }
      marks.insert("<\(name.lowercased())>")
    }
    if !parts(of: text, from: "**", to: "**", where: isEmphasis).isEmpty { marks.insert("**") }
    if !parts(of: text, from: "](", to: ")", where: { !$0.isEmpty && !$0.contains(" ") }).isEmpty,
      text.contains("[")
    {
      marks.insert("[…](…)")
    }
    return marks
  }

  private static func isTag(_ content: Substring) -> Bool {
    let name = content.drop { $0 == "/" }
    return name.first?.isLetter == true && content.count <= 300 && !content.contains("<")
  }

  private static func isEmphasis(_ content: Substring) -> Bool {
    content.first.map { !$0.isWhitespace } == true && content.last.map { !$0.isWhitespace } == true
  }
}

extension QuestionnaireDefinition {
  /// The questionnaire with texts of elements that ``TextMarkup`` restores.
  var withEscapedElements: QuestionnaireDefinition {
    var copy = self
    copy.transformTexts { _, text in
      for index in text.translations.indices {
        text.translations[index].text = HTMLText.escaped(text.translations[index].text)
      }
    }
    (copy.title, copy.description) = (title, description)
    (copy.introduction, copy.closing, copy.scores) = (introduction, closing, scores)
    (copy.calculations, copy.constraints) = (calculations, constraints)
    return copy
  }
}
