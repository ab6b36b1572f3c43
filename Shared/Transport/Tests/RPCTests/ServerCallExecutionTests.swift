import Testing

@testable import RPCServer

struct ServerCallExecutionTests {
  private func end(_ execution: inout ServerCallExecution) -> String {
    switch execution.runEnded() {
    case .authorized(let body): "authorized, \(body.count) bytes, \(body.endStream)"
    case .handled: "handled"
    case .refused: "refused"
    }
  }

  @Test func aHandlerRuns() {
    var execution = ServerCallExecution()
    let run = execution.beginHandling()
    #expect(execution.isRunning(run) && !execution.isRunning(run + 1))
    #expect(end(&execution) == "handled")
    #expect(!execution.isRunning(run))
    // It has already left.
    #expect(execution.finished() == .nothing)
  }

  @Test func aCallThatIsAnsweredBeforeItsRequestIsThereLeaves() {
    var execution = ServerCallExecution()
    let (first, second) = (execution.finished(), execution.finished())
    #expect((first, second) == (.leave, .nothing))
  }

  @Test func anAnsweredCallStaysUntilItsHandlerHasStopped() {
    var execution = ServerCallExecution()
    let run = execution.beginHandling()
    #expect(execution.finished() == .stay(dropping: 0))
    #expect(execution.isRunning(run))
    #expect(end(&execution) == "handled")
  }

  @Test func theBodyIsHeldWhileItIsDecidedWhetherTheCallMayBeMade() {
    var execution = ServerCallExecution()
    #expect(execution.hold([1], endStream: false) == false)
    let first = execution.beginAuthorizing()
    #expect(execution.isAuthorizing && execution.isRunning(first))
    #expect(execution.hold([1, 2], endStream: false) == true)
    #expect(execution.hold([3], endStream: true) == true)
    #expect(execution.heldBytes == 3)
    #expect(end(&execution) == "authorized, 3 bytes, true")
    #expect(execution.heldBytes == 0 && !execution.isAuthorizing)
    let second = execution.beginHandling()
    #expect(execution.isRunning(second) && !execution.isRunning(first))
    #expect(execution.hold([4], endStream: true) == false)
  }

  @Test func aCallMayBeAnsweredBeforeItIsDecided() {
    var execution = ServerCallExecution()
    _ = execution.beginAuthorizing()
    _ = execution.hold([1, 2], endStream: false)
    #expect(execution.finished() == .stay(dropping: 2))
    #expect(execution.hold([3], endStream: false) == false)
    // The decision is no longer used.
    #expect(end(&execution) == "handled")
  }

  @Test func aRefusedCallIsNotInFlight() {
    var execution = ServerCallExecution()
    let run = execution.beginRefusing()
    #expect(execution.isRunning(run))
    #expect(execution.finished() == .nothing)
    #expect(end(&execution) == "refused")
  }
}
