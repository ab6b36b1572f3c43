/// Puts each row of a CSV on a single line: every line break in a quoted value becomes one space,
/// without the apostrophe that protects the next line from being computed.
///
/// For line-based programs such as SPSS and PSPP. Reads the bytes incrementally.
public struct OneLineRows: Sendable {
  private var isQuoted = false
  private var isAfterReturn = false
  private var isAfterBreak = false

  public init() {}

  public mutating func joined(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    var joined: [UInt8] = []
    for byte in bytes {
      // A doubled quote toggles twice, which has no effect.
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      let isBreak = byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
      if !(isQuoted && isBreak) {
        if !(isAfterBreak && byte == UInt8(ascii: "'")) { joined.append(byte) }
      } else if !(byte == UInt8(ascii: "\n") && isAfterReturn) {
        joined.append(UInt8(ascii: " "))
      }
      isAfterBreak = isQuoted && isBreak
      isAfterReturn = isQuoted && byte == UInt8(ascii: "\r")
    }
    return joined
  }
}
