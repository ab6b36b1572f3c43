internal import Serialization

/// A codebook as JSON, written piece by piece: the head, one line for each variable, the questionnaires.
public struct CodebookJSON: Sendable {
  private var needsComma = false

  public init() {}

  /// The whole.
  public static func bytes(_ codebook: Codebook) -> [UInt8] {
    var json = CodebookJSON()
    var bytes = json.head(codebook.table, study: codebook.study, language: codebook.language)
    for variable in codebook.variables { bytes += json.variable(variable) }
    return bytes + json.end(codebook.questionnaires)
  }

  public func head(_ table: Codebook.Table, study: String, language: String) -> [UInt8] {
    var json = JSONWriter()
    json.object { object in
      object.string("format", Codebook.format)
      object.string("table", table.rawValue)
      object.string("study", study)
      object.string("language", language)
      object.name("variables")
      object.array { _ in }
    }
    // Without the end of the list and of the object.
    return json.bytes.dropLast(2) + [UInt8(ascii: "\n")]
  }

  public mutating func variable(_ variable: CodebookVariable) -> [UInt8] {
    var json = JSONWriter()
    json.object { variable.write(to: &$0) }
    defer { needsComma = true }
    return (needsComma ? Array(",\n".utf8) : []) + json.bytes
  }

  public func end(_ questionnaires: [CodebookQuestionnaire]) -> [UInt8] {
    var json = JSONWriter()
    json.array { list in
      for questionnaire in questionnaires { list.object { questionnaire.write(to: &$0) } }
    }
    return Array("\n],\"questionnaires\":".utf8) + json.bytes + Array("}\n".utf8)
  }
}

extension JSONWriter {
  fileprivate mutating func string(_ name: String, _ value: String) {
    self.name(name)
    string(value)
  }

  fileprivate mutating func bool(_ name: String, _ value: Bool) {
    self.name(name)
    bool(value)
  }

  fileprivate mutating func integer(_ name: String, _ value: Int) {
    self.name(name)
    integer(Int64(value))
  }

  fileprivate mutating func number(_ name: String, _ value: Double?) {
    guard let value, value.isFinite else { return }
    self.name(name)
    number(spelled: value.shortText)
  }

  fileprivate mutating func words(_ name: String, _ words: CodebookWords?) {
    guard let words else { return }
    self.name(name)
    object { object in
      object.string("text", words.text)
      object.string("language", words.language)
    }
  }

  fileprivate mutating func list<Element>(
    _ name: String, _ elements: [Element], _ write: (Element, inout JSONWriter) -> Void
  ) {
    self.name(name)
    array { list in
      for element in elements { list.object { write(element, &$0) } }
    }
  }
}

extension CodebookVariable {
  fileprivate func write(to json: inout JSONWriter) {
    json.string("name", name)
    json.string("source", source.rawValue)
    json.string("form", form.rawValue)
    if let rows {
      json.name("rows")
      json.object { object in
        for member in rows.members { object.string(member.name, member.value) }
      }
    }
    json.string("subject", subject)
    json.list("definitions", definitions) { $0.write(to: &$1) }
    json.integer("older_definitions", olderDefinitions)
    json.name("changes")
    json.array { list in for change in changes { list.string(change.rawValue) } }
    json.list("missing", missing) { missing, object in
      object.string("cell", missing.cell)
      object.string("reason", missing.reason)
      object.words("meaning", missing.meaning)
    }
  }
}

extension CodebookDefinition {
  fileprivate func write(to json: inout JSONWriter) {
    json.name("versions")
    json.array { list in for version in versions { list.integer(Int64(version)) } }
    json.words("label", label)
    json.words("explanation", explanation)
    json.words("group", group)
    json.string("type", type)
    json.string("item", item)
    json.bool("optional", optional)
    json.bool("conditional", conditional)
    json.string("unit", unit)
    json.number("minimum", minimum)
    json.number("maximum", maximum)
    json.number("step", step)
    json.words("minimum_label", minimumLabel)
    json.words("maximum_label", maximumLabel)
    if let earliest { json.string("earliest", earliest) }
    if let latest { json.string("latest", latest) }
    if let lengthMaximum { json.integer("length_maximum", lengthMaximum) }
    json.list("codes", codes) { code, object in
      object.string("code", code.code)
      object.words("label", code.label)
      object.number("weight", code.weight)
      object.bool("exclusive", code.exclusive)
    }
    json.list("counted_by", countedBy) { count, object in
      object.string("score", count.score)
      object.number("weight", count.weight)
      object.bool("reversed", count.reversed)
    }
    guard let score else { return }
    json.name("score")
    json.object { score.write(to: &$0) }
  }
}

extension CodebookScore {
  fileprivate func write(to json: inout JSONWriter) {
    json.string("method", method)
    json.list("items", items) { item, object in
      object.string("element", item.element)
      object.string("score", item.score)
      object.number("weight", item.weight)
      object.bool("reversed", item.reversed)
    }
    json.integer("minimum_answered", minimumAnswered)
    json.number("factor", factor)
    json.number("offset", offset)
    json.string("formula", formula)
  }
}

extension CodebookQuestionnaire {
  fileprivate func write(to json: inout JSONWriter) {
    json.string("questionnaire", questionnaire)
    json.list("versions", versions) { version, object in
      object.integer("version", Int(version.version))
      object.words("title", version.title)
      object.string("content_hash", version.contentHash)
      object.string("licence", version.licence)
      object.string("citation", version.citation)
      object.bool("demonstration_wording", version.demonstrationWording)
    }
  }
}
