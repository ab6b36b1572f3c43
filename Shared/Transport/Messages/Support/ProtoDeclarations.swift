/// Full names that a proto file declares, read from its descriptor.
///
/// Field numbers are those of `google/protobuf/descriptor.proto`. Its C code is linked only into
/// the generator, because servers need only the names.
public struct ProtoDeclarations: Sendable, Hashable {
  /// An extension, identified by the extended message's full name and the field number.
  public struct Extension: Sendable, Hashable {
    public var message: String
    public var number: Int32

    public init(message: String, number: Int32) {
      self.message = message
      self.number = number
    }
  }

  /// Full names of message types, including nested types and map entries.
  public private(set) var messages: Set<String> = []
  /// Full names of all declarations: messages, fields, oneofs, extensions, enumerations and their
  /// values, services, methods.
  public private(set) var symbols: Set<String> = []
  public private(set) var extensions: Set<Extension> = []

  /// Maximum nesting depth; generated descriptors are far flatter.
  private static let depthMax = 64

  /// - Throws: `DecodingError` if the bytes are not a file descriptor with a name.
  public init(descriptor: UnsafeRawBufferPointer) throws {
    guard let start = descriptor.baseAddress?.assumingMemoryBound(to: UInt8.self) else {
      throw DecodingError(reason: .malformed)
    }
    let file = try DescriptorFields(WireReader(at: start, end: start + descriptor.count))
    guard try !file.text(1).isEmpty else { throw DecodingError(reason: .malformed) }
    let package = try file.text(2)
    for message in file[4] { try addMessage(message, in: package, depth: 1) }
    for enumeration in file[5] { try addEnumeration(enumeration, in: package) }
    for service in file[6] { try addService(service, in: package) }
    for field in file[7] { try addExtension(field, in: package) }
  }

  private mutating func addMessage(
    _ reader: WireReader, in scope: String, depth: Int
  ) throws(DecodingError) {
    guard depth <= Self.depthMax else { throw DecodingError(reason: .tooDeep) }
    let message = try DescriptorFields(reader)
    let name = try add(message, in: scope)
    messages.insert(name)
    for field in message[2] { _ = try add(DescriptorFields(field), in: name) }
    for inner in message[3] { try addMessage(inner, in: name, depth: depth + 1) }
    for enumeration in message[4] { try addEnumeration(enumeration, in: name) }
    for field in message[6] { try addExtension(field, in: name) }
    for oneOf in message[8] { _ = try add(DescriptorFields(oneOf), in: name) }
  }

  private mutating func addEnumeration(
    _ reader: WireReader, in scope: String
  ) throws(DecodingError) {
    let enumeration = try DescriptorFields(reader)
    _ = try add(enumeration, in: scope)
    // Enumeration values are siblings of the enumeration (protobuf: enum value scoping).
    for value in enumeration[2] { _ = try add(DescriptorFields(value), in: scope) }
  }

  private mutating func addService(_ reader: WireReader, in scope: String) throws(DecodingError) {
    let service = try DescriptorFields(reader)
    let name = try add(service, in: scope)
    for method in service[2] { _ = try add(DescriptorFields(method), in: name) }
  }

  private mutating func addExtension(_ reader: WireReader, in scope: String) throws(DecodingError) {
    let field = try DescriptorFields(reader)
    _ = try add(field, in: scope)
    extensions.insert(
      Extension(message: RawField.typeName(try field.text(2)), number: field.int32(3)))
  }

  /// Adds the name of a declaration, which is field 1 in every kind of descriptor.
  private mutating func add(
    _ declaration: DescriptorFields, in scope: String
  ) throws(DecodingError) -> String {
    let name = try declaration.text(1)
    guard !name.isEmpty else { throw DecodingError(reason: .malformed) }
    let fullName = scope.isEmpty ? name : "\(scope).\(name)"
    symbols.insert(fullName)
    return fullName
  }
}
