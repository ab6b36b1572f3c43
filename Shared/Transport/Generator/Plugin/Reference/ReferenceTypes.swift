/// The parts of the page that describe messages and enumerations of one package.
struct ReferenceTypes {
  let index: ReferenceIndex
  let text: CommentText
  let uses: MessageUses
  let reasonUses: ReasonUses
  let package: String

  static let deprecated = mark("deprecated")

  static func mark(_ words: String, title: String = "") -> HTML {
    title.isEmpty
      ? .element("span", ["class": "mark"], text: words)
      : .element("span", ["class": "mark", "title": title], text: words)
  }

  /// A type name, shortened for this package, with a link to its description.
  func link(_ fullName: String) -> HTML {
    let code = HTML.code(shortened(fullName))
    if let anchor = index.anchor(ofType: fullName) { return .link(to: anchor, code) }
    return code
  }

  private func shortened(_ fullName: String) -> String {
    let prefix = package + "."
    return fullName.hasPrefix(prefix) ? String(fullName.dropFirst(prefix.count)) : fullName
  }

  // MARK: Messages

  func html(_ message: MessageSchema) -> HTML {
    let fields = message.fields.map(\.name).joined(separator: " ")
    return .element(
      "article", ["id": message.fullName, "data-find": "\(message.fullName) \(fields)"],
      .element(
        "h4", [:], .link(to: message.fullName, HTML(text: shortened(message.fullName))),
        message.isDeprecated ? Self.deprecated : .empty),
      text.html(message.comment), usage(message), table(message))
  }

  private func usage(_ message: MessageSchema) -> HTML {
    usage("Request of ", uses.taking(message.fullName))
      + usage("Response of ", uses.answering(message.fullName))
  }

  private func usage(_ words: String, _ methods: [String]) -> HTML {
    guard !methods.isEmpty else { return .empty }
    let links = HTML.joined(methods.map(link), by: HTML(text: ", "))
    return .element("p", ["class": "usage"], HTML(text: words), links)
  }

  private func table(_ message: MessageSchema) -> HTML {
    guard !message.fields.isEmpty else {
      return .element("p", ["class": "usage"], text: "It has no fields.")
    }
    var rows: [HTML] = []
    for member in message.members {
      switch member {
      case .field(let field): rows.append(row(field, of: message, within: nil))
      case .oneOf(let oneOf):
        rows.append(
          .element(
            "tr", ["class": "oneof"],
            .element(
              "th", ["colspan": "4", "scope": "rowgroup"],
              HTML(text: "At most one of "), .code(oneOf.name), text.html(oneOf.comment))))
        rows += oneOf.fields.map { row($0, of: message, within: oneOf) }
      }
    }
    return Self.table(["Number", "Field", "Type", "Meaning"], rows)
  }

  private func row(_ field: FieldSchema, of message: MessageSchema, within oneOf: OneOfSchema?)
    -> HTML
  {
    .element(
      "tr",
      [
        "id": "\(message.fullName).\(field.name)", "class": oneOf == nil ? "field" : "field within",
      ],
      .element("td", ["class": "number"], text: String(field.number)),
      .element(
        "td", [:], .code(field.name), field.isDeprecated ? Self.deprecated : .empty),
      .element("td", [:], type(of: field)),
      .element("td", [:], text.html(field.comment)))
  }

  private func type(of field: FieldSchema) -> HTML {
    if let entry = mapEntry(field) {
      return HTML(text: "map of ") + type(of: entry.key) + HTML(text: " to ")
        + type(of: entry.value)
    }
    let one = link(field.typeName)
    return field.isRepeated ? HTML(text: "repeated ") + one : one
  }

  /// Returns the key and value fields of a map's entries; nil if the field is not a map.
  private func mapEntry(_ field: FieldSchema) -> (key: FieldSchema, value: FieldSchema)? {
    guard let entry = index.messages[field.typeName], entry.isMapEntry, entry.fields.count == 2
    else { return nil }
    return (entry.fields[0], entry.fields[1])
  }

  // MARK: Enumerations

  func html(_ enumeration: EnumSchema) -> HTML {
    let holdsReasons = ReferenceIndex.holdsReasons(enumeration)
    let values = enumeration.values.map(\.name).joined(separator: " ")
    let rows = enumeration.values.flatMap { value in
      value.headings.map { heading in
        HTML.element(
          "tr", ["class": "heading"],
          .element("th", ["colspan": "3", "scope": "rowgroup"], text.html(heading)))
      } + [row(value, of: enumeration)]
    }
    return .element(
      "article", ["id": enumeration.fullName, "data-find": "\(enumeration.fullName) \(values)"],
      .element(
        "h4", [:], .link(to: enumeration.fullName, HTML(text: shortened(enumeration.fullName))),
        enumeration.isDeprecated ? Self.deprecated : .empty),
      text.html(enumeration.comment),
      Self.table(["Number", holdsReasons ? "Reason" : "Value", "Meaning"], rows))
  }

  private func row(_ value: EnumSchema.Value, of enumeration: EnumSchema) -> HTML {
    let anchor = ReferenceIndex.anchor(of: value, in: enumeration)
    let isReason = ReferenceIndex.holdsReasons(enumeration)
    let name = isReason ? ReferenceIndex.reasonName(value.name) : value.name
    return .element(
      "tr", ["id": anchor, "class": "value"],
      .element("td", ["class": "number"], text: String(value.number)),
      .element("td", [:], .code(name), value.isDeprecated ? Self.deprecated : .empty),
      .element(
        "td", [:], text.html(value.comment),
        isReason ? usage("Answered by ", reasonUses.answering(anchor)) : .empty))
  }

  private static func table(_ heads: [String], _ rows: [HTML]) -> HTML {
    .element(
      "table", [:],
      .element(
        "thead", [:],
        .element("tr", [:], heads.map { .element("th", ["scope": "col"], text: $0) })),
      .element("tbody", [:], rows))
  }
}
