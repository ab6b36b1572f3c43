/// A key of Otolith's own format, as its JSON Schema describes it.
public struct OtolithKey: Sendable, Hashable {
  public var name: String
  /// One sentence.
  public var meaning: String
  /// The key with a value, on one line.
  public var example: String
  public var isRequired: Bool
  /// Names of the parts that the value may consist of; empty if it has no keys of its own.
  public var parts: [String]
}

/// A mapping of Otolith's own format.
public struct OtolithPart: Sendable, Hashable {
  /// Unique name, such as `standard-plan`.
  public var name: String
  /// The keys that lead to it from the top of a file: `study`, `questionnaires`, `schedule`.
  public var path: [String]
  /// One sentence.
  public var meaning: String
  public var keys: [OtolithKey]
}

/// All keys of studies, questionnaires, sounds, vocabularies and texts of an installation, from the JSON Schemas for editors. A
/// test compares these with the keys that the readers request.
public enum OtolithKeys {
  /// Studies first, then questionnaires, sounds, vocabularies and installations; outer parts before inner ones.
  public static let parts: [OtolithPart] = {
    let study = Schema(PackageResources.otolith_study_schema_json)
    let questionnaire = Schema(PackageResources.otolith_questionnaire_schema_json)
    var seen: Set<String> = []
    return study.parts(from: "study", &seen) + questionnaire.parts(from: "questionnaire", &seen)
      + study.parts(from: "sounds", &seen) + study.parts(from: "vocabulary", &seen)
      + study.parts(from: "installation", &seen)
  }()

  /// The schemas, by file name.
  public static let schemas: [(file: String, bytes: [UInt8])] = [
    ("otolith-study.schema.json", PackageResources.otolith_study_schema_json),
    ("otolith-questionnaire.schema.json", PackageResources.otolith_questionnaire_schema_json),
  ]
}

/// The definitions of a JSON Schema.
private struct Schema {
  private let root: JSONValue

  init(_ bytes: [UInt8]) { root = (try? JSONParser.parse(bytes, file: "")) ?? .null }

  /// The questionnaire is the whole schema of its file.
  private func definition(_ name: String) -> JSONValue? {
    root["definitions"]?[name] ?? (root["properties"]?[name] == nil ? nil : root)
  }

  /// Returns the part and all parts within it, each at its first place.
  ///
  /// - Parameter seen: names of the parts that were returned before.
  func parts(from top: String, _ seen: inout Set<String>) -> [OtolithPart] {
    var parts: [OtolithPart] = []
    func add(_ name: String, _ path: [String]) {
      guard seen.insert(name).inserted, let definition = definition(name) else { return }
      let keys = keys(of: definition)
      parts.append(
        OtolithPart(
          name: name, path: path, meaning: definition["description"]?.string ?? "", keys: keys))
      for key in keys { for part in key.parts { add(part, path + [key.name]) } }
    }
    add(top, [top])
    return parts
  }

  private func keys(of definition: JSONValue) -> [OtolithKey] {
    let required = definition["required"]?.array?.compactMap(\.string) ?? []
    return (definition["properties"]?.members ?? []).map { member in
      let example = member.value["examples"]?.array?.first.map(Self.flow) ?? ""
      return OtolithKey(
        name: member.name, meaning: member.value["description"]?.string ?? "",
        example: "\(YAMLScalar.key(member.name)): \(example)",
        isRequired: required.contains(member.name), parts: parts(in: member.value))
    }
  }

  /// Returns the definitions with keys that a value of this schema refers to, directly or by
  /// definitions without keys.
  private func parts(in value: JSONValue) -> [String] {
    if let name = value["$ref"]?.string?.split(separator: "/").last.map(String.init) {
      guard let definition = root["definitions"]?[name] else { return [] }
      return definition["properties"] == nil ? parts(in: definition) : [name]
    }
    let inner =
      ["anyOf", "oneOf", "allOf"].flatMap { value[$0]?.array ?? [] }
      + [value["items"], value["additionalProperties"]].compactMap(\.self)
    return inner.flatMap(parts)
  }

  /// Returns a value as YAML on one line.
  private static func flow(_ value: JSONValue) -> String {
    switch value.content {
    case .null: "null"
    case .bool(let truth): truth ? "true" : "false"
    case .number(let number): number.text
    case .string(let text): YAMLScalar.key(text)
    case .array(let values): "[" + values.map(flow).joined(separator: ", ") + "]"
    case .object(let members):
      "{"
        + members.map { "\(YAMLScalar.key($0.name)): \(flow($0.value))" }.joined(separator: ", ")
        + "}"
    }
  }
}
