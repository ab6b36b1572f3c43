import Questionnaires

/// Reads `${name}` in texts as placeholders.
extension SurveyReader {
  mutating func readPipes() {
    var used = Set<String>()
    for position in elements.indices {
      var names: [String] = []
      guard let content = elements[position].content else { continue }
      elements[position].content = content.mapPipedTexts { text in
        text.mapTexts { piped($0, &names) }
      }
      tell(names, position)
      used.formUnion(names)
    }
    for index in constraints.indices {
      var names: [String] = []
      constraints[index].message = constraints[index].message.mapTexts { piped($0, &names) }
      used.formUnion(names)
    }
    for (name, row) in choiceNames.mapValues(\.row).sorted(by: { $0.key < $1.key })
    where !used.contains(name) {
      context.keep(row)
      context.report.lose(
        name, "calculate",
        "labels of options are only shown in texts; the row is kept, not computed",
        at: row.position("calculation"), .kept)
    }
  }

  /// Replaces known names; others remain as written.
  private func piped(_ text: String, _ names: inout [String]) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstRange(of: "${"),
      let end = rest[start.upperBound...].firstIndex(of: "}")
    {
      let name = String(rest[start.upperBound..<end]).trimmed
      result += rest[..<start.lowerBound]
      if let placeholder = placeholder(name) {
        result += placeholder.text
        names.append(name)
      } else {
        result += rest[start.lowerBound...end]
      }
      rest = rest[end...].dropFirst()
    }
    return result + rest
  }

  private func placeholder(_ name: String) -> TextPlaceholder? {
    if let (_, id) = choiceNames[name] { return TextPlaceholder(.question(id)) }
    switch computed[name] {
    case .score(let id)?: return TextPlaceholder(.score(id))
    case .calculation(let id)?: return TextPlaceholder(.calculation(id))
    default: return questions[name].map { TextPlaceholder(.question($0.id)) }
    }
  }

  /// Forms show the names of choices, where clients show their labels.
  private mutating func tell(_ names: [String], _ position: Int) {
    let choices = names.filter { name in
      switch questions[name]?.kind {
      case .singleChoice?, .multipleChoice?, .yesNo?: choiceNames[name] == nil
      default: false
      }
    }
    guard let first = choices.first else { return }
    context.report.mend(
      elements[position].id, "answers in a text",
      "`${\(first)}` shows the label of the chosen option, not its name")
  }
}
