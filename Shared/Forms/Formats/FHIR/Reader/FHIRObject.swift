internal import Questionnaires

/// A JSON object of a FHIR file that tracks which members were read, so that the others can be kept
/// or reported.
///
/// A class, because several readers share it.
final class FHIRObject {
  let json: JSONValue
  /// FHIRPath notation: `item[2].answerOption[0]`.
  let place: String
  private let findings: SourceFindingCollector
  private var left: [String: JSONValue]
  private lazy var untakenExtensions: [FHIRObject] = objects("extension")

  /// Reports values that are not objects, members unknown to all FHIR versions, and unknown
  /// modifiers, whose elements FHIR forbids to use.
  ///
  /// - Parameter known: names of known members; nil for any.
  init(
    _ json: JSONValue, place: String, findings: SourceFindingCollector, known: Set<String>? = nil
  ) {
    self.json = json
    self.place = place
    self.findings = findings
    left = [:]
    guard let members = json.members else {
      add("FHIR_TYPE_WRONG", json, "expected an object instead of \(json.typeName)")
      return
    }
    for member in members {
      left[member.name] = member.value
      let name = member.name.hasPrefix("_") ? String(member.name.dropFirst()) : member.name
      if let known, !known.contains(name) {
        add(
          "FHIR_ELEMENT_UNKNOWN", member.value,
          "FHIR has no `\(member.name)` here; correct the name or remove it")
      }
      if member.value.isNull {
        add("FHIR_VALUE_INVALID", member.value, "omit `\(member.name)` instead of null")
        left[member.name] = nil
      }
      if member.value.array?.isEmpty == true || member.value.string?.isEmpty == true {
        add(
          "FHIR_VALUE_INVALID", member.value, severity: .warning,
          "`\(member.name)` is empty; omit it")
        left[member.name] = nil
      }
    }
    if members.isEmpty { add("FHIR_VALUE_INVALID", json, "an object must not be empty") }
    if let modifier = left.removeValue(forKey: "modifierExtension") {
      let url = modifier.array?.first?["url"]?.string ?? "without a URL"
      add(
        "FHIR_MODIFIER_UNKNOWN", modifier,
        "the modifier extension `\(url)` changes the meaning in a way unknown to Otolith; "
          + "the questionnaire cannot be used")
    }
  }

  var position: SourcePosition { json.position }
  /// The linkId of an item; the place of other objects.
  var link: String { json["linkId"]?.string ?? place }

  func add(_ rule: String, _ advice: String) { add(rule, nil, advice) }

  /// - Parameter value: position of the error; nil for the object itself.
  func add(
    _ rule: String, _ value: JSONValue?, severity: FindingSeverity = .error, _ advice: String
  ) {
    findings.add(
      rule, at: (value ?? json).position, place: place, severity: severity, advice)
  }

  func has(_ name: String) -> Bool { left[name] != nil }

  func peek(_ name: String) -> JSONValue? { left[name] }

  func take(_ name: String) -> JSONValue? { left.removeValue(forKey: name) }

  /// Members that were not read, in file order.
  var rest: [JSONValue.Member] {
    _ = untakenExtensions
    var rest: [JSONValue.Member] = []
    for member in json.members ?? [] {
      if member.name == "extension", !untakenExtensions.isEmpty {
        rest.append(JSONValue.Member("extension", .array(untakenExtensions.map(\.json))))
      } else if let value = left[member.name] {
        rest.append(JSONValue.Member(member.name, value))
      }
    }
    return rest
  }

  /// URLs of the extensions that were not read.
  var untakenURLs: [String] { untakenExtensions.compactMap { $0.json["url"]?.string } }
}

// MARK: - Primitives

extension FHIRObject {
  /// Returns a non-empty string; nil, with a finding, for other values.
  func string(_ name: String) -> String? {
    guard let value = take(name) else { return nil }
    return checkedString(value, name)
  }

  private func checkedString(_ value: JSONValue, _ name: String) -> String? {
    guard let text = value.string else {
      add("FHIR_TYPE_WRONG", value, "`\(name)` must be a string, not \(value.typeName)")
      return nil
    }
    guard !text.isEmpty else {
      add(
        "FHIR_VALUE_INVALID", value, severity: .warning,
        "`\(name)` is empty; omit it instead")
      return nil
    }
    return text
  }

