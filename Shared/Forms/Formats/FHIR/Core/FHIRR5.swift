/// Members of R5 that R4 lacks. R4 readers reject unknown members, so they are written as FHIR's
/// cross-version extensions.
enum FHIRR5 {
  /// Element and value type of each member.
  private static let members: [String: (element: String, type: String)] = [
    "versionAlgorithmString": ("Questionnaire.versionAlgorithm", "String"),
    "versionAlgorithmCoding": ("Questionnaire.versionAlgorithm", "Coding"),
    "copyrightLabel": ("Questionnaire.copyrightLabel", "String"),
    "disabledDisplay": ("Questionnaire.item.disabledDisplay", "Code"),
    "answerConstraint": ("Questionnaire.item.answerConstraint", "Code"),
  ]
  private static let address = "http://hl7.org/fhir/5.0/StructureDefinition/extension-"

  /// Converts members to R4. Extensions of values that become extensions themselves are dropped.
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

  /// Returns the R4 type of an item.
  ///
  /// - Parameter constraint: R5's `answerConstraint`.
  static func typeInR4(_ type: String, constraint: String?) -> String {
    guard type == "coding" else { return type }
    return constraint == nil || constraint == "optionsOnly" ? "choice" : "open-choice"
  }
}
