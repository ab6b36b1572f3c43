extension String {
  /// Whether both texts have the same bytes. `==` uses canonical equivalence, in which U+212A
  /// KELVIN SIGN equals the code `K`; other programs that read the answers do not agree.
  func isExactly(_ other: String) -> Bool {
    self == other && utf8.elementsEqual(other.utf8)
  }
}

/// A text compared by its bytes.
struct ExactText: Hashable {
  var text: String

  static func == (left: ExactText, right: ExactText) -> Bool { left.text.isExactly(right.text) }

  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
