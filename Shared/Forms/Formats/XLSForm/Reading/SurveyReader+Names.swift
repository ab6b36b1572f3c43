import Questionnaires

/// Names and places of elements.
extension SurveyReader {
  mutating func append(_ element: ElementDefinition, _ row: SheetTable.Row) {
    if row.has("relevant"), !row.isYes("relevant") {
      rules.append(Rule(element: elements.count, row: row, column: .relevant))
    }
    elements.append(element)
    note(elements.count - 1, row)
  }

  mutating func note(_ position: Int, _ row: SheetTable.Row) {
    let path = FindingPath().item("elements", position)
    map.note(path, at: row.position("type"))
    map.note(path.field("element_id"), at: row.position("name"))
    map.note(path.field("enable_when"), at: row.position("relevant"))
    for field in ["question", "headline", "text"] {
      map.note(path.field(field), at: row.position("label"))
    }
  }

  mutating func noteOptions(of kind: QuestionDefinition.Kind, _ node: SurveyNode) {
    let field: String
    let list: String
    switch node.type {
    case .selectOne(let name, _): (field, list) = ("single_choice", name)
    case .selectMultiple(let name, _): (field, list) = ("multiple_choice", name)
    default: return
    }
    let path = FindingPath().item("elements", elements.count - 1).field("question").field(field)
    // A filter may have left some out.
    let known = lists[list]
    let positions = Dictionary(
      zip(known?.options.map(\.code) ?? [], known?.positions ?? []),
      uniquingKeysWith: { first, _ in first })
    for (index, option) in (kind.options ?? []).enumerated() {
      if let position = positions[option.code] {
        map.note(path.item("options", index), at: position)
      }
    }
  }

  /// Returns an id similar to the name, and annotations to restore the name.
  mutating func name(_ node: SurveyNode, _ fallback: String) -> (String, [Annotation]) {
    let name = node.row["name"]
    let id = freshID(name.isEmpty ? "\(fallback)_\(node.row.line)" : ElementName.id(name))
    guard !name.isEmpty, name != id else { return (id, []) }
    let position = node.row.position("name")
    guard !repeatedNames.contains(position) else {
      context.report.mend(
        id, "name",
        "an earlier row has the name `\(name)`; this one is read as `\(id)`, and rules "
          + "mean the earlier one", at: position)
      return (id, [])
    }
    context.report.mend(id, "name", "`\(name)` is stored as `\(id)`", at: position)
    return (id, [Annotation(key: XLSFormAnnotation.name, value: name)])
  }

  mutating func freshID(_ wanted: String) -> String {
    var id = wanted
    while !ids.insert(id).inserted {
      numbers[wanted, default: 1] += 1
      let suffix = "_\(numbers[wanted] ?? 0)"
      id = wanted.prefix(IdentifierSyntax.charactersMax - suffix.utf8.count) + suffix
    }
    return id
  }
}
