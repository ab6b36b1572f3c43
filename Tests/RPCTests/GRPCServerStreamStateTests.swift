import Testing

@testable import RPC

@Suite struct GRPCServerStreamStateTests {
  /// What `receive` answered, in a form that compares.
  private enum Outcome: Hashable {
    case wait
    case invoke([UInt8])
    case fail(StatusCode)

    init(_ action: GRPCServerStreamState.ReceiveAction) {
      self =
        switch action {
        case .wait: .wait
        case .invoke(let message): .invoke(Array(message))
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
    // Once refused, the rest of the request means nothing.
    #expect(Outcome(state.receive(one, endStream: true)) == .wait)
  }

  @Test func aSecondMessageFailsWithoutWaitingForTheEnd() {
    var state = GRPCServerStreamState(requestSizeMax: 100)
    #expect(Outcome(state.receive(one, endStream: false)) == .wait)
    #expect(Outcome(state.receive(one, endStream: false)) == .fail(.unimplemented))
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
