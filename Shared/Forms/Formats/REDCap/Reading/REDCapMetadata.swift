internal import Serialization

/// Reads metadata from REDCap's API (JSON), also in the form of RADAR-base's questionnaires, whose
/// choices are lists and which have further types.
enum REDCapMetadata {
  /// Whether the value is a list of fields.
  static func isMetadata(_ json: JSONValue) -> Bool {
    json.array?.first?["field_name"] != nil && json.array?.first?["field_type"] != nil
  }

  /// Whether the bytes begin like a JSON array.
  static func isArray(_ bytes: [UInt8]) -> Bool {
    SourceText.firstByte(bytes) == UInt8(ascii: "[")
  }

  /// - Returns: the fields, and the names of unknown members.
  /// - Throws: ``SourceError`` if it is not a list of fields.
  static func rows(
    _ bytes: [UInt8], file: String, limits: FormatLimits
  ) throws(SourceError) -> ([REDCapRow], [String]) {
    let json = try JSONParser.parse(bytes, file: file, limits: limits)
    guard isMetadata(json), let fields = json.array else {
      throw SourceError(
        file: file, position: json.position, rule: "HEADER_MISSING",
        advice: "is a JSON array, but not one of fields with `field_name` and `field_type`")
    }
    guard fields.count <= limits.recordsMax else {
      throw SourceError(
        file: file, rule: "TOO_MANY_RECORDS", advice: "more than \(limits.recordsMax) fields")
    }
    var unknown = Set<String>()
    let rows = fields.map { field in
      for member in field.members ?? []
      where REDCapColumn(heading: member.name) == nil && !derived.contains(member.name) {
        unknown.insert(member.name)
      }
      return row(field)
    }
    return (rows, unknown.sorted())
  }

  /// Members that other members determine, or that ``Field`` reads.
  private static let derived: Set<String> = ["evaluated_logic", "range"]

  private static func row(_ json: JSONValue) -> REDCapRow {
    var field = Field(json)
    field.readRange()
    field.readType()
    field.readEvaluatedLogic()
    var cells: [Int: Sheet.Cell] = [:]
    for column in REDCapColumn.allCases {
      let position = json[column.name]?.position ?? json.position
      guard let text = field.cells[column], !text.isEmpty else { continue }
      cells[column.rawValue] = Sheet.Cell(text: text, position: position)
    }
    var row = REDCapRow(
      record: CSVRecord(cells, row: json.position.line, sheet: ""),
      columns: REDCapColumn.allCases.map(\.rawValue))
    row.positions = REDCapColumn.allCases.map { json[$0.name]?.position ?? json.position }
    row.changes = field.changes
    return row
  }

  private struct Field {
    let json: JSONValue
    var cells: [REDCapColumn: String] = [:]
    var changes: [(what: String, advice: String)] = []
    private var choices: [(code: String, label: String)]

    init(_ json: JSONValue) {
      self.json = json
      for column in REDCapColumn.allCases {
        if let value = json[column.name] { cells[column] = REDCapMetadata.text(value) }
      }
      if let written = cells[.choices], let lines = REDCapMetadata.lines(written) {
        cells[.choices] = lines
      }
      choices = (json[REDCapColumn.choices.name]?.array ?? []).map {
        (REDCapMetadata.text($0["code"] ?? .null), REDCapMetadata.text($0["label"] ?? .null))
      }
      if !choices.isEmpty {
        cells[.choices] = REDCapChoices.text(choices, codes: [:])
        if choices.contains(where: { $0.code.contains(",") }) {
          changes.append(("choices", "a comma in a code ends it, as in a dictionary"))
        }
      }
    }

    /// The bounds and labels of a slider in the member `range`.
    mutating func readRange() {
      guard let range = json["range"], !REDCapMetadata.text(range).isEmpty else { return }
      guard range.members != nil else {
        changes.append(("range", "`range` must be an object, not \(range.typeName); left out"))
        return
      }
      for (column, name) in [(REDCapColumn.minimum, "min"), (.maximum, "max")] {
        if let bound = range[name].map(REDCapMetadata.text), !bound.isEmpty {
          cells[column] = bound
        }
      }
      let ends = ["labelLeft", "labelRight"].map { REDCapMetadata.text(range[$0] ?? .null) }
      if ends != ["", ""] {
        cells[.choices] = ends.map(REDCapChoices.plain).joined(separator: " | | ")
      }
      let step = REDCapMetadata.text(range["step"] ?? .null)
      if !step.isEmpty, step != "1" { changes.append(("step \(step)", "steps of 1 are used")) }
    }

    /// Replaces types of RADAR-base by those of REDCap.
    mutating func readType() {
      let type = cells[.fieldType]?.lowercased() ?? ""
      var meant = type
      switch type {
      case "range", "range-info", "matrix-radio": meant = choices.isEmpty ? "slider" : "radio"
      case "slider-vertical": meant = "slider"
      case "info":
        meant = "descriptive"
        let lines = [cells[.label] ?? ""] + choices.map(\.label)
        cells[.label] = lines.filter { !$0.isEmpty }.joined(separator: "\n")
        cells[.choices] = ""
      default: break
      }
      if meant != type {
        cells[.fieldType] = meant
        changes.append(("field type `\(type)`", "read as `\(meant)`"))
      }
      guard meant == "slider", let first = choices.first, let last = choices.last else { return }
      let middle = choices.count == 3 ? choices[1].label : ""
      if choices.count > 3 { changes.append(("labels between the ends", "they are left out")) }
      cells[.choices] = [first.label, middle, last.label].map(REDCapChoices.plain)
        .joined(separator: " | ")
      if cells[.minimum]?.isEmpty != false { cells[.minimum] = first.code }
      if cells[.maximum]?.isEmpty != false { cells[.maximum] = last.code }
    }

    /// Reports evaluated logic without branching logic; the field is always shown.
    mutating func readEvaluatedLogic() {
      let logic = REDCapMetadata.text(json["evaluated_logic"] ?? .null).trimmed
      guard !logic.isEmpty, cells[.branchingLogic]?.trimmed.isEmpty != false else { return }
      changes.append(
        ("evaluated_logic", "`\(logic.prefix(60))` is left out; write it as `branching_logic`"))
    }
  }

  /// Rewrites lines such as `1|Male`; nil for choices in REDCap's form.
  private static func lines(_ text: String) -> String? {
    let lines = text.split(whereSeparator: \.isNewline).map(\.trimmed).filter { !$0.isEmpty }
    let choices = lines.compactMap { line -> (code: String, label: String)? in
      let parts = line.split(separator: "|", maxSplits: 1).map(\.trimmed)
      guard parts.count == 2, !parts[0].contains(","), !parts[0].isEmpty else { return nil }
      return (parts[0], parts[1])
    }
    guard lines.count > 1, choices.count == lines.count else { return nil }
    return REDCapChoices.text(choices, codes: [:])
  }

  private static func text(_ value: JSONValue) -> String {
    switch value.content {
    case .string(let text): text
    case .number(let number): number.text
    case .bool(let flag): flag ? "true" : "false"
    case .null: ""
    case .array, .object: JSONWriter.line(value)
    }
  }
}
