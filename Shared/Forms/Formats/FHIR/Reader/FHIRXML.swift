internal import Serialization

/// Converts FHIR resources in XML to the JSON form (R4 §2.6.1, §2.6.2), which the reader reads.
///
/// XML does not tell lists from single elements, or numbers from texts; both are known by the names
/// in Questionnaires, ValueSets and CodeSystems.
struct FHIRXML {
  private static let namespace = "http://hl7.org/fhir"

  private var reader: XMLReader
  private let file: String

  private init(_ reader: XMLReader, file: String) {
    self.reader = reader
    self.file = file
  }

  /// Whether the bytes begin like XML.
  static func isXML(_ bytes: [UInt8]) -> Bool {
    SourceText.firstByte(bytes) == UInt8(ascii: "<")
  }

  /// Whether the root element is a resource.
  static func isResource(_ root: XMLElement) -> Bool { root.name.namespace == namespace }

  /// - Throws: ``SourceError`` if it is not well-formed, or no resource of FHIR.
  static func json(
    _ bytes: [UInt8], file: String, limits: FormatLimits
  ) throws(SourceError) -> JSONValue {
    var xml = FHIRXML(try XMLReader(bytes, file: file, limits: limits), file: file)
    while true {
      let position = xml.reader.position()
      guard let event = try xml.reader.next() else { break }
      guard case .start(let root) = event else { continue }
      guard isResource(root) else {
        throw SourceError(
          file: file, position: position, rule: "FHIR_NO_QUESTIONNAIRE",
          advice: "the root element `\(root.name.local.prefix(60))` is not a resource of FHIR")
      }
      let json = try xml.resource(root, at: position)
      while try xml.reader.next() != nil {}
      return json
    }
    throw SourceError(file: file, rule: "FHIR_NO_QUESTIONNAIRE", advice: "the file is empty")
  }

  private mutating func resource(
    _ element: XMLElement, at position: SourcePosition
  ) throws(SourceError) -> JSONValue {
    let type = JSONValue(.string(element.name.local), at: position)
    let object = try object(element, at: position)
    return JSONValue(
      .object([JSONValue.Member("resourceType", type)] + (object.members ?? [])), at: position)
  }

  /// A child element as read.
  private struct Child {
    var name: String
    /// Value of a primitive; nil for other elements.
    var primitive: JSONValue?
    /// Members of an element, or extensions of a primitive.
    var object: JSONValue
  }

  /// Reads to the end of the element.
  private mutating func object(
    _ element: XMLElement, at position: SourcePosition
  ) throws(SourceError) -> JSONValue {
    var children: [Child] = []
    var resource: JSONValue?
    while true {
      let position = reader.position()
      guard let event = try reader.next() else { break }
      if case .end = event { break }
      guard case .start(let child) = event else { continue }
      if child.name.namespace != Self.namespace {
        // The narrative is left out by the reader, too.
        let text = try reader.textOfElement()
        let value = JSONValue(.string(text), at: position)
        children.append(Child(name: child.name.local, primitive: value, object: .object([])))
      } else if Self.holders.contains(element.name.local),
        child.name.local.first?.isUppercase == true
      {
        guard resource == nil else {
          throw SourceError(
            file: file, position: position, place: element.name.local, rule: "FHIR_VALUE_TWICE",
            advice: "it contains one resource; put each further one into an element of its own")
        }
        resource = try self.resource(child, at: position)
      } else {
        let object = try object(child, at: position)
        children.append(
          Child(
            name: child.name.local,
            primitive: child["value"].map { Self.primitive($0, child, in: element, at: position) },
            object: object))
      }
    }
    if let resource { return resource }
    var members = ["id", "url"].compactMap { name in
      element[name].map { JSONValue.Member(name, JSONValue(.string($0), at: position)) }
    }
    let named = Dictionary(grouping: children, by: \.name)
    for name in children.map(\.name).uniqued {
      members += Self.members(named[name] ?? [], name, in: element.name.local)
    }
    return JSONValue(.object(members), at: position)
  }

