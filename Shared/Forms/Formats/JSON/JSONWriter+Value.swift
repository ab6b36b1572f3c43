public import Serialization

extension JSONWriter {
  /// Writes members in order and numbers in their original spelling.
  ///
  /// - Parameter isPretty: whether each member has its own line, with a final line feed; otherwise
  ///   one line without white space.
  public static func write(_ value: JSONValue, isPretty: Bool = true) -> [UInt8] {
    var writer = JSONWriter(isPretty: isPretty)
    writer.write(value)
    return isPretty ? writer.bytes + [0x0A] : writer.bytes
  }

  /// Writes one line.
  public static func line(_ value: JSONValue) -> String {
    String(decoding: write(value, isPretty: false), as: UTF8.self)
  }

  private mutating func write(_ value: JSONValue) {
    switch value.content {
    case .null: null()
    case .bool(let bool): self.bool(bool)
    case .number(let number): self.number(spelled: number.text)
    case .string(let text): string(text)
    case .array(let values): array { for value in values { $0.write(value) } }
    case .object(let members):
      object { writer in
        for member in members {
          writer.name(member.name)
          writer.write(member.value)
        }
      }
    }
  }
}
