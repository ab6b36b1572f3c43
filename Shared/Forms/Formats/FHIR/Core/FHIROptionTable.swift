internal import Questionnaires

/// FHIR options of one question that are not determined by their codes.
struct FHIROptionTable {
  /// Default system of codings.
  var system: String?
  /// An `answerOption` without texts, by Otolith's code.
  var raw: [String: JSONValue] = [:]

  init(system: String? = nil, raw: [String: JSONValue] = [:]) {
    self.system = system
    self.raw = raw
  }

  /// Restores the data kept when the question was read.
  init(_ annotations: [Annotation]) {
    system = annotations[FHIRAddress.Key.optionSystem]
    guard let text = annotations[FHIRAddress.Key.options],
      let members = try? JSONParser.parse(Array(text.utf8), file: "").members
    else { return }
    for member in members where member.value.members != nil { raw[member.name] = member.value }
  }

  /// Returns `value[x]` of an option, without texts.
  ///
  /// - Parameter label: label in the default language, for options that are strings.
  func value(code: String, label: String?) -> JSONValue.Member {
    let own = raw[code]
    if let member = own?.members?.first(where: { $0.name.hasPrefix("value") }) {
      if member.name == "valueString", let label {
        return JSONValue.Member(member.name, .string(label))
      }
      return member
    }
    var coding: [JSONValue.Member] = []
    if let system { coding.append(JSONValue.Member("system", .string(system))) }
    coding.append(JSONValue.Member("code", .string(code)))
    return JSONValue.Member("valueCoding", .object(coding))
  }

  /// Returns extensions without meaning to Otolith.
  func extensions(code: String) -> [JSONValue] { raw[code]?["extension"]?.array ?? [] }
}
