import Testing

@testable import RPCCore
@testable import RPCServer

@Suite struct GRPCServerStreamStateTests {
  /// The result of `receive` in an equatable form.
  private enum Outcome: Hashable {
    case wait
    case invoke([UInt8])
    case deliver([[UInt8]], isLast: Bool)
    case fail(StatusCode)

    init(_ action: GRPCServerStreamState.ReceiveAction) {
      self =
        switch action {
        case .wait: .wait
        case .invoke(let message): .invoke(Array(message.bytes))
        case .deliver(let messages, let isLast):
          .deliver(messages.map { Array($0.bytes) }, isLast: isLast)
        case .fail(let error): .fail(error.code)
        }
    }
  }

  private let one = LengthPrefixedMessage.frame([1, 2])

  @Test func invokesWhenTheRequestIsComplete() {
    var state = GRPCServerStreamState(requestSizeMax: 100)
    #expect(Outcome(state.receive(Array(one.prefix(3)), endStream: false)) == .wait)
    #expect(Outcome(state.receive(Array(one.dropFirst(3)), endStream: false)) == .wait)
    #expect(Outcome(state.receive([], endStream: true)) == .invoke([1, 2]))
    #expect(Outcome(state.receive(one, endStream: true)) == .wait)
  }

  @Test(arguments: [
    ("nothing", [] as [UInt8], StatusCode.unimplemented),
    (
      "two messages", LengthPrefixedMessage.frame([1]) + LengthPrefixedMessage.frame([2]),
      .unimplemented
    ),
    ("cut in the prefix", [0, 0], .internalError),
    ("cut in the message", [0, 0, 0, 0, 2, 1], .internalError),
    ("cut after a message", LengthPrefixedMessage.frame([1]) + [0], .internalError),
    ("compressed", [1, 0, 0, 0, 0], .internalError),
    ("too large", [0, 0, 0, 0, 101], .resourceExhausted),
  ])
  func refusesRequests(name: String, bytes: [UInt8], code: StatusCode) {
    var state = GRPCServerStreamState(requestSizeMax: 100)
    #expect(Outcome(state.receive(bytes, endStream: true)) == .fail(code))
    // After a rejection the rest of the request is ignored.
    #expect(Outcome(state.receive(one, endStream: true)) == .wait)
  }

  @Test func aSecondMessageFailsWithoutWaitingForTheEnd() {
    var state = GRPCServerStreamState(requestSizeMax: 100)
    #expect(Outcome(state.receive(one, endStream: false)) == .wait)
    #expect(Outcome(state.receive(one, endStream: false)) == .fail(.unimplemented))
  }

  @Test func aStreamDeliversMessagesAsTheyComplete() {
    var state = GRPCServerStreamState(requestSizeMax: 100, takesStream: true)
    let two = one + LengthPrefixedMessage.frame([3])
    #expect(
      Outcome(state.receive(Array(two.prefix(9)), endStream: false))
        == .deliver([[1, 2]], isLast: false))
    #expect(state.isInsideMessage)
    #expect(
      Outcome(state.receive(Array(two.dropFirst(9)), endStream: false))
        == .deliver([[3]], isLast: false))
    #expect(!state.isInsideMessage)
    #expect(Outcome(state.receive([], endStream: false)) == .wait)
    #expect(Outcome(state.receive([], endStream: true)) == .deliver([], isLast: true))
    #expect(Outcome(state.receive(one, endStream: true)) == .wait)
  }

  @Test func anEmptyStreamIsARequest() {
    var state = GRPCServerStreamState(requestSizeMax: 100, takesStream: true)
    #expect(Outcome(state.receive([], endStream: true)) == .deliver([], isLast: true))
  }

  @Test(arguments: [
    ("cut in the prefix", [0, 0] as [UInt8], StatusCode.internalError),
    (
      "cut in a later message", LengthPrefixedMessage.frame([1]) + [0, 0, 0, 0, 2, 1],
      .internalError
    ),
    ("invalid flag", [2, 0, 0, 0, 0], .internalError),
    ("compressed without an encoding", [1, 0, 0, 0, 0], .internalError),
    ("too large", [0, 0, 0, 0, 101], .resourceExhausted),
  ])
  func refusesStreams(name: String, bytes: [UInt8], code: StatusCode) {
    var state = GRPCServerStreamState(requestSizeMax: 100, takesStream: true)
    #expect(Outcome(state.receive(bytes, endStream: true)) == .fail(code))
    #expect(Outcome(state.receive(one, endStream: true)) == .wait)
  }

  @Test func headersMayGoAlone() {
    var state = GRPCServerStreamState(requestSizeMax: 100, takesStream: true)
    #expect(state.sendHeaders() == true)
    #expect(state.sendHeaders() == false)
    #expect(state.sendMessage() == .message)
    #expect(state.finish() == .trailers)
    #expect(state.sendHeaders() == false)
  }

  @Test func headersGoBeforeTheFirstMessageOnly() {
    var state = GRPCServerStreamState(requestSizeMax: 100)
    #expect(state.sendMessage() == .headersAndMessage)
    #expect(state.sendMessage() == .message)
    #expect(state.finish() == .trailers)
    #expect(state.sendMessage() == .drop)
    #expect(state.finish() == .drop)
    #expect(state.closed() == false)
  }

  @Test func withoutMessagesTheTrailersAreAlone() {
    var state = GRPCServerStreamState(requestSizeMax: 100)
    #expect(state.finish() == .trailersOnly)
    #expect(state.isFinished)
    #expect(state.finish() == .drop)
  }

  @Test func closingEarlyCancels() {
    var state = GRPCServerStreamState(requestSizeMax: 100)
    _ = state.sendMessage()
    #expect(state.closed() == true)
    #expect(state.closed() == false)
    #expect(state.sendMessage() == .drop)
    #expect(state.finish() == .drop)
    #expect(Outcome(state.receive(one, endStream: true)) == .wait)
  }
}
