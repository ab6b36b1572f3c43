import Foundation

/// What is looked for, a participant's id or a name or an address, in every form that rows and messages may
/// hold it in.
struct Spellings: Sendable {
  /// How findings tell it from the others: never the text itself, which is nobody's business but the caller's.
  let label: String
  /// Letters count as the same whether large or small.
  let isText: Bool
  /// What a row printed in lower case, its bytes in hexadecimal, contains if it names it. Of a text without
  /// what rows and JSON set before quotation marks, and without those.
  let inRows: [String]
  /// What the bytes of a message contain; of a text those in lower case.
  private let inBytes: [Data]

  init(_ participant: UUID) {
    label = "id"
    isText = false
    let hyphenated = participant.uuidString
    let plain = hyphenated.filter { $0 != "-" }
    // The 16 bytes in hexadecimal are the id without its hyphens.
    let raw = withUnsafeBytes(of: participant.uuid) { Data($0) }
    let texts = [hyphenated, plain].flatMap { [$0.lowercased(), $0] }.map { Data($0.utf8) }
    inBytes = [raw] + texts
    inRows = [hyphenated.lowercased(), plain.lowercased()] + texts.map(Self.hexadecimal)
  }

  /// - Parameter place: among the texts that are looked for, from 1.
  /// - Returns: nil where so little is left of the text without quotation marks that it is found everywhere.
  init?(text: String, place: Int) {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard Self.unmarked(text).count >= 3 else { return nil }
    label = "text \(place)"
    isText = true
    let composed = [text, text.lowercased(), text.uppercased(), text.capitalized].flatMap {
      [$0.precomposedStringWithCanonicalMapping, $0.decomposedStringWithCanonicalMapping]
    }
    // By bytes: equal strings may be composed differently.
    let exact = Set(composed.map { Data($0.utf8) })
    // A database of the locale C leaves letters beyond ASCII as they are.
    let lowered = Set(
      composed.flatMap { [Data($0.lowercased().utf8), Self.lowered(Data($0.utf8))] })
    inBytes = Array(lowered)
    inRows =
      lowered.map { Self.unmarked(String(decoding: $0, as: UTF8.self)) }
      + exact.map(Self.hexadecimal)
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

  private static func hexadecimal(_ data: Data) -> String {
    data.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
