import Foundation
import Questionnaires
import Testing

@testable import Formats

/// The schemas for editors contain exactly the keys that the readers request.
@Suite struct OtolithSchemaTests {
  /// Parts with arbitrary keys: languages, names, weekdays.
  private static let open: Set = ["annotations", "option-sets", "texts", "windows"]

  /// Keys requested by the readers, by part, over files that contain every part.
  private func askedKeys() throws -> [String: Set<String>] {
    var asked: [String: Set<String>] = [:]
    func read(_ text: String, _ body: (YAMLValue) -> Void) throws {
      let reading = YAMLReading(file: "s.yaml", limits: .default, gathersKeys: true)
      body(try reading.root(Array(text.utf8), limits: .default))
      for (part, keys) in reading.askedKeys ?? [:] { asked[part, default: []].formUnion(keys) }
    }
    for text in [YAMLSamples.questionnaire, YAMLSamples.display] {
      try read(text) { _ = $0.questionnaire() }
    }
    // A group may share every type.
    for type in YAMLKind.typeNames + ["hologram"] {
      let text = """
        questionnaire: q
        title: {en: {text: Q, outdated: false}}
        default-language: en
        shared-answer: {type: \(type)}
        elements: [{id: a, question: {en: A}, type: \(type)}]
        """
      try read(text) { _ = $0.questionnaire() }
    }
    try read(YAMLSamples.study) { _ = $0.study(at: FindingPath()) }
    try read(YAMLSamples.sounds) { _ = $0.soundCollection() }
    try read(YAMLSamples.vocabulary) { _ = $0.vocabulary() }
    try read(YAMLSamples.installation) { _ = $0.installationTexts() }
    return asked.filter { !Self.open.contains($0.key) }
  }

  private func schema(_ name: String) throws -> [String: Any] {
    let bytes = try #require(OtolithKeys.schemas.first { $0.file == name }).bytes
    return try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
  }

  private func keys(_ part: Any?) -> Set<String> {
    Set(((part as? [String: Any])?["properties"] as? [String: Any] ?? [:]).keys)
  }

  @Test func theSchemasNameTheKeysThatAreRead() throws {
    let questionnaire = try schema("otolith-questionnaire.schema.json")
    let study = try schema("otolith-study.schema.json")
    var known = ["questionnaire": keys(questionnaire)]
    for schema in [questionnaire, study] {
      for (name, part) in try #require(schema["definitions"] as? [String: Any]) {
        known[name] = keys(part)
      }
    }
    let asked = try askedKeys()
    #expect(asked.count > 25)
    for (part, keys) in asked.sorted(by: { $0.key < $1.key }) {
      #expect(known[part]?.sorted() == keys.sorted(), "\(part)")
    }
    for part in known.keys.sorted() where !Self.open.contains(part) {
      #expect(asked[part] != nil, "no reader asks for the keys of `\(part)`")
    }
  }

  @Test func theSchemaNamesEveryQuestionType() throws {
    let definitions = try #require(
      try schema("otolith-questionnaire.schema.json")["definitions"] as? [String: Any])
    for part in ["element", "shared-answer"] {
      let properties = (definitions[part] as? [String: Any])?["properties"] as? [String: Any]
      let type = properties?["type"] as? [String: Any]
      let choices = type?["anyOf"] as? [[String: Any]]
      #expect(Set(choices?.first?["enum"] as? [String] ?? []) == Set(YAMLKind.typeNames), "\(part)")
    }
  }

  /// Each key that a reader requests has one sentence and an example, and the reverse.
  @Test func theReferenceDescribesEveryKey() throws {
    let asked = try askedKeys()
    let parts = OtolithKeys.parts
    #expect(Set(parts.map(\.name)) == Set(asked.keys))
    #expect(parts.count == asked.count)
    for part in parts {
      #expect(Set(part.keys.map(\.name)) == asked[part.name], "\(part.name)")
      for meaning in [part.meaning] + part.keys.map(\.meaning) {
        #expect(meaning.hasSuffix(".") && meaning.first?.isLowercase == false, "\(meaning)")
      }
      for key in part.keys { #expect(!key.example.hasSuffix(": "), "\(part.name): \(key.name)") }
    }
    #expect(parts[0].path == ["study"])
    let path = ["study", "questionnaires", "schedule", "standard"]
    #expect(parts.first { $0.name == "standard-plan" }?.path == path)
  }

  /// Every example can be read where its key stands.
  @Test func theExamplesAreYAML() throws {
    for key in OtolithKeys.parts.flatMap(\.keys) {
      let reading = YAMLReading(file: "s.yaml", limits: .default)
      let root = try reading.root(Array(key.example.utf8), limits: .default)
      #expect(YAMLMapping(root, part: "example")?.has(key.name) == true, "\(key.example)")
    }
  }
}
