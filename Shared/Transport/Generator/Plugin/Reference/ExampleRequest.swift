/// An example request in JSON: each field once with a value of its kind, and the first field of
/// each oneof. It is a valid message, but a service may reject its values.
struct ExampleRequest {
  private indirect enum Value {
    case literal(String)
    case list(Value)
    case object([(String, Value)])
  }

  /// Maximum depth of nested messages; deeper ones are omitted.
  private static let depthMax = 4
  private static let uuid = "7d44b3a0-4f4e-4c8e-9d59-0b8f6d1c2a77"

  let index: ReferenceIndex

  /// JSON on several lines; `{}` for a message without fields.
  func json(ofMessage fullName: String) -> String {
    object(fullName, depth: 0).map { write($0, indentation: "") } ?? "{}"
  }

  private func object(_ fullName: String, depth: Int) -> Value? {
    guard depth < Self.depthMax, let message = index.messages[fullName] else { return nil }
    var entries: [(String, Value)] = []
    for member in message.members {
      let field: FieldSchema
      switch member {
      case .field(let one): field = one
      case .oneOf(let oneOf):
        guard let first = oneOf.fields.first else { continue }
        field = first
      }
      // The first page has no token.
      guard !field.isDeprecated, field.name != "page_token",
        let value = value(of: field, depth: depth)
      else { continue }
      entries.append((field.name, value))
    }
    return .object(entries)
  }

  private func value(of field: FieldSchema, depth: Int) -> Value? {
    guard case .message(let name) = field.kind else {
      let single = scalar(of: field)
      return field.isRepeated ? .list(single) : single
    }
    if let entry = index.messages[name], entry.isMapEntry {
      guard entry.fields.count == 2, let value = value(of: entry.fields[1], depth: depth) else {
        return nil
      }
      let key = if case .string = entry.fields[0].kind { "key" } else { "1" }
      return .object([(key, value)])
    }
    let isWellKnown = name.hasPrefix("google.protobuf.")
    guard let single = isWellKnown ? Self.wellKnown(name) : object(name, depth: depth + 1)
    else { return nil }
    return field.isRepeated ? .list(single) : single
  }

  /// ProtoJSON's form of a type of `google.protobuf`; nil for types that can hold anything.
  private static func wellKnown(_ name: String) -> Value? {
    switch name.dropFirst("google.protobuf.".count) {
    case "Timestamp": .literal("\"2026-03-01T08:00:00Z\"")
    case "Duration": .literal("\"30s\"")
    case "FieldMask": .literal("\"\"")
    case "BoolValue": .literal("true")
    case "StringValue": .literal("\"text\"")
    case "BytesValue": .literal("\"AA==\"")
    case let name where name.hasSuffix("Value"): .literal("1")
    default: nil
    }
  }

  private func scalar(of field: FieldSchema) -> Value {
    switch field.kind {
    case .bool: .literal("true")
    case .scalar: .literal(field.name == "page_size" ? "50" : "1")
    case .bytes: .literal("\"AA==\"")
    case .enumeration(let name):
      .literal(quoted(index.enumerations[name]?.values.first { $0.number != 0 }?.name ?? ""))
    case .string, .message: .literal(quoted(text(of: field)))
    }
  }

  private func text(of field: FieldSchema) -> String {
    if field.comment.contains("UUID") { return Self.uuid }
    return switch field.name {
    case "time_zone": "Europe/Berlin"
    case "email": "name@example.org"
    case "date": "2026-03-01"
    case "time": "08:00"
    case "date_time": "2026-03-01T08:00"
    case let name where name.hasSuffix("language"): "en"
    case let name: String(name.map { $0 == "_" ? "-" : $0 })
    }
  }

  /// Schema names have no characters that JSON would escape.
  private func quoted(_ text: String) -> String { "\"\(text)\"" }

  private func write(_ value: Value, indentation: String) -> String {
    let inner = indentation + "  "
    switch value {
    case .literal(let text): return text
    case .list(let element): return "[\(write(element, indentation: indentation))]"
    case .object(let entries):
      guard !entries.isEmpty else { return "{}" }
      let lines = entries.map { "\(inner)\(quoted($0.0)): \(write($0.1, indentation: inner))" }
      return "{\n\(lines.joined(separator: ",\n"))\n\(indentation)}"
    }
  }
}
