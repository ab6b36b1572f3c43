import Foundation
import ServiceKit
import Testing

@Suite("The clock of a development set-up")
struct FileOffsetClockTests {
  private func withFile(_ bytes: [UInt8], _ body: (String) throws -> Void) throws {
    let path = NSTemporaryDirectory() + UUID().uuidString
    #expect(FileManager.default.createFile(atPath: path, contents: Data(bytes)))
    defer { try? FileManager.default.removeItem(atPath: path) }
    try body(path)
  }

  @Test("Follows the file while it is open")
  func follows() throws {
    try withFile([UInt8](repeating: 0, count: 8)) { path in
      let clock = try FileOffsetClock(path: path)
      #expect(abs(clock.now().timeIntervalSinceNow) < 60)
      var microseconds = Int64(-14 * 86_400 * 1_000_000).littleEndian
      let file = try #require(FileHandle(forWritingAtPath: path))
      try file.write(contentsOf: withUnsafeBytes(of: &microseconds) { Data($0) })
      try file.close()
      #expect(abs(clock.now().timeIntervalSinceNow + 14 * 86_400) < 60)
    }
  }

  @Test("A short or missing file is rejected by name")
  func refused() throws {
    try withFile([0, 0, 0, 0, 0, 0, 0]) { path in
      #expect(throws: ClockFileError.self) { try FileOffsetClock(path: path) }
    }
    #expect {
      try FileOffsetClock(path: "/nonexistent/clock")
    } throws: { error in
      "\(error)".contains("/nonexistent/clock")
    }
  }
}
