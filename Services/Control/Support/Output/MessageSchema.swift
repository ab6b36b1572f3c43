internal import Messages

/// What the API's messages are made of, read from the descriptors that the generator wrote into this program.
///
/// The numbers of the fields are those of `google/protobuf/descriptor.proto`.
struct MessageSchema: Sendable {
  struct Field: Sendable {
    var number: UInt32
    /// `participantId` of `participant_id`, as protocol buffers' mapping to JSON names it.
    var jsonName: String
    var type: FieldType
    /// Of a message or an enumeration: its full name.
    var typeName: String
    var isRepeated: Bool
    /// One of several, of which at most one is there: its default means something, too.
    var isOneOf: Bool
  }

  /// `FieldDescriptorProto.Type`; what the API does not use is not there.
  enum FieldType: UInt64, Sendable {
    case double = 1
    case float, int64, uint64, int32, fixed64, fixed32, bool, string
    case message = 11
    case bytes, uint32, enumeration, sfixed32, sfixed64, sint32, sint64
  }

  private var messages: [String: [Field]] = [:]
  private var enumerations: [String: [Int32: String]] = [:]

  /// Of every file with a service, and all that those import.
  static let api = MessageSchema([
    AuthV1.accountsFile, AuthV1.authFile, AuthV1.consentFile, AuthV1.erasureFile,
    AuthV1.messagesFile, AuthV1.newslettersFile, AuthV1.ownAccountFile, AuthV1.ownExportFile,
    AuthV1.recoveryFile, CatalogueV1.catalogueFile, CatalogueV1.changesFile,
    CatalogueV1.draftsFile, CatalogueV1.libraryServiceFile, CatalogueV1.ownExportFile,
    CatalogueV1.projectsFile, IngestionV1.amendmentsFile, IngestionV1.draftsFile,
    IngestionV1.ingestionFile, IngestionV1.listeningFile, IngestionV1.ownExportFile,
    IngestionV1.recordsFile, IngestionV1.settingsFile, IngestionV1.standingFile,
    PlanningV1.deliveryFile, PlanningV1.oversightFile, PlanningV1.ownExportFile,
    PlanningV1.planningFile,
  ])

  private init(_ files: [ProtoFile]) {
    var seen = Set<String>()
    var waiting = files
    while let file = waiting.popLast() {
      guard seen.insert(file.name).inserted else { continue }
      waiting += file.dependencies
      let parts = Parts(file.descriptor)
      let package = parts.text(2)
      for message in parts[4] { addMessage(message, in: package) }
      for enumeration in parts[5] { addEnumeration(enumeration, in: package) }
    }
  }

  /// - Parameter message: by its full name, of this schema.
  func fields(of message: String) -> [Field] {
    guard let fields = messages[message] else {
      preconditionFailure("\(message) is in no file of MessageSchema.api")
    }
    return fields
  }

  func knows(_ message: String) -> Bool { messages[message] != nil }

  /// Nil for a number that this version of the schema does not name.
  func name(of value: Int32, in enumeration: String) -> String? {
    enumerations[enumeration]?[value]
  }

  private mutating func addMessage(_ bytes: ArraySlice<UInt8>, in scope: String) {
    let parts = Parts(bytes)
    let name = "\(scope).\(parts.text(1))"
    messages[name] = parts[2].compactMap { Self.field($0) }
    for inner in parts[3] { addMessage(inner, in: name) }
    for enumeration in parts[4] { addEnumeration(enumeration, in: name) }
  }

  private mutating func addEnumeration(_ bytes: ArraySlice<UInt8>, in scope: String) {
    let parts = Parts(bytes)
    var names: [Int32: String] = [:]
    for value in parts[2] {
      let value = Parts(value)
      names[Int32(truncatingIfNeeded: value.number(2) ?? 0)] = value.text(1)
    }
    enumerations["\(scope).\(parts.text(1))"] = names
  }

  private static func field(_ bytes: ArraySlice<UInt8>) -> Field? {
    let parts = Parts(bytes)
    guard let type = FieldType(rawValue: parts.number(5) ?? 0) else { return nil }
    return Field(
      number: UInt32(truncatingIfNeeded: parts.number(3) ?? 0), jsonName: jsonName(parts.text(1)),
      type: type, typeName: String(parts.text(6).drop { $0 == "." }),
      isRepeated: parts.number(4) == 3, isOneOf: parts.number(9) != nil)
  }

  /// Without underscores, and the letter after one in upper case.
  static func jsonName(_ name: String) -> String {
    var result = ""
    var isAfterUnderscore = false
    for character in name {
      if character == "_" {
        isAfterUnderscore = true
      } else {
        result += isAfterUnderscore ? character.uppercased() : String(character)
        isAfterUnderscore = false
      }
    }
    return result
  }

  /// The fields of one message of a descriptor.
  private struct Parts {
    private var delimited: [UInt32: [ArraySlice<UInt8>]] = [:]
    private var numbers: [UInt32: UInt64] = [:]

    init(_ bytes: some Collection<UInt8>) {
      for (number, value) in WireFields(bytes) {
        switch value {
        case .delimited(let contents): delimited[number, default: []].append(contents)
        case .varint(let value): numbers[number] = value
        case .fixed32, .fixed64: break
        }
      }
    }

    subscript(_ number: UInt32) -> [ArraySlice<UInt8>] { delimited[number] ?? [] }

    func text(_ number: UInt32) -> String {
      String(decoding: self[number].last ?? [], as: UTF8.self)
    }

    /// Nil: it is not there.
    func number(_ number: UInt32) -> UInt64? { numbers[number] }
  }
}
