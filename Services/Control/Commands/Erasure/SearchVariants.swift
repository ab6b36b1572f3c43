import Foundation
import ServiceKit

/// A search term (a participant id, a name or an address) in all forms that rows and messages may
/// contain.
struct SearchVariants: Sendable {
  /// Name of the term in findings; never the text itself, which is confidential.
  let label: String
  /// Whether case is ignored.
  let isText: Bool
  /// Strings in a row that is printed in lower case with bytes in hexadecimal. Text is compared
  /// without quotation marks and the escapes that rows and JSON add.
  let inRows: [String]
  /// Byte sequences in a message; for text in lower case.
  private let inBytes: [Data]

  init(_ participant: UUID) {
    label = "id"
    isText = false
    let hyphenated = participant.uuidString
    let plain = hyphenated.filter { $0 != "-" }
    // The 16 bytes in hexadecimal equal the id without hyphens.
    let raw = withUnsafeBytes(of: participant.uuid) { Data($0) }
    let texts = [hyphenated, plain].flatMap { [$0.lowercased(), $0] }.map { Data($0.utf8) }
    inBytes = [raw] + texts
    inRows = [hyphenated.lowercased(), plain.lowercased()] + texts.map(\.hexadecimal)
  }

  /// - Parameter place: number of the text, from 1.
  /// - Returns: nil if the text without quotation marks is so short that it matches everywhere.
  init?(text: String, place: Int) {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard Self.unmarked(text).count >= 3 else { return nil }
    label = "text \(place)"
    isText = true
    let composed = [text, text.lowercased(), text.uppercased(), text.capitalized].flatMap {
      [$0.precomposedStringWithCanonicalMapping, $0.decomposedStringWithCanonicalMapping]
    }
    // Compared as bytes, since equal strings may be composed differently.
    let exact = Set(composed.map { Data($0.utf8) })
    // A database with the locale C leaves non-ASCII letters unchanged.
    let lowered = Set(
      composed.flatMap { [Data($0.lowercased().utf8), Self.lowered(Data($0.utf8))] })
    inBytes = Array(lowered)
    inRows =
      lowered.map { Self.unmarked(String(decoding: $0, as: UTF8.self)) }
      + exact.map(\.hexadecimal)
  }

  func isNamed(in bytes: [UInt8]) -> Bool {
    let data = isText ? Self.lowered(Data(bytes)) : Data(bytes)
    return inBytes.contains { data.range(of: $0) != nil }
  }

  func isNamed(in text: String) -> Bool { isNamed(in: Array(text.lowercased().utf8)) }

  private static func unmarked(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\"" && $0 != "\\" }))
  }

  private static func lowered(_ data: Data) -> Data {
    Data(data.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 })
  }
}
