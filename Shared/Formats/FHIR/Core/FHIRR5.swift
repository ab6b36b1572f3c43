/// What R5 has and R4 has not. Whoever reads R4 refuses members that it does not know, so they are
/// kept as FHIR's extensions for another version's elements.
enum FHIRR5 {
  /// The element and the type of the value of each member.
  private static let members: [String: (element: String, type: String)] = [
    "versionAlgorithmString": ("Questionnaire.versionAlgorithm", "String"),
    "versionAlgorithmCoding": ("Questionnaire.versionAlgorithm", "Coding"),
    "copyrightLabel": ("Questionnaire.copyrightLabel", "String"),
    "disabledDisplay": ("Questionnaire.item.disabledDisplay", "Code"),
    "answerConstraint": ("Questionnaire.item.answerConstraint", "Code"),
  ]
  private static let address = "http://hl7.org/fhir/5.0/StructureDefinition/extension-"

  /// The members as R4 can have them. Extensions of a value that becomes one itself have no place.
  static func asR4(_ rest: [JSONValue.Member]) -> [JSONValue.Member] {
    var extensions: [JSONValue] = []
    var kept: [JSONValue.Member] = []
    for member in rest {
      if let known = members[member.name] {
        extensions.append(
          FHIRNode.extending(address + known.element, known.type, member.value))
      } else if member.name == "extension" {
        extensions = (member.value.array ?? []) + extensions
      } else if !(member.name.hasPrefix("_") && members[String(member.name.dropFirst())] != nil) {
        kept.append(member)
      }
    }
    if !extensions.isEmpty { kept.append(JSONValue.Member("extension", .array(extensions))) }
    return kept
  }

  /// The type of an item in R4.
  ///
  /// - Parameter constraint: R5's `answerConstraint`.
  static func typeInR4(_ type: String, constraint: String?) -> String {
    guard type == "coding" else { return type }
    return constraint == nil || constraint == "optionsOnly" ? "choice" : "open-choice"
  }
}
