internal import Serialization

/// Writes the wire form of messages as JSON.
///
/// One array holds the fields of all open messages, so that a message costs no allocation.
struct JSONPrinter {
  private let schema: MessageSchema
  private let printsDefaults: Bool
  private var found: [WireField] = []

  /// Maximum nesting; messages of the API are far flatter.
  private static let depthMax = 128

  init(_ schema: MessageSchema, printsDefaults: Bool) {
    self.schema = schema
    self.printsDefaults = printsDefaults
    found.reserveCapacity(16)
  }

  /// Writes the message as one value.
  ///
  /// - Parameter message: index in the schema.
  mutating func write(
    _ reader: WireReader, as message: Int, depth: Int = 1, to writer: inout JSONWriter
  ) throws(DecodingError) {
    guard depth <= Self.depthMax else { throw DecodingError(reason: .tooDeep) }
    let form = schema.form(message)
    if let type = form.wellKnown {
      return try write(reader, as: type, form, depth, to: &writer)
    }
    writer.beginObject()
    try writeMembers(reader, of: form, depth, to: &writer)
    writer.endObject()
  }

  /// Writes the fields without braces.
  private mutating func writeMembers(
    _ reader: WireReader, of form: MessageForm, _ depth: Int, to writer: inout JSONWriter
  ) throws(DecodingError) {
    let base = found.count
    try find(reader, in: form)
    var at = base
    let end = found.count
    if printsDefaults {
      for (index, field) in form.fields.enumerated() {
        let first = at
        while at < end, found[at].index == index { at += 1 }
        try write(field, first..<at, depth, to: &writer)
      }
    } else {
      while at < end {
        let first = at
        while at < end, found[at].index == found[first].index { at += 1 }
        try write(form.fields[found[first].index], first..<at, depth, to: &writer)
      }
    }
    found.removeSubrange(base...)
  }

  /// Appends the fields of a message to `found`, in the order of the proto file.
  private mutating func find(
    _ message: WireReader, in form: MessageForm
  ) throws(DecodingError) {
    let base = found.count
    var reader = message
    var last = 0
    var isSorted = true
    while reader.at < reader.end {
      guard let tag = reader.tag() else { throw DecodingError(reason: .malformed) }
      guard let index = form.index(of: tag.number, after: last) else {
        guard reader.skipValue(wire: tag.wire) else { throw DecodingError(reason: .malformed) }
        continue
      }
      if index < last { isSorted = false }
      last = index
      found.append(try WireField(index, &reader, tag.wire))
    }
    if !isSorted {
      found[base...].sort { ($0.index, $0.position) < ($1.index, $1.position) }
    }
  }

  /// Returns the fields of a message, in the order of the proto file.
  private mutating func parts(
    of message: WireReader, in form: MessageForm
  ) throws(DecodingError) -> [WireField] {
    let base = found.count
    try find(message, in: form)
    defer { found.removeSubrange(base...) }
    return Array(found[base...])
  }

  /// Writes the occurrences of one field, or its default value if it is absent.
  private mutating func write(
    _ field: FieldForm, _ range: Range<Int>, _ depth: Int, to writer: inout JSONWriter
  ) throws(DecodingError) {
    if field.isMap {
      writer.name(field.jsonName)
      writer.beginObject()
      for at in range { try writeEntry(field, found[at], depth, to: &writer) }
      writer.endObject()
    } else if field.isRepeated {
      writer.name(field.jsonName)
      writer.beginArray()
      for at in range { try writeElements(field, found[at], depth, to: &writer) }
      writer.endArray()
    } else if let at = range.last {
      if !printsDefaults, field.oneOf == nil, field.type != .message, found[at].isDefault { return }
      writer.name(field.jsonName)
      try write(found[at], field, depth, to: &writer)
    } else if field.type != .message, field.oneOf == nil {
      writer.name(field.jsonName)
      try write(.absent(field), field, depth, to: &writer)
    }
  }

