/// Cells of a table by the names of their columns, as a JSON object of strings: what a row says that
/// the model has no field for, kept for the way back.
struct TableCells {
  private(set) var cells: [(name: String, text: String)]

  init(_ cells: [(name: String, text: String)]) { self.cells = cells }

  /// - Returns: nil for anything but one flat object of strings.
  init?(json: String) {
    var scanner = Scanner(bytes: Array(json.utf8))
    guard let cells = scanner.object() else { return nil }
    self.cells = cells
  }

  subscript(name: String) -> String? { cells.first { $0.name == name }?.text }

  var json: String {
    "{" + cells.map { "\(Self.quoted($0.name)):\(Self.quoted($0.text))" }.joined(separator: ",")
      + "}"
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension TableCells {
  private struct Scanner {
    let bytes: [UInt8]
    var offset = 0

    mutating func object() -> [(name: String, text: String)]? {
      guard take("{") else { return nil }
      var cells: [(name: String, text: String)] = []
      if take("}") { return isAtEnd ? cells : nil }
      repeat {
        guard let name = string(), take(":"), let text = string() else { return nil }
        cells.append((name, text))
      } while take(",")
      return take("}") && isAtEnd ? cells : nil
    }

    private var isAtEnd: Bool { bytes[offset...].allSatisfy(Self.isSpace) }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
      while offset < bytes.count, Self.isSpace(bytes[offset]) { offset += 1 }
      guard offset < bytes.count, UInt32(bytes[offset]) == character.value else { return false }
      offset += 1
      return true
    }

    private mutating func string() -> String? {
      guard take("\"") else { return nil }
      var content: [UInt8] = []
      while offset < bytes.count {
        let byte = bytes[offset]
        offset += 1
        switch byte {
        case UInt8(ascii: "\""): return String(validating: content, as: UTF8.self)
        case UInt8(ascii: "\\"):
          guard let scalar = escaped() else { return nil }
          content += String(Character(scalar)).utf8
        case 0..<0x20: return nil
        default: content.append(byte)
        }
      }
      return nil
    }

    private mutating func escaped() -> Unicode.Scalar? {
      guard offset < bytes.count else { return nil }
      let byte = bytes[offset]
      offset += 1
      switch byte {
      case UInt8(ascii: "n"): return "\n"
      case UInt8(ascii: "r"): return "\r"
      case UInt8(ascii: "t"): return "\t"
      case UInt8(ascii: "b"): return "\u{8}"
      case UInt8(ascii: "f"): return "\u{C}"
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
        return Unicode.Scalar(byte)
      case UInt8(ascii: "u"):
        guard offset + 4 <= bytes.count,
          let value = UInt32(
            String(decoding: bytes[offset..<offset + 4], as: UTF8.self), radix: 16)
        else { return nil }
        offset += 4
        // Halves of pairs are no scalars; the writer makes none.
        return Unicode.Scalar(value)
      default: return nil
      }
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
      byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
    }
  }
}
