extension String {
  /// Whether both are spelled with the same bytes. `==` follows canonical equivalence: for it U+212A
  /// KELVIN SIGN is the code `K`, which no other program that reads the answers agrees with.
  func isExactly(_ other: String) -> Bool {
    self == other && utf8.elementsEqual(other.utf8)
  }
}

/// A text that differs from every other one that is spelled with other bytes.
struct ExactText: Hashable {
  var text: String

  static func == (left: ExactText, right: ExactText) -> Bool { left.text.isExactly(right.text) }

  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
