import RPCTestSupport
import Testing

@testable import RPCCore

/// Results for the reader of a call with one response.
@Suite struct OnlyMessageTests {
  enum Step: Sendable {
    case message(UInt8)
    case end(RPCError?)
  }

  /// Waits before or after the steps, and returns the result.
  private func read(_ steps: [Step], waitingFirst: Bool) async -> MessageInbox.Next {
    await withCheckedContinuation { continuation in
      var inbox = MessageInbox()
      if waitingFirst { _ = inbox.only(continuation) }
      for step in steps {
        switch step {
        case .message(let byte):
          _ = inbox.receive([InboundMessage([byte][...])], byteCount: 6)
        case .end(let error):
          _ = inbox.finish(error.map { .failure($0) } ?? .success(()))
        }
      }
      if !waitingFirst { _ = inbox.only(continuation) }
    }
  }

  @Test(arguments: [true, false])
  func oneMessageCountsWhenTheCallEndedWell(waitingFirst: Bool) async throws {
    let next = await read([.message(7), .end(nil)], waitingFirst: waitingFirst)
    #expect(try next.get()?.bytes == [7])
  }

  @Test(arguments: [true, false])
  func anErrorAfterTheMessageIsTheResult(waitingFirst: Bool) async {
    let error = RPCError(.dataLoss, "late")
    let next = await read([.message(7), .end(error)], waitingFirst: waitingFirst)
    #expect(next == .failure(error))
  }

  @Test(arguments: [true, false])
  func noMessageIsNil(waitingFirst: Bool) async throws {
    let next = await read([.end(nil)], waitingFirst: waitingFirst)
    #expect(try next.get() == nil)
  }

  @Test(arguments: [true, false])
  func twoMessagesFailBeforeTheEnd(waitingFirst: Bool) async {
    let next = await read([.message(7), .message(8)], waitingFirst: waitingFirst)
    guard case .failure(let error) = next else {
      Issue.record("two messages were accepted")
      return
    }
    #expect(error.code == .unimplemented)
  }
}
