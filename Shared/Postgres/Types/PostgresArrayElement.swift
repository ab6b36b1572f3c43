/// A type whose arrays can be parameters and columns: `unnest(\(identifiers))`.
///
/// Arrays have one dimension. `[UInt8]` is not an array in PostgreSQL but `bytea`.
public protocol PostgresArrayElement: Sendable {
  static var postgresArrayOID: UInt32 { get }
  /// The format of arrays as parameters.
  static var postgresArrayFormat: PostgresFormat { get }
  static func encode(postgresArray elements: [Self], into buffer: inout PostgresBuffer)
  static func decode(postgresArray cell: PostgresCell) throws -> [Self]
}

/// The requirements for a parameter, a column, and an element of an array of either.
public typealias PostgresScalar = PostgresEncodable & PostgresDecodable & PostgresArrayElement

extension PostgresArrayElement {
  public static var postgresArrayFormat: PostgresFormat { .binary }
}

extension PostgresArrayElement where Self: PostgresEncodable {
  // The format of array_recv: dimensions, whether there are NULLs, element type, then per dimension
  // its length and lower bound, then the elements.
  public static func encode(postgresArray elements: [Self], into buffer: inout PostgresBuffer) {
    if postgresArrayFormat == .text { return buffer.appendArrayText(elements) }
    guard !elements.isEmpty else {
      buffer.append(Int32(0))
      buffer.append(Int32(0))
      buffer.append(postgresOID)
      return
    }
    guard let count = Int32(exactly: elements.count) else { return buffer.refuse("array too long") }
    buffer.append(Int32(1))
    buffer.append(Int32(elements.contains(where: \.isPostgresNull) ? 1 : 0))
    buffer.append(postgresOID)
    buffer.append(count)
    buffer.append(Int32(1))
    for element in elements { buffer.appendElement(element) }
  }
}

extension PostgresArrayElement where Self: PostgresDecodable {
  public static func decode(postgresArray cell: PostgresCell) throws -> [Self] {
    var reader = ArrayReader(bytes: try cell.bytes(), cell: cell)
    let dimensions = try reader.integer(Int32.self)
    _ = try reader.integer(Int32.self)
    let element = try reader.integer(UInt32.self)
    if dimensions == 0 { return [] }
    guard dimensions == 1 else { throw cell.failure("has \(dimensions) dimensions") }
    let count = try reader.integer(Int32.self)
    _ = try reader.integer(Int32.self)
    guard count >= 0, Int(count) <= reader.remaining / 4 else { throw cell.failure("is malformed") }
    var elements: [Self] = []
    elements.reserveCapacity(Int(count))
    for _ in 0..<count {
      let bytes = try reader.element()
      elements.append(
        try Self.decode(
          postgres: PostgresCell(oid: element, column: cell.column, storage: bytes)))
    }
    return elements
  }
}

extension PostgresArrayElement
where Self: RawRepresentable, RawValue: PostgresArrayElement {
  public static var postgresArrayOID: UInt32 { RawValue.postgresArrayOID }
}

extension Optional: PostgresArrayElement
where Wrapped: PostgresArrayElement & PostgresEncodable & PostgresDecodable {
  public static var postgresArrayOID: UInt32 { Wrapped.postgresArrayOID }
  public static var postgresArrayFormat: PostgresFormat { Wrapped.postgresArrayFormat }
}

extension Array: PostgresEncodable where Element: PostgresArrayElement {
  public static var postgresOID: UInt32 { Element.postgresArrayOID }
  public static var postgresFormat: PostgresFormat { Element.postgresArrayFormat }
  public func encode(postgres buffer: inout PostgresBuffer) {
    Element.encode(postgresArray: self, into: &buffer)
  }
}

extension Array: PostgresDecodable where Element: PostgresArrayElement {
  public static func decode(postgres cell: PostgresCell) throws -> [Element] {
    try Element.decode(postgresArray: cell)
  }
}

/// An array of bytes is `bytea`.
extension UInt8: PostgresArrayElement {
  public static var postgresArrayOID: UInt32 { PostgresType.bytea }

  public static func encode(postgresArray elements: [UInt8], into buffer: inout PostgresBuffer) {
    buffer.append(contentsOf: elements)
  }

  public static func decode(postgresArray cell: PostgresCell) throws -> [UInt8] {
    try cell.expect(PostgresType.bytea, for: "[UInt8]")
    return Array(try cell.bytes())
  }
}

/// `[[UInt8]]` is `bytea[]`.
extension Array: PostgresArrayElement where Element == UInt8 {
  public static var postgresArrayOID: UInt32 { PostgresType.byteaArray }
}
