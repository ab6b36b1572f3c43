import Glibc
import Testing

@testable import ServiceKit

@Suite("Errors of standard output")
struct StandardOutputTests {
  private func failure(
    of stream: UnsafeMutablePointer<FILE>, bytes: Int
  ) -> StandardOutput.Failure? {
    defer { fclose(stream) }
    // If the text exceeds the buffer, an earlier write fails.
    for _ in 0..<bytes { putc(120, stream) }
    do {
      try StandardOutput.flush(stream, fileno(stream))
      return nil
    } catch {
      return error
    }
  }

  @Test(
    "A full disk is reported with the system's message if known", arguments: [1, 1_000_000])
  func full(bytes: Int) throws {
    let found = failure(of: try #require(fopen("/dev/full", "w")), bytes: bytes)
    guard case .unwritable(let reason) = found else {
      Issue.record("\(String(describing: found))")
      return
    }
    #expect(reason == nil || reason == "No space left on device")
    if bytes == 1 { #expect(reason != nil) }
  }

  @Test("A closed pipe is not an error", arguments: [1, 4_096, 1_000_000])
  func closed(bytes: Int) throws {
    signal(SIGPIPE, SIG_IGN)
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    close(ends[0])
    #expect(failure(of: try #require(fdopen(ends[1], "w")), bytes: bytes) == .closed)
  }

  @Test("A successful write is not a failure")
  func written() throws {
    #expect(failure(of: try #require(fopen("/dev/null", "w")), bytes: 1_000_000) == nil)
  }
}
