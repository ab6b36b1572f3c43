/// Collects the declarations of proto files for a ``MessageSchema``.
///
/// The numbers of the fields are those of `google/protobuf/descriptor.proto`.
struct SchemaBuilder {
  private var messages: [(name: String, fields: [RawField], isMapEntry: Bool)] = []
  private(set) var messageIndices: [String: Int] = [:]
  private(set) var enumerations: [EnumerationForm] = []
  private var enumerationIndices: [String: Int] = [:]
  private(set) var methods: [String: MessageSchema.Method] = [:]

  /// Returns the messages, after all files are added.
  ///
  /// - Throws: `DecodingError` if the type of a field is not declared.
  func resolved() throws(DecodingError) -> [MessageForm] {
    var forms: [MessageForm] = []
    for message in messages {
      var fields: [FieldForm] = []
      for field in message.fields { fields.append(try resolved(field)) }
      forms.append(
        MessageForm(fullName: message.name, fields: fields, isMapEntry: message.isMapEntry))
    }
    return forms
  }

  private func resolved(_ field: RawField) throws(DecodingError) -> FieldForm {
    let reference: Int?
    switch field.type {
    case .message: reference = messageIndices[field.typeName]
    case .enumeration: reference = enumerationIndices[field.typeName]
    default: reference = 0
    }
    guard let reference else { throw DecodingError(field: field.name, reason: .malformed) }
    let isMap = field.type == .message && field.isRepeated && messages[reference].isMapEntry
    return FieldForm(field, reference: reference, isMap: isMap)
  }

  mutating func add(file: UnsafeRawBufferPointer) throws(DecodingError) {
    guard let start = file.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return }
    let file = try DescriptorFields(WireReader(at: start, end: start + file.count))
    let package = try file.text(2)
    for message in file[4] { try add(message: message, in: package, depth: 1) }
    for enumeration in file[5] { try add(enumeration: enumeration, in: package) }
    for service in file[6] { try add(service: service, in: package) }
  }

  private mutating func add(message: WireReader, in scope: String, depth: Int) throws(DecodingError)
  {
    guard depth <= 64 else { throw DecodingError(reason: .tooDeep) }
    let parts = try DescriptorFields(message)
    let name = "\(scope).\(try parts.text(1))"
    var fields: [RawField] = []
    for field in parts[2] {
      if let field = try RawField(DescriptorFields(field)) { fields.append(field) }
    }
    var isMapEntry = false
    for options in parts[7] { isMapEntry = try DescriptorFields(options).number(7) == 1 }
    messageIndices[name] = messages.count
    messages.append((name, fields, isMapEntry))
    for inner in parts[3] { try add(message: inner, in: name, depth: depth + 1) }
    for enumeration in parts[4] { try add(enumeration: enumeration, in: name) }
  }

  private mutating func add(enumeration: WireReader, in scope: String) throws(DecodingError) {
    let parts = try DescriptorFields(enumeration)
    var form = EnumerationForm()
    for value in parts[2] {
      let value = try DescriptorFields(value)
      let name = try value.text(1)
      form.numbers[name] = value.int32(2)
      // The first of several names of a number is written.
      if form.names[value.int32(2)] == nil { form.names[value.int32(2)] = name }
    }
    enumerationIndices["\(scope).\(try parts.text(1))"] = enumerations.count
    enumerations.append(form)
  }

  private mutating func add(service: WireReader, in scope: String) throws(DecodingError) {
    let parts = try DescriptorFields(service)
    let name = "\(scope).\(try parts.text(1))"
    for method in parts[2] {
      let method = try DescriptorFields(method)
      var level: UInt64 = 0
      for options in method[4] { level = try DescriptorFields(options).number(34) ?? level }
      methods["/\(name)/\(try method.text(1))"] = MessageSchema.Method(
        request: try RawField.typeName(method.text(2)),
        response: try RawField.typeName(method.text(3)), hasNoSideEffects: level == 1,
        isStreaming: method.number(5) == 1 || method.number(6) == 1)
    }
  }
}
