/// The buffer for a parameter's binary form, in network byte order.
public struct PostgresBuffer: Sendable {
  private(set) var bytes: [UInt8] = []

  /// Why a value cannot be encoded; the query then fails before it is sent.
  private(set) var failure: String?

  public mutating func append<I: FixedWidthInteger>(_ integer: I) {
    withUnsafeBytes(of: integer.bigEndian) { bytes.append(contentsOf: $0) }
  }

  public mutating func append(contentsOf other: some Sequence<UInt8>) {
    bytes.append(contentsOf: other)
  }

  public mutating func append(utf8 text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  /// Returns the written bytes and clears the buffer.
  mutating func takeBytes() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  /// Makes the query fail with kind `.parameter` because this value cannot be stored.
  public mutating func refuse(_ reason: String) {
    if failure == nil { failure = reason }
  }

  /// Writes the text form of an array (`array_in`): each element in quotes, with quotes and
  /// backslashes escaped. The elements' own form must be text.
  mutating func appendArrayText(_ elements: [some PostgresEncodable]) {
    bytes.append(UInt8(ascii: "{"))
    for (index, element) in elements.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      guard !element.isPostgresNull else {
        append(utf8: "NULL")
        continue
      }
      var form = PostgresBuffer()
      element.encode(postgres: &form)
      bytes.append(UInt8(ascii: "\""))
      for byte in form.bytes {
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
          bytes.append(UInt8(ascii: "\\"))
        }
        bytes.append(byte)
      }
      bytes.append(UInt8(ascii: "\""))
    }
    bytes.append(UInt8(ascii: "}"))
  }

  /// Writes one array element: its length (-1 for a null), then its bytes.
  mutating func appendElement(_ element: some PostgresEncodable) {
    guard !element.isPostgresNull else { return append(Int32(-1)) }
    let start = bytes.count
    append(Int32(0))
    element.encode(postgres: &self)
    let length = bytes.count - start - 4
    guard let length = Int32(exactly: length) else { return refuse("array element over 2 GiB") }
    withUnsafeBytes(of: length.bigEndian) { source in
      for offset in 0..<4 { bytes[start + offset] = source[offset] }
    }
  }
}
