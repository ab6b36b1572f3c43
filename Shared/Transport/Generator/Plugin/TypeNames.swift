/// The Swift names of all types of the given files, and their map entries.
struct TypeNames {
  private var swift: [String: String] = [:]
  private var entries: [String: MessageSchema] = [:]
  private var descriptors: [String: String] = [:]

  init(_ files: [FileSchema]) {
    for file in files {
      let package = Names.package(file.package)
      descriptors[file.name] = "\(package).\(file.constant)"
      for enumeration in file.enums { add(enumeration, in: package) }
      for message in file.messages { add(message, in: package) }
    }
  }

  /// `AuthV1.SignInRequest` for `otolith.auth.v1.SignInRequest`.
  func swiftType(_ fullName: String) throws -> String {
    guard let name = swift[fullName] else { throw GeneratorError("unknown type: \(fullName)") }
    return name
  }

  /// `AuthV1.authFile` for `otolith/auth/v1/auth.proto`: the constant with the file's descriptor.
  func descriptor(ofFile name: String) throws -> String {
    guard let constant = descriptors[name] else { throw GeneratorError("unknown file: \(name)") }
    return constant
  }

  /// The entry type if the field is a map.
  func mapEntry(_ field: FieldSchema) -> MessageSchema? {
    guard case .message(let name) = field.kind else { return nil }
    return entries[name]
  }

  private mutating func add(_ message: MessageSchema, in scope: String) {
    let name = "\(scope).\(Names.escaped(message.name))"
    swift[message.fullName] = name
    for entry in message.mapEntries { entries[entry.fullName] = entry }
    for enumeration in message.enums { add(enumeration, in: name) }
    for inner in message.messages { add(inner, in: name) }
  }

  private mutating func add(_ enumeration: EnumSchema, in scope: String) {
    swift[enumeration.fullName] = "\(scope).\(Names.escaped(enumeration.name))"
  }
}
