internal import Messages

typealias LocalizedText = CatalogueV1.LocalizedText

/// Numbers as people write them into tables.
enum DecimalText {
  /// Decimal numbers only; `Double` would also read hexadecimal ones, `inf` and `nan`.
  static func number(_ text: String) -> Double? {
    guard text.utf8.allSatisfy({ "0123456789.+-eE".utf8.contains($0) }) else { return nil }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }
}
