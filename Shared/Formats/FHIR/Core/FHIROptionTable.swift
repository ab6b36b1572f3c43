internal import Questionnaires

/// How the options of one question are spelled in FHIR, as far as it is not by their codes alone.
struct FHIROptionTable {
  /// Of every coding without one of its own here.
  var system: String?
  /// By code of ours: an `answerOption` without its texts.
  var raw: [String: JSONValue] = [:]

  init(system: String? = nil, raw: [String: JSONValue] = [:]) {
    self.system = system
    self.raw = raw
  }

  /// What was kept when the question was read.
  init(_ annotations: [Annotation]) {
    system = annotations[FHIRAddress.Key.optionSystem]
    guard let text = annotations[FHIRAddress.Key.options],
      let members = try? JSONParser.parse(Array(text.utf8), file: "").members
    else { return }
    for member in members where member.value.members != nil { raw[member.name] = member.value }
  }

  /// `value[x]` of an option, without texts.
  ///
  /// - Parameter label: in the default language, for options that are strings.
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

  /// Extensions without meaning to Otolith.
  func extensions(code: String) -> [JSONValue] { raw[code]?["extension"]?.array ?? [] }
}
