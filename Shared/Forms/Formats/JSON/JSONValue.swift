/// A JSON value with its position in the file.
///
/// Equality ignores positions; members of objects are compared in order.
public struct JSONValue: Sendable, Hashable {
  public enum Content: Sendable, Hashable {
    case null
    case bool(Bool)
    case number(JSONNumber)
    case string(String)
    case array([JSONValue])
    case object([Member])
  }

  /// A name with its value, in file order.
  public struct Member: Sendable, Hashable {
    public var name: String
    public var value: JSONValue

    public init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  public var content: Content
  /// Position of the value's first character; line 0 for values that were not read from a file.
  public var position: SourcePosition

  public init(_ content: Content, at position: SourcePosition = SourcePosition(line: 0)) {
    self.content = content
    self.position = position
  }

  public static func == (left: JSONValue, right: JSONValue) -> Bool {
    left.content == right.content
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(content) }
}

extension JSONValue {
  public static var null: JSONValue { JSONValue(.null) }
  public static func bool(_ value: Bool) -> JSONValue { JSONValue(.bool(value)) }
  public static func string(_ text: String) -> JSONValue { JSONValue(.string(text)) }
  public static func number(_ number: Int) -> JSONValue { JSONValue(.number(JSONNumber(number))) }
  /// - Parameter number: finite.
  public static func number(_ number: Double) -> JSONValue {
    JSONValue(.number(JSONNumber(number)))
  }
  public static func array(_ values: [JSONValue]) -> JSONValue { JSONValue(.array(values)) }
  /// - Parameter members: with distinct names.
  public static func object(_ members: [Member]) -> JSONValue { JSONValue(.object(members)) }

  public var isNull: Bool { content == .null }
  public var bool: Bool? { if case .bool(let value) = content { value } else { nil } }
  public var string: String? { if case .string(let value) = content { value } else { nil } }
  public var number: JSONNumber? { if case .number(let value) = content { value } else { nil } }
  public var array: [JSONValue]? { if case .array(let value) = content { value } else { nil } }
  public var members: [Member]? { if case .object(let value) = content { value } else { nil } }

  /// The member of this name; nil if absent, or if this is not an object.
  public subscript(name: String) -> JSONValue? {
    members?.first { $0.name == name }?.value
  }

  /// The same value with the members of every object sorted by the bytes of their names.
  public var canonical: JSONValue {
    switch content {
    case .array(let values): JSONValue(.array(values.map(\.canonical)), at: position)
    case .object(let members):
      JSONValue(
        .object(
          members.map { Member($0.name, $0.value.canonical) }
            .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }),
        at: position)
    default: self
    }
  }

  /// Type name for findings: `an array`.
  public var typeName: String {
    switch content {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  public init(stringLiteral value: String) { self = .string(value) }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(integerLiteral value: Int) { self = .number(value) }
  public init(floatLiteral value: Double) { self = .number(value) }
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member($0.0, $0.1) })
  }
}
