/// Writes header blocks in every representation of RFC 7541 §6, right ones and wrong ones.
struct HPACKWriter {
  private(set) var bytes: [UInt8] = []

  enum Literal: UInt8 {
    case withIncrementalIndexing = 0x40
    case withoutIndexing = 0x00
    case neverIndexed = 0x10
  }

  mutating func indexed(_ index: Int) { integer(index, prefix: 7, pattern: 0x80) }

  mutating func tableSize(_ size: Int) { integer(size, prefix: 5, pattern: 0x20) }

  mutating func literal(_ kind: Literal, _ name: [UInt8], _ value: [UInt8]) {
    bytes.append(kind.rawValue)
    string(name)
    string(value)
  }

  mutating func literal(_ kind: Literal, nameIndex: Int, _ value: [UInt8]) {
    integer(nameIndex, prefix: kind == .withIncrementalIndexing ? 6 : 4, pattern: kind.rawValue)
    string(value)
  }

  mutating func raw(_ more: [UInt8]) { bytes += more }

  private mutating func string(_ text: [UInt8]) {
    integer(text.count, prefix: 7, pattern: 0)
    bytes += text
  }

  private mutating func integer(_ value: Int, prefix: Int, pattern: UInt8) {
    let most = (1 << prefix) - 1
    guard value >= most else {
      bytes.append(pattern | UInt8(value))
      return
    }
    bytes.append(pattern | UInt8(most))
    var rest = value - most
    while rest >= 0x80 {
      bytes.append(UInt8(rest & 0x7f) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }
}
