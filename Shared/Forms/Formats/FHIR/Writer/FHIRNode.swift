internal import Questionnaires

/// An object under construction.
struct FHIRNode {
  private(set) var members: [JSONValue.Member] = []
  var extensions: [JSONValue] = []

  mutating func set(_ name: String, _ value: JSONValue?) {
    if let value { members.append(JSONValue.Member(name, value)) }
  }

  /// Omits empty texts, which FHIR does not allow.
  mutating func set(_ name: String, text: String?) {
    if let text, !text.isEmpty { set(name, .string(text)) }
  }

  /// - Parameter language: default language; its translation is written as the plain value.
  mutating func set(_ name: String, _ text: TranslatedText, language: String) {
    let translations = text.translations.filter { !$0.text.isEmpty }
    guard let base = translations.first(where: { $0.language == language }) ?? translations.first
    else { return }
    set(name, .string(base.text))
    var extensions: [JSONValue] = []
    if base.language != language {
      extensions.append(Self.extending(FHIRAddress.language, "Code", .string(base.language)))
    }
    for translation in translations where translation.language != base.language {
      extensions.append(Self.translation(translation))
    }
    if !extensions.isEmpty {
      set("_\(name)", .object([JSONValue.Member("extension", .array(extensions))]))
    }
  }

  private static func translation(_ translation: Translation) -> JSONValue {
    extending(FHIRAddress.translation, parts(of: translation))
  }

  private static func parts(of translation: Translation) -> [JSONValue] {
    var parts = [
      extending("lang", "Code", .string(translation.language)),
      extending("content", "String", .string(translation.text)),
    ]
    if translation.isOutdated {
      parts.append(extending(FHIRAddress.own(.outdated), "Boolean", true))
    }
    return parts
  }

  mutating func extend(_ url: String, _ type: String, _ value: JSONValue) {
    extensions.append(Self.extending(url, type, value))
  }

  mutating func extend(_ own: FHIRAddress.Own, _ type: String, _ value: JSONValue) {
    extend(FHIRAddress.own(own), type, value)
  }

  /// Writes languages as sibling extensions. FHIR's JSON provides `_valueString`, but widely used
  /// readers (fhir.resources) reject files with it.
  mutating func extend(_ text: FHIRAddress.Text, _ value: TranslatedText, language: String) {
    let translations = value.translations.filter { !$0.text.isEmpty }
    guard let base = translations.first(where: { $0.language == language }) ?? translations.first
    else { return }
    extend(text.url, "String", .string(base.text))
    if base.language != language { extend(text.language, "Code", .string(base.language)) }
    for translation in translations where translation.language != base.language {
      extensions.append(Self.extending(text.translation, Self.parts(of: translation)))
    }
  }

  static func extending(_ url: String, _ type: String, _ value: JSONValue) -> JSONValue {
    .object([JSONValue.Member("url", .string(url)), JSONValue.Member("value\(type)", value)])
  }

  static func extending(_ url: String, _ parts: [JSONValue]) -> JSONValue {
    .object([
      JSONValue.Member("extension", .array(parts)), JSONValue.Member("url", .string(url)),
    ])
  }

  /// Adds data kept from the original file; existing members take precedence.
  mutating func add(rest text: String?) {
    guard let text, let rest = try? JSONParser.parse(Array(text.utf8), file: "").members else {
      return
    }
    let names = Set(members.map(\.name))
    for member in rest {
      if member.name == "extension" {
        extensions += member.value.array ?? []
      } else if !names.contains(member.name) {
        members.append(member)
      }
    }
  }

  /// - Parameter order: member order of the specification; others follow.
  func json(_ order: [String]) -> JSONValue {
    var members = members
    if !extensions.isEmpty { members.append(JSONValue.Member("extension", .array(extensions))) }
    let ranks = Dictionary(
      order.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
    func rank(_ name: String) -> Int {
      let isCompanion = name.hasPrefix("_")
      let base = isCompanion ? String(name.dropFirst()) : name
      return (ranks[base] ?? order.count) * 2 + (isCompanion ? 1 : 0)
    }
    let sorted = members.enumerated().sorted {
      let ranks = (rank($0.element.name), rank($1.element.name))
      return ranks.0 == ranks.1 ? $0.offset < $1.offset : ranks.0 < ranks.1
    }
    return .object(sorted.map(\.element))
  }
}
