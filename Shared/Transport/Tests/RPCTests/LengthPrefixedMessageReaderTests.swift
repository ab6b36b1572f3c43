import Testing

@testable import RPCCore

@Suite struct LengthPrefixedMessageReaderTests {
  private func readAll(_ reader: inout LengthPrefixedMessageReader) throws -> [[UInt8]] {
    var messages: [[UInt8]] = []
    while let message = try reader.next() { messages.append(Array(message.bytes)) }
    return messages
  }

  /// The messages do not depend on how the bytes are split.
  @Test(arguments: 1...20)
  func anyCutGivesTheSameMessages(size: Int) throws {
    let messages: [[UInt8]] = [[1, 2, 3], [], [4], Array(repeating: 5, count: 30)]
    let bytes = messages.flatMap { LengthPrefixedMessage.frame($0) }
    var reader = LengthPrefixedMessageReader(sizeMax: 30)
    var received: [[UInt8]] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      reader.append(Array(rest.prefix(size)))
      rest = rest.dropFirst(size)
      received += try readAll(&reader)
    }
    #expect(received == messages)
    #expect(reader.bufferedCount == 0)
  }

  @Test func incompleteMessagesStayBuffered() throws {
    var reader = LengthPrefixedMessageReader(sizeMax: 10)
    reader.append([0, 0, 0, 0])
    #expect(try reader.next() == nil)
    reader.append([2, 7])
    #expect(try reader.next() == nil)
    #expect(reader.bufferedCount == 6)
    reader.append([8, 0])
    #expect(try reader.next().map { Array($0.bytes) } == [7, 8])
    #expect(reader.bufferedCount == 1)
  }

  @Test func sizeLimitCountsBeforeTheBytesArrive() throws {
    var reader = LengthPrefixedMessageReader(sizeMax: 10)
    reader.append([0, 0, 0, 0, 10])
    #expect(try reader.next() == nil)
    var other = LengthPrefixedMessageReader(sizeMax: 10)
    other.append([0, 0, 0, 0, 11])
    #expect(
      throws: RPCError.messageTooLarge(
        "message of 11 bytes exceeds the limit of 10 bytes", limit: 10, actual: 11)
    ) { try other.next() }
    var largest = LengthPrefixedMessageReader(sizeMax: 10)
    largest.append([0, 255, 255, 255, 255])
    #expect(throws: RPCError.self) { try largest.next() }
  }

  @Test func flagOneMeansTheAnnouncedEncoding() throws {
    var reader = LengthPrefixedMessageReader(sizeMax: 10, encoding: .gzip)
    reader.append([1, 0, 0, 0, 1, 7, 0, 0, 0, 0, 1, 8])
    #expect(try reader.next() == InboundMessage([7], .gzip))
    #expect(try reader.next() == InboundMessage([8], .identity))
  }

  @Test(arguments: [1, 2, 255] as [UInt8])
  func refusesFlags(flag: UInt8) {
    var reader = LengthPrefixedMessageReader(sizeMax: 10)
    reader.append([flag, 0, 0, 0, 0])
    let error = #expect(throws: RPCError.self) { try reader.next() }
    #expect(error?.code == .internalError)
  }
}
