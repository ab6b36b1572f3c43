import Foundation
import Synchronization
import Testing

@testable import ServiceKit

/// Whatever reads the log: nobody who says something waits for it.
@Suite("Where the log goes", .timeLimit(.minutes(2)))
struct LogOutputTests {
  private func lines(_ range: Range<Int>, padding: Int = 200) -> [[UInt8]] {
    range.map { Array("\($0) \(String(repeating: "x", count: padding))\n".utf8) }
  }

  /// A socket or a pipe: what is written, and where it is read.
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

  @Test("A line is out when whoever says it goes on")
  func atOnce() {
    let (reader, writer) = pair(false)
    defer { end(reader, writer) }
    let output = LogOutput(descriptor: writer)
    output.write(Array("one\n".utf8))
    #expect(read(reader) { $0.count == 4 } == "one\n")
    #expect(output.dropped == 0)
  }

  @Test("A reader who pauses gets all, whole and in order", arguments: [false, true])
  func slow(isSocket: Bool) async {
    let (reader, writer) = pair(isSocket)
    defer { end(reader, writer) }
    let output = LogOutput(descriptor: writer, waitingBytesMax: 10 << 20)
    let started = ContinuousClock.now
    // Far more than a pipe or a socket holds, and lines longer than what a pipe takes at once.
    for line in lines(0..<2000) + lines(2000..<2050, padding: 20_000) { output.write(line) }
    #expect(ContinuousClock.now - started < .seconds(20))
    await output.flush(within: .milliseconds(50))
    let text = read(reader) { $0.hasPrefix("0 ") && numbers($0).last == 2049 && $0.hasSuffix("\n") }
    #expect(numbers(text) == Array(0..<2050))
    #expect(output.dropped == 0)
  }

  @Test("What is beyond the limit is dropped, counted and told", arguments: [false, true])
  func standing(isSocket: Bool) {
    let (reader, writer) = pair(isSocket)
    defer { end(reader, writer) }
    let output = LogOutput(descriptor: writer, waitingBytesMax: 100_000)
    output.tellDropped { Array("dropped \($0)\n".utf8) }
    for line in lines(0..<10_000) { output.write(line) }
    let dropped = output.dropped
    #expect(dropped > 5000)
    let text = read(reader) { $0.contains("dropped") && $0.hasSuffix("\n") }
    // What came out are the first ones, none of them broken.
    #expect(numbers(text) == Array(0..<(10_000 - dropped)))
    #expect(text.hasSuffix("\ndropped \(dropped)\n"))
    // It goes on where somebody reads again.
    output.write(Array("after\n".utf8))
    #expect(read(reader) { $0.hasSuffix("after\n") } == "after\n")
  }

  @Test("A reader that is gone holds nobody up", arguments: [false, true])
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

  @Test("A disk without room is no end, and told when there is room again")
  func full() throws {
    let output = LogOutput(descriptor: open("/dev/full", O_WRONLY))
    for line in lines(0..<10) { output.write(line) }
    #expect(output.dropped == 10)
  }

  @Test("Lines of many threads are whole")
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
