/// The full names that a proto file declares, read from its descriptor.
///
/// The numbers of the fields are those of `google/protobuf/descriptor.proto`, whose C code is linked
/// into the generator only: servers need the names and nothing else of it.
public struct ProtoDeclarations: Sendable, Hashable {
  /// An extension of a message, by the message's full name and the number in it.
  public struct Extension: Sendable, Hashable {
    public var message: String
    public var number: Int32

    public init(message: String, number: Int32) {
      self.message = message
      self.number = number
    }
  }

  /// Message types, the nested ones and map entries included.
  public private(set) var messages: Set<String> = []
  /// Everything with a name: messages, fields, oneofs, extensions, enumerations and their values,
  /// services, methods.
  public private(set) var symbols: Set<String> = []
  public private(set) var extensions: Set<Extension> = []

  /// Deeper nesting is refused; the generator writes what is far flatter.
  private static let depthMax = 64

  /// - Throws: `DecodingError` for what is no descriptor of a file, which has a name at least.
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
    // Values are siblings of their enumeration, not parts of it (protobuf: enum value scoping).
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
      Extension(message: String(try field.text(2).drop { $0 == "." }), number: field.number))
  }

  /// Adds what is declared by its name, which is the first field of every kind of descriptor.
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

/// The delimited fields of one message of a descriptor, and the number of a field's descriptor.
private struct DescriptorFields {
  private var delimited: [UInt32: [WireReader]] = [:]
  /// Of `FieldDescriptorProto`: field 3.
  private(set) var number: Int32 = 0

  init(_ message: WireReader) throws(DecodingError) {
    var reader = message
    while reader.at < reader.end {
      guard let tag = reader.tag() else { throw DecodingError(reason: .malformed) }
      if tag.wire == 2 {
        guard let contents = reader.delimited() else { throw DecodingError(reason: .malformed) }
        delimited[tag.number, default: []].append(contents)
      } else if tag.wire == 0 {
        guard let value = reader.varint() else { throw DecodingError(reason: .malformed) }
        if tag.number == 3 { number = Int32(truncatingIfNeeded: value) }
      } else if !reader.skipValue(wire: tag.wire) {
        throw DecodingError(reason: .malformed)
      }
    }
  }

  subscript(_ number: UInt32) -> [WireReader] { delimited[number] ?? [] }

  /// A string field; empty when absent.
  func text(_ number: UInt32) throws(DecodingError) -> String {
    guard let contents = self[number].last else { return "" }
    let bytes = UnsafeBufferPointer(start: contents.at, count: contents.end - contents.at)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw DecodingError(reason: .invalidUTF8)
    }
    return text
  }
}