  private static func members(
    _ children: [Child], _ name: String, in parent: String
  ) -> [JSONValue.Member] {
    func hasMembers(_ child: Child) -> Bool { child.object.members?.isEmpty == false }
    let hasValues = children.contains { $0.primitive != nil }
    let isPrimitive =
      children.allSatisfy { $0.primitive != nil || hasOnlyExtensions($0) }
      && (hasValues || Self.isPrimitive(name, in: parent) && children.contains(where: hasMembers))
    let values = children.map { $0.primitive ?? (isPrimitive ? .null : $0.object) }
    let isList = children.count > 1 || Self.isList(name, isPrimitive: isPrimitive, in: parent)
    var members: [JSONValue.Member] = []
    if hasValues || !isPrimitive {
      let first = values.first { !$0.isNull } ?? values[0]
      members.append(
        JSONValue.Member(name, isList ? JSONValue(.array(values), at: first.position) : first))
    }
    if isPrimitive, children.contains(where: hasMembers) {
      let objects = children.map { hasMembers($0) ? $0.object : .null }
      members.append(JSONValue.Member("_\(name)", isList ? .array(objects) : objects[0]))
    }
    return members
  }

  private static func hasOnlyExtensions(_ child: Child) -> Bool {
    (child.object.members ?? []).allSatisfy { ["id", "extension"].contains($0.name) }
  }

  private static func primitive(
    _ text: String, _ child: XMLElement, in parent: XMLElement, at position: SourcePosition
  ) -> JSONValue {
    let name = child.name.local
    let isNumber =
      numbers.contains(name)
      || ["Integer", "Decimal", "PositiveInt", "UnsignedInt"].contains {
        name.hasPrefix("value") && name.hasSuffix($0) || name == "answer\($0)"
          || name == "initial\($0)"
      } || name == "value" && parent.name.local.hasSuffix("Quantity")
    if isNumber, let number = try? JSONParser.parse(Array(text.utf8), file: ""),
      number.number != nil
    {
      return JSONValue(number.content, at: position)
    }
    if booleans.contains(name) || name.hasSuffix("Boolean"), ["true", "false"].contains(text) {
      return JSONValue(.bool(text == "true"), at: position)
    }
    return JSONValue(.string(text), at: position)
  }

  /// Whether an element is a primitive, which shows in its value if it has one.
  private static func isPrimitive(_ name: String, in parent: String) -> Bool {
    switch name {
    case "text", "type": return parent == "item"
    case "code": return ["concept", "contains"].contains(parent) || parent.hasSuffix("oding")
    default: break
    }
    let prefix = ["value", "answer", "initial"].first { name.hasPrefix($0) } ?? ""
    return primitives.contains(name) || numbers.contains(name) || booleans.contains(name)
      || !prefix.isEmpty && types.contains(String(name.dropFirst(prefix.count)))
  }

  private static let primitives: Set<String> = [
    "answerValueSet", "approvalDate", "copyright", "copyrightLabel", "date", "definition",
    "derivedFrom", "description", "display", "enableBehavior", "implicitRules", "language",
    "lastReviewDate", "linkId", "name", "operator", "prefix", "publisher", "purpose", "question",
    "status", "subjectType", "system", "title", "unit", "url", "value", "version",
  ]

  /// Primitive types in the names of elements of several types.
  private static let types: Set<String> = [
    "Boolean", "Canonical", "Code", "Date", "DateTime", "Decimal", "Id", "Instant", "Integer",
    "Markdown", "PositiveInt", "String", "Time", "UnsignedInt", "Uri", "Url",
  ]

  /// Whether an element is a list where it occurs once.
  private static func isList(_ name: String, isPrimitive: Bool, in parent: String) -> Bool {
    if isPrimitive {
      return [
        "subjectType", "derivedFrom", "profile", "instantiatesCanonical", "import", "replaces",
      ]
      .contains(name) || name == "valueSet" && ["include", "exclude"].contains(parent)
    }
    return lists.contains(name) || name == "code" && ["Questionnaire", "item"].contains(parent)
      || name == "initial" && parent == "item"
  }

  /// Elements that contain whole resources.
  private static let holders: Set<String> = ["contained", "resource"]

  private static let lists: Set<String> = [
    "item", "answerOption", "enableWhen", "extension", "modifierExtension", "contained", "entry",
    "link", "contact", "telecom", "useContext", "jurisdiction", "identifier", "coding", "tag",
    "security", "concept", "include", "exclude", "contains", "designation", "filter", "parameter",
    "property", "option", "relatedArtifact", "author", "editor", "reviewer", "endorser", "topic",
  ]

  private static let numbers: Set<String> = ["maxLength", "total", "offset", "count", "rank"]

  private static let booleans: Set<String> = [
    "required", "repeats", "readOnly", "initialSelected", "experimental", "hasAnswer", "immutable",
    "abstract", "inactive", "caseSensitive", "compositional", "versionNeeded", "userSelected",
  ]
}
