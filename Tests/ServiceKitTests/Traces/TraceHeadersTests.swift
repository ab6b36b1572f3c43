import Foundation
import Testing

@testable import Settings

@Suite("Headers for a collector")
struct TraceHeadersTests {
  private func reading(_ text: [UInt8]) throws -> [String: [String]] {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(text).write(to: file)
    let metadata = try TraceHeaders.read(file: file.path)
    return Dictionary(
      uniqueKeysWithValues: ["x-api-key", "authorization"].map { ($0, metadata.values(for: $0)) })
  }

  @Test("Names and values with surrounding spaces")
  func good() throws {
    let text = "\n# key\r\n X-Api-Key :  a: b \r\nauthorization: Bearer x\nx-api-key: c"
    #expect(
      try reading(Array(text.utf8)) == ["x-api-key": ["a: b", "c"], "authorization": ["Bearer x"]])
  }

  @Test(
    "Errors give the line number without the secret",
    arguments: [
      "secret", "a: x\n: secret", "a b: secret", "x-bin: secret", "grpc-timeout: secret", "a:",
      "content-type: secret", "ä: secret", "a: sécret", "a: sec\u{1}ret",
    ])
  func bad(text: String) {
    #expect {
      _ = try reading(Array(text.utf8))
    } throws: { error in
      let problems = (error as? SettingsError)?.problems ?? []
      return problems.count == 1 && problems[0].contains("line ") && !problems[0].contains("ret")
    }
  }

  @Test("Invalid UTF-8 and a large file")
  func noText() {
    #expect(throws: SettingsError.self) { try reading([0x61, 0x3A, 0xFF]) }
    #expect(throws: SettingsError.self) { try reading([UInt8](repeating: 0x23, count: 70_000)) }
    #expect(throws: SettingsError.self) { try TraceHeaders.read(file: "/nowhere/at/all") }
  }
}