  func bool(_ name: String) -> Bool? {
    guard let value = take(name) else { return nil }
    guard let bool = value.bool else {
      add("FHIR_TYPE_WRONG", value, "`\(name)` must be true or false, not \(value.typeName)")
      return nil
    }
    return bool
  }

  func strings(_ name: String) -> [String] {
    guard let value = take(name) else { return [] }
    guard let values = value.array else {
      add("FHIR_TYPE_WRONG", value, "`\(name)` must be an array, not \(value.typeName)")
      return []
    }
    return values.compactMap { checkedString($0, name) }
  }

  /// Returns a number within the range of a `Double`.
  func number(_ value: JSONValue, _ name: String) -> Double? {
    guard let number = value.number else {
      add("FHIR_TYPE_WRONG", value, "`\(name)` must be a number, not \(value.typeName)")
      return nil
    }
    guard let double = number.double else {
      add("FHIR_VALUE_INVALID", value, "the number \(number.text.prefix(20)) is too large")
      return nil
    }
    return double
  }

  /// Returns a FHIR `integer` of 32 bits.
  func integer(_ value: JSONValue, _ name: String) -> Int? {
    guard let number = value.number?.integer, Int32(exactly: number) != nil else {
      add("FHIR_VALUE_INVALID", value, "`\(name)` must be a 32-bit integer")
      return nil
    }
    return number
  }

  func integer(_ name: String) -> Int? { take(name).flatMap { integer($0, name) } }
}

// MARK: - Objects

extension FHIRObject {
  func objects(_ name: String, known: Set<String>? = nil) -> [FHIRObject] {
    guard let value = take(name) else { return [] }
    guard let values = value.array else {
      add("FHIR_TYPE_WRONG", value, "`\(name)` must be an array, not \(value.typeName)")
      return []
    }
    let prefix = place.isEmpty ? name : "\(place).\(name)"
    return values.enumerated().map {
      FHIRObject($0.element, place: "\(prefix)[\($0.offset)]", findings: findings, known: known)
    }
  }

  func object(_ name: String) -> FHIRObject? { take(name).map { child($0, name) } }

  func child(_ value: JSONValue, _ name: String) -> FHIRObject {
    FHIRObject(value, place: place.isEmpty ? name : "\(place).\(name)", findings: findings)
  }

  /// Returns the single member whose name is `prefix` and a type: `valueCoding`.
  func choice(_ prefix: String) -> (type: String, value: JSONValue)? {
    let names = (json.members ?? []).map(\.name).filter { name in
      guard name.hasPrefix(prefix), left[name] != nil else { return false }
      return name.dropFirst(prefix.count).first?.isUppercase == true
    }
    guard let name = names.first else { return nil }
    if names.count > 1 {
      add("FHIR_VALUE_TWICE", "keep only one of `\(names.joined(separator: "`, `"))`")
    }
    guard let value = take(name) else { return nil }
    return (String(name.dropFirst(prefix.count)), value)
  }
}

// MARK: - Extensions

extension FHIRObject {
  /// Returns the extensions with this URL and marks them as read.
  func extensions(_ url: String) -> [FHIRObject] {
    let found = untakenExtensions.filter { $0.json["url"]?.string == url }
    if !found.isEmpty { untakenExtensions.removeAll { $0.json["url"]?.string == url } }
    return found
  }

  /// Returns those with a certain value, and marks only them as read.
  func extensions(_ url: String, where isTaken: (JSONValue) -> Bool) -> [FHIRObject] {
    let found = untakenExtensions.filter { $0.json["url"]?.string == url && isTaken($0.json) }
    if !found.isEmpty {
      untakenExtensions.removeAll { $0.json["url"]?.string == url && isTaken($0.json) }
    }
    return found
  }

  /// Returns the value of the first extension with this URL.
  func value(of url: String) -> (type: String, value: JSONValue)? {
    extensions(url).first?.choice("value")
  }

  func text(of url: String) -> String? { value(of: url)?.value.string }

  func flag(of url: String) -> Bool { value(of: url)?.value.bool ?? false }

  func number(of url: String) -> Double? {
    guard let value = value(of: url)?.value else { return nil }
    return number(value, url)
  }

  func count(of url: String) -> UInt32? {
    guard let value = value(of: url)?.value, let number = integer(value, url) else { return nil }
    guard let count = UInt32(exactly: number) else {
      add("FHIR_VALUE_INVALID", value, "\(number) is negative")
      return nil
    }
    return count
  }
}
