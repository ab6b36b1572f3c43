internal import Questionnaires

/// Converts FHIR STU3 (3.0) questionnaires to R4, which renamed members of items (table of changes
/// at hl7.org/fhir/R4/questionnaire.html).
enum FHIRSTU3 {
  /// - Returns: nil for a resource without members specific to STU3, or with members of R4; a
  ///   mixture is an error.
  static func asR4(_ resource: JSONValue) -> JSONValue? {
    var members = Set<String>()
    collect(resource["item"], into: &members)
    guard members.contains(where: isOld), members.isDisjoint(with: ofR4) else { return nil }
    return replacing(resource, item)
  }

  private static let ofR4: Set<String> = [
    "answerOption", "answerValueSet", "initial", "enableBehavior", "operator",
  ]

  private static func isOld(_ name: String) -> Bool {
    ["option", "options", "hasAnswer"].contains(name) || initialType(name) != nil
  }

  /// Returns `Coding` for `initialCoding`.
  private static func initialType(_ name: String) -> Substring? {
    guard name.hasPrefix("initial"), name != "initial" else { return nil }
    let type = name.dropFirst("initial".count)
    return type.first?.isUppercase == true ? type : nil
  }

  private static func collect(_ items: JSONValue?, into names: inout Set<String>) {
    for item in items?.array ?? [] {
      for member in item.members ?? [] { names.insert(member.name) }
      for rule in item["enableWhen"]?.array ?? [] {
        for member in rule.members ?? [] { names.insert(member.name) }
      }
      collect(item["item"], into: &names)
    }
  }

  /// Returns the resource or item with converted items.
  private static func replacing(
    _ value: JSONValue, _ change: (JSONValue) -> JSONValue
  ) -> JSONValue {
    guard let members = value.members else { return value }
    let changed = members.map { member in
      guard member.name == "item", let items = member.value.array else { return member }
      return JSONValue.Member(
        "item", JSONValue(.array(items.map(change)), at: member.value.position))
    }
    return JSONValue(.object(changed), at: value.position)
  }

  private static func item(_ value: JSONValue) -> JSONValue {
    let value = replacing(value, item)
    guard let members = value.members else { return value }
    var changed: [JSONValue.Member] = []
    for member in members {
      let place = member.value.position
      switch member.name {
      case "option": changed.append(JSONValue.Member("answerOption", member.value))
      case "options":
        let address = member.value["reference"] ?? member.value
        changed.append(JSONValue.Member("answerValueSet", address))
      case "enableWhen":
        let rules = member.value.array ?? []
        changed.append(
          JSONValue.Member("enableWhen", JSONValue(.array(rules.map(rule)), at: place)))
        // STU3 combined rules with any.
        if rules.count > 1 {
          changed.append(JSONValue.Member("enableBehavior", JSONValue(.string("any"), at: place)))
        }
      case let name:
        guard let type = initialType(name) else {
          changed.append(member)
          continue
        }
        let answer = JSONValue(
          .object([JSONValue.Member("value\(type)", member.value)]), at: place)
        changed.append(JSONValue.Member("initial", JSONValue(.array([answer]), at: place)))
      }
    }
    return JSONValue(.object(changed), at: value.position)
  }

  /// `hasAnswer` became an operator; an answer was compared for equality.
  private static func rule(_ value: JSONValue) -> JSONValue {
    guard let members = value.members else { return value }
    let operation = value["hasAnswer"] == nil ? "=" : "exists"
    let changed = members.map {
      $0.name == "hasAnswer" ? JSONValue.Member("answerBoolean", $0.value) : $0
    }
    return JSONValue(
      .object(changed + [JSONValue.Member("operator", .string(operation))]), at: value.position)
  }
}
