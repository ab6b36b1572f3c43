/// Puts each row of a CSV on a line of its own: of line breaks in quoted values each becomes a space, CR LF one.
///
/// For programs that read line by line, SPSS and PSPP among them. Takes the bytes as they come.
public struct OneLineRows: Sendable {
  private var isQuoted = false
  private var isAfterReturn = false

  public init() {}

  public mutating func joined(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    var joined: [UInt8] = []
    for byte in bytes {
      // Two quotes within quotes leave and enter again, which comes to the same.
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      let isBreak = byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
      if !(isQuoted && isBreak) {
        joined.append(byte)
      } else if !(byte == UInt8(ascii: "\n") && isAfterReturn) {
        joined.append(UInt8(ascii: " "))
      }
      isAfterReturn = isQuoted && byte == UInt8(ascii: "\r")
    }
    return joined
  }
}