  /// Writes one element, or a run of packed ones.
  private mutating func writeElements(
    _ field: FieldForm, _ element: WireField, _ depth: Int, to writer: inout JSONWriter
  ) throws(DecodingError) {
    guard element.wire == .delimited, field.type.wire != .delimited else {
      return try write(element, field, depth, to: &writer)
    }
    var run = element.contents
    while run.at < run.end {
      try write(WireField(0, &run, field.type.wire.rawValue), field, depth, to: &writer)
    }
  }

  /// Writes an entry of a map as one member.
  private mutating func writeEntry(
    _ field: FieldForm, _ entry: WireField, _ depth: Int, to writer: inout JSONWriter
  ) throws(DecodingError) {
    let form = schema.form(field.reference)
    guard entry.wire == .delimited, depth < Self.depthMax, let (key, value) = form.entry
    else { throw DecodingError(reason: .malformed) }
    let parts = try parts(of: entry.contents, in: form)
    func last(_ field: FieldForm) -> WireField {
      parts.last { form.fields[$0.index].number == field.number } ?? .absent(field)
    }
    writer.name(try JSONScalar.text(last(key), key))
    try write(last(value), value, depth + 1, to: &writer)
  }

  /// Writes one value.
  private mutating func write(
    _ value: WireField, _ field: FieldForm, _ depth: Int, to writer: inout JSONWriter
  ) throws(DecodingError) {
    guard value.wire == field.type.wire else { throw DecodingError(reason: .malformed) }
    switch field.type {
    case .message:
      try write(value.contents, as: field.reference, depth: depth + 1, to: &writer)
    case .enumeration:
      let number = Int32(truncatingIfNeeded: value.number)
      if let name = schema.enumeration(field.reference).names[number] {
        writer.string(name)
      } else {
        writer.integer(Int64(number))
      }
    default: JSONScalar.write(value, field.type, to: &writer)
    }
  }

  private mutating func write(
    _ reader: WireReader, as type: WellKnownType, _ form: MessageForm, _ depth: Int,
    to writer: inout JSONWriter
  ) throws(DecodingError) {
    let parts = try parts(of: reader, in: form)
    func last(_ index: Int) throws(DecodingError) -> WireField {
      let value = parts.last { $0.index == index } ?? .absent(form.fields[index])
      guard value.wire == form.fields[index].type.wire else {
        throw DecodingError(reason: .malformed)
      }
      return value
    }
    switch type {
    case .timestamp, .duration:
      let seconds = Int64(truncatingIfNeeded: try last(0).number)
      let nanos = Int32(truncatingIfNeeded: try last(1).number)
      // A value outside the range of its type has no JSON form.
      guard
        let text = type == .timestamp
          ? JSONTime.timestamp(seconds, nanos) : JSONTime.duration(seconds, nanos)
      else { return writer.null() }
      writer.string(text)
    case .fieldMask:
      let paths = parts.map { FieldForm.jsonName($0.contents.text) }
      writer.string(paths.joined(separator: ","))
    case .any: try writeAny(last(0).contents.text, last(1).contents, depth, to: &writer)
    default: JSONScalar.write(try last(0), form.fields[0].type, to: &writer)
    }
  }

  /// Writes the contained message with `@type` as first member; one of an unknown type as bytes.
  private mutating func writeAny(
    _ url: String, _ value: WireReader, _ depth: Int, to writer: inout JSONWriter
  ) throws(DecodingError) {
    writer.beginObject()
    if !url.isEmpty {
      writer.member("@type", url)
      let index = schema.index(of: GoogleProtobuf.`Any`.messageName(inURL: url))
      guard depth < Self.depthMax else { throw DecodingError(reason: .tooDeep) }
      if let index, schema.form(index).wellKnown == nil {
        try writeMembers(value, of: schema.form(index), depth + 1, to: &writer)
      } else if let index {
        writer.name("value")
        try write(value, as: index, depth: depth + 1, to: &writer)
      } else {
        writer.name("value")
        JSONScalar.writeBase64(value, to: &writer)
      }
    }
    writer.endObject()
  }
}
