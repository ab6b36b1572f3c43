/// One value of a row, borrowed from its result; valid only while it is being decoded.
public struct PostgresCell {
  /// The column's type; one of `PostgresType`, or an id of a user-defined type.
  public let oid: UInt32
  let column: String
  let storage: UnsafeRawBufferPointer?

  public var isNull: Bool { storage == nil }

  /// The value's bytes.
  ///
  /// - Throws: a decoding error if the column is NULL.
  func bytes() throws -> UnsafeRawBufferPointer {
    guard let storage else { throw failure("is NULL") }
    return storage
  }

  /// The value's bytes, which must be exactly `count`.
  func bytes(count: Int) throws -> UnsafeRawBufferPointer {
    let bytes = try bytes()
    guard bytes.count == count else {
      throw failure("has \(bytes.count) bytes; expected \(count)")
    }
    return bytes
  }

  /// The value as an integer of exactly this width, in network byte order.
  public func integer<I: FixedWidthInteger>(_ type: I.Type) throws -> I {
    I(bigEndian: try bytes(count: MemoryLayout<I>.size).loadUnaligned(as: I.self))
  }

  func expect(_ types: UInt32..., for name: String) throws {
    guard types.contains(oid) else {
      throw failure("has type \(oid), which cannot be decoded as \(name); cast it in the query")
    }
  }

  /// An error that names this column, never its value.
  public func failure(_ reason: String) -> PostgresError {
    PostgresError(kind: .decoding, message: "column \"\(column)\" \(reason)")
  }
}
