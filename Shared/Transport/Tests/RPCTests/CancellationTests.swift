import HTTP2
import MessageSupport
import RPCTestSupport
import Testing

@testable import RPCClient
@testable import RPCCore
@testable import RPCServer

@Suite(.timeLimit(.minutes(5))) struct CancellationTests {
  private let started = Signal()
  private let cancelled = Signal()

  /// A handler that runs until it is cancelled, and signals that.
  private var endless: ClosureService {
    .unary { [started, cancelled] request, _ in
      started.fire()
      await Signal().wait()
      if Task.isCancelled { cancelled.fire() }
      return request
    }
  }

  @Test func theClientsTaskReachesTheHandler() async throws {
    try await withServer(endless) { _, channel in
      let call = Task { try await channel.call("x") }
      await started.wait()
      call.cancel()
      let error = await failure { try await call.value }
      #expect(error?.code == .cancelled)
      await cancelled.wait()
    }
  }

  @Test func aCancelledTaskStartsNothing() async throws {
    try await withServer(endless) { _, channel in
      let mayStart = Signal()
      let call = Task {
        await mayStart.wait()
        return try await channel.call("x")
      }
      call.cancel()
      let error = await failure { try await call.value }
      #expect(error?.code == .cancelled)
      #expect(!started.hasFired)
    }
  }

  /// Leaving the loop ends the call.
  @Test func anAbandonedStreamReachesTheHandler() async throws {
    let cancelled = cancelled
    let service = ClosureService.streaming { _, _, writer in
      do {
        while true { try await writer.write(Text(service: String(repeating: "x", count: 1_000))) }
      } catch is CancellationError {
        cancelled.fire()
        throw CancellationError()
      }
    }
    try await withServer(service) { _, channel in
      for try await _ in channel.stream("x") { break }
      await cancelled.wait()
    }
  }

  @Test func aWriterThatWaitsIsCancelledWithItsTask() async throws {
    let isFull = Signal()
    let cancelled = cancelled
    var limits = ServerLimits()
    limits.queuedBytesMax = 1_000
    let service = ClosureService.streaming { _, _, writer in
      let writing = Task {
        do {
          while true {
            isFull.fire()
            try await writer.write(Text(service: String(repeating: "x", count: 100_000)))
          }
        } catch is CancellationError {
          cancelled.fire()
        }
      }
      await isFull.wait()
      writing.cancel()
      await cancelled.wait()
      throw RPCError(.aborted, "after the writer")
    }
    var configuration = ChannelConfiguration()
    configuration.streamWindow = 65_535
    try await withServer(service, limits: limits, configuration: configuration) { _, channel in
      let error = await failure {
        var count = 0
        for try await _ in channel.stream("x") { count += 1 }
        return count
      }
      #expect(error?.code == .aborted)
    }
  }

  @Test func theHandlersOwnCancellationIsCancelled() async throws {
    try await withServer(.unary { _, _ in throw CancellationError() }) { _, channel in
      let error = await failure { try await channel.call("x") }
      #expect(error?.code == .cancelled)
    }
  }
}
