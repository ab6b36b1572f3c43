import Foundation
import Synchronization
import Testing

@testable import Telemetry

/// Writers never wait for the log reader.
@Suite("Log output", .timeLimit(.minutes(2)))
struct LogOutputTests {
  private func lines(_ range: Range<Int>, padding: Int = 200) -> [[UInt8]] {
    range.map { Array("\($0) \(String(repeating: "x", count: padding))\n".utf8) }
  }

  /// Returns the ends of a socket pair or a pipe.
  private func pair(_ isSocket: Bool) -> (reader: Int32, writer: Int32) {
    var ends: [Int32] = [-1, -1]
    let status =
      isSocket ? socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) : pipe(&ends)
    #expect(status == 0)
    return (ends[0], ends[1])
  }

  private func end(_ descriptors: Int32...) {
    for descriptor in descriptors { close(descriptor) }
  }

  private func numbers(_ text: String) -> [Int] {
    text.split(separator: "\n").compactMap { line in
      line.split(separator: " ").first.flatMap { Int($0) }
    }
  }

  private func read(_ descriptor: Int32, until isEnough: (String) -> Bool) -> String {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while !isEnough(String(decoding: bytes, as: UTF8.self)) {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("A line is written before the caller continues")
  func atOnce() {
    let (reader, writer) = pair(false)
    defer { end(reader, writer) }
    let output = LogOutput(descriptor: writer)
    output.write(Array("one\n".utf8))
    #expect(read(reader) { $0.count == 4 } == "one\n")
    #expect(output.dropped == 0)
  }

  @Test("A slow reader gets all lines, complete and in order", arguments: [false, true])
  func slow(isSocket: Bool) async {
    let (reader, writer) = pair(isSocket)
    defer { end(reader, writer) }
    let output = LogOutput(descriptor: writer, waitingBytesMax: 10 << 20)
    let started = ContinuousClock.now
    // Far more than a pipe or socket buffers, and lines longer than one atomic write.
    for line in lines(0..<2000) + lines(2000..<2050, padding: 20_000) { output.write(line) }
    #expect(ContinuousClock.now - started < .seconds(20))
    await output.flush(within: .milliseconds(50))
    let text = read(reader) { $0.hasPrefix("0 ") && numbers($0).last == 2049 && $0.hasSuffix("\n") }
    #expect(numbers(text) == Array(0..<2050))
    #expect(output.dropped == 0)
  }

  @Test("Lines beyond the limit are dropped, counted and reported", arguments: [false, true])
  func standing(isSocket: Bool) {
    let (reader, writer) = pair(isSocket)
    defer { end(reader, writer) }
    let output = LogOutput(descriptor: writer, waitingBytesMax: 100_000)
    output.tellDropped { Array("dropped \($0)\n".utf8) }
    for line in lines(0..<10_000) { output.write(line) }
    let dropped = output.dropped
    #expect(dropped > 5000)
    let text = read(reader) { $0.contains("dropped") && $0.hasSuffix("\n") }
    // The first lines came out unbroken.
    #expect(numbers(text) == Array(0..<(10_000 - dropped)))
    #expect(text.hasSuffix("\ndropped \(dropped)\n"))
    // It continues once the reader reads again.
    output.write(Array("after\n".utf8))
    #expect(read(reader) { $0.hasSuffix("after\n") } == "after\n")
  }

  @Test("A closed reader does not block writers", arguments: [false, true])
  func gone(isSocket: Bool) {
    signal(SIGPIPE, SIG_IGN)
    let (reader, writer) = pair(isSocket)
    let output = LogOutput(descriptor: writer)
    for line in lines(0..<5000) { output.write(line) }
    close(reader)
    for line in lines(5000..<6000) { output.write(line) }
    let end = ContinuousClock.now + .seconds(30)
    while output.dropped < 1000, ContinuousClock.now < end { usleep(1000) }
    #expect(output.dropped >= 1000)
    close(writer)
  }

  @Test("A full disk is survived and reported afterwards")
  func full() throws {
    let output = LogOutput(descriptor: open("/dev/full", O_WRONLY))
    for line in lines(0..<10) { output.write(line) }
    #expect(output.dropped == 10)
  }

  @Test("Lines of many threads are complete")
  func threads() async {
    let (reader, writer) = pair(false)
    defer { end(reader, writer) }
    let output = LogOutput(descriptor: writer, waitingBytesMax: 10 << 20)
    let all = lines(0..<4000)
    DispatchQueue.global().async {
      DispatchQueue.concurrentPerform(iterations: 4) { part in
        for number in stride(from: part, to: 4000, by: 4) { output.write(all[number]) }
      }
    }
    let bytes = all.reduce(0) { $0 + $1.count }
    let text = read(reader) { $0.utf8.count >= bytes }
    #expect(Set(text.split(separator: "\n").map(String.init)).count == 4000)
    #expect(Set(numbers(text)) == Set(0..<4000))
  }
}
