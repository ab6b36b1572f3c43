/// An object of a form that records errors about members on access.
struct FormsObject {
  let value: JSONValue
  /// JSON pointer for findings.
  let place: String
  let collector: SourceFindingCollector

  /// - Returns: nil, with a finding, if the value is not an object.
  init?(_ value: JSONValue, place: String, collector: SourceFindingCollector) {
    guard value.members != nil else {
      collector.add(
        FormsRule.typeWrong, at: value.position, place: place,
        "is \(value.typeName), but an object is expected")
      return nil
    }
    self.value = value
    self.place = place
    self.collector = collector
  }

  var position: SourcePosition { value.position }

  func add(_ rule: String, at name: String? = nil, _ advice: String) {
    let member = name.flatMap { value[$0] }
    collector.add(
      rule, at: member?.position ?? position,
      place: member == nil ? place : "\(place)/\(name ?? "")", advice)
  }

  /// Returns nil if absent or, with a finding, if not a string.
  func string(_ name: String) -> String? {
    member(name, "a string") { $0.string }
  }

  func bool(_ name: String) -> Bool? {
    member(name, "true or false") { value in
      // Some servers write every value as a string.
      value.bool ?? value.string.flatMap { Bool($0) }
    }
  }

  func number(_ name: String) -> Double? {
    member(name, "a number") { value in
      value.number?.double ?? value.string.flatMap(Self.decimal)
    }
  }

  /// Returns the objects of an array, reporting and omitting other values. Nil if the member is
  /// absent.
  func objects(_ name: String) -> [FormsObject]? {
    guard let array = member(name, "an array", { $0.array }) else { return nil }
    return array.enumerated().compactMap { index, value in
      FormsObject(value, place: "\(place)/\(name)/\(index)", collector: collector)
    }
  }

  func object(_ name: String) -> FormsObject? {
    value[name].flatMap { FormsObject($0, place: "\(place)/\(name)", collector: collector) }
  }

  private func member<Result>(
    _ name: String, _ expected: String, _ read: (JSONValue) -> Result?
  ) -> Result? {
    guard let member = value[name], !member.isNull else { return nil }
    if let result = read(member) { return result }
    add(FormsRule.typeWrong, at: name, "is \(member.typeName), but \(expected) is expected")
    return nil
  }

  /// Returns the other members as one object; nil if empty.
  func others(than known: Set<String>) -> JSONValue? {
    let others = (value.members ?? []).filter { !known.contains($0.name) }
    return others.isEmpty ? nil : .object(others)
  }

  /// `Double` also parses `nan` and `0x1p3`.
  private static func decimal(_ text: String) -> Double? {
    guard text.utf8.allSatisfy({ "0123456789.-+eE".utf8.contains($0) }), let number = Double(text),
      number.isFinite
    else { return nil }
    return number
  }
}

/// Machine-readable rules that a form may violate.
enum FormsRule {
  static let formMissing = "FORMS_FORM_MISSING"
  static let typeWrong = "FORMS_VALUE_TYPE"
  static let fieldsMissing = "FORMS_FIELDS_MISSING"
  static let nameMissing = "FORMS_NAME_MISSING"
  static let nameDuplicate = "FORMS_NAME_DUPLICATE"
  static let labelMissing = "FORMS_LABEL_MISSING"
  static let fieldTypeMissing = "FORMS_TYPE_MISSING"
  static let optionsMissing = "FORMS_OPTIONS_MISSING"
  static let valueMissing = "FORMS_VALUE_MISSING"
  static let compositeMissing = "FORMS_COMPOSITE_MISSING"
  static let compositeUnknown = "FORMS_COMPOSITE_UNKNOWN"
  static let compositeNested = "FORMS_COMPOSITE_NESTED"
  static let compositeDuplicate = "FORMS_COMPOSITE_DUPLICATE"
  static let commandMissing = "FORMS_COMMAND_MISSING"
  static let tooManyFields = "FORMS_TOO_MANY_FIELDS"
}
