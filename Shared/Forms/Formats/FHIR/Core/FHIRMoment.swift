internal import Questionnaires

/// Converts times to and from FHIR: with seconds, and dateTimes with a zone.
enum FHIRMoment {
  static func time(_ text: String) -> String { text + ":00" }

  /// Stored times are local to the participant, which FHIR cannot express; `Z` is a placeholder.
  static func dateTime(_ text: String) -> String { text + ":00Z" }

  /// - Returns: nil without minutes; seconds are cut off.
  static func localTime(_ text: String) -> (text: String, isExact: Bool)? {
    let minutes = String(text.prefix(5))
    guard MomentSyntax.isTime(minutes) else { return nil }
    return (minutes, isZero(text.dropFirst(5)))
  }

  /// - Returns: nil without minutes; seconds and zone are cut off.
  static func localDateTime(_ text: String) -> (text: String, isExact: Bool)? {
    let minutes = String(text.prefix(16))
    guard MomentSyntax.isDateTime(minutes) else { return nil }
    let rest = text.dropFirst(16)
    return (minutes, rest.hasSuffix("Z") && isZero(rest.dropLast()))
  }

  /// Whether there are no seconds, or zero seconds.
  private static func isZero(_ text: Substring) -> Bool {
    text.isEmpty
      || (text.hasPrefix(":00") && text.dropFirst(3).allSatisfy { $0 == "0" || $0 == "." })
  }
}

enum FHIRQuantity {
  /// A number in the unit of the question.
  static func json(_ number: Double, _ kind: QuestionDefinition.Kind?) -> JSONValue {
    guard case .number(let definition)? = kind, !definition.unit.isEmpty else {
      return ["value": .number(number)]
    }
    return [
      "value": .number(number), "system": .string(FHIRAddress.units),
      "code": .string(definition.unit),
    ]
  }
}
