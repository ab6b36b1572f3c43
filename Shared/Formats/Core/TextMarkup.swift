internal import Questionnaires

/// What texts of other formats have in them that is shown here as it is written: places for answers,
/// and marks of HTML and Markdown.
struct TextMarkup {
  /// Finds the places where a text would show an answer, as they are written.
  let references: (String) -> [String]

  /// Names each element whose texts would show an answer, and all that have marks together.
  func report(_ elements: [ElementDefinition], into report: inout ConversionReport) {
    var marked: [String] = []
    var marks = Set<String>()
    for element in elements {
      var references: [String] = []
      var own = Set<String>()
      var copy = QuestionnaireDefinition(
        id: "", title: TranslatedText(), defaultLanguage: "", elements: [element])
      copy.transformTexts { _, text in
        for translation in text.translations {
          references += self.references(translation.text).filter { !references.contains($0) }
          own.formUnion(Self.marks(in: translation.text))
        }
      }
      if !references.isEmpty {
        report.lose(
          element.id, "answers in a text",
          "texts show no answers; it stands there as it is written: "
            + references.prefix(5).map { "`\($0)`" }.joined(separator: ", "))
      }
      if !own.isEmpty {
        marks.formUnion(own)
        marked.append(element.id)
      }
    }
    guard !marked.isEmpty else { return }
    let places = marked.prefix(10).joined(separator: ", ")
    report.lose(
      "", "formatting",
      "\(marks.sorted().prefix(8).map { "`\($0)`" }.joined(separator: ", ")) is shown as it is "
        + "written; take it out of the texts of \(places)"
        + (marked.count > 10 ? " and \(marked.count - 10) more" : ""))
  }

  /// What stands between an opening and a closing mark, with them.
  ///
  /// - Parameter isReference: by what stands between them.
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

  /// `<b>`, `**`, `[…](…)`.
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
