import Foundation

/// A participant's id in every form that rows and messages may hold it in.
struct ParticipantSpellings: Sendable {
  /// What a row printed in lower case, its bytes in hexadecimal, contains if it names the participant.
  let inRows: [String]
  /// What the bytes of a message contain.
  private let inBytes: [Data]

  init(_ participant: UUID) {
    let hyphenated = participant.uuidString
    let plain = hyphenated.filter { $0 != "-" }
    // The 16 bytes in hexadecimal are the id without its hyphens.
    let raw = withUnsafeBytes(of: participant.uuid) { Data($0) }
    let texts = [hyphenated, plain].flatMap { [$0.lowercased(), $0] }.map { Data($0.utf8) }
    inBytes = [raw] + texts
    inRows =
      [hyphenated.lowercased(), plain.lowercased()]
      + texts.map { $0.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() }
  }

  func isNamed(in bytes: [UInt8]) -> Bool {
    let data = Data(bytes)
    return inBytes.contains { data.range(of: $0) != nil }
  }

  func isNamed(in text: String) -> Bool {
    let text = text.lowercased()
    return inRows.contains { text.contains($0) }
  }
}
