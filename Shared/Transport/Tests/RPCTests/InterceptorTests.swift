import MessageSupport
import RPCClient
import RPCCore
import RPCServer
import RPCTestSupport
import Synchronization
import Testing

private enum NameKey: ContextKey {
  typealias Value = String
}

/// Records before and after, and may reject.
private struct Recorder: ServerInterceptor {
  let name: String
  let log: Log

  func intercept(
    _ context: ServerCallContext, next: @Sendable () async throws -> Void
  ) async throws {
    log.add("\(name) before \(context.service)/\(context.method)")
    context[NameKey.self] = (context[NameKey.self] ?? "") + name
    do {
      try await next()
      log.add("\(name) after")
    } catch {
      log.add("\(name) failed")
      throw error
    }
  }
}

private struct Gate: ServerInterceptor {
  func intercept(
    _ context: ServerCallContext, next: @Sendable () async throws -> Void
  ) async throws {
    switch context.requestMetadata.first(for: "gate") {
    case "closed": throw RPCError(.unauthenticated, "closed", reason: "GATE")
    case "silent": return
    case "late":
      try await next()
      throw RPCError(.dataLoss, "after the handler")
    default: try await next()
    }
  }
}

private final class Log: Sendable {
  private let lines = Mutex<[String]>([])
  func add(_ line: String) { lines.withLock { $0.append(line) } }
  var all: [String] { lines.withLock { $0 } }
}

@Suite(.timeLimit(.minutes(5))) struct InterceptorTests {
  private struct Unexpected: Error {}

  @Test func runAroundEachOtherAndShareTheContext() async throws {
    let log = Log()
    let service = ClosureService.unary { _, context in
      log.add("handler")
      return Text(service: context[NameKey.self] ?? "")
    }
    try await withServer(
      service, interceptors: [Recorder(name: "a", log: log), Recorder(name: "b", log: log)]
    ) { _, channel in
      let answer = try await channel.call("x")
      #expect(answer == "ab")
    }
    let call = "otolith.test.v1.TestService/Call"
    #expect(
      log.all == ["a before \(call)", "b before \(call)", "handler", "b after", "a after"])
  }

  @Test(arguments: [
    ("closed", StatusCode.unauthenticated), ("silent", .internalError), ("late", .dataLoss),
    ("open", .ok),
  ])
  func mayEndTheCall(gate: String, code: StatusCode) async throws {
    let log = Log()
    let service = ClosureService.unary { request, _ in
      log.add("handler")
      return request
    }
    try await withServer(service, interceptors: [Gate()]) { _, channel in
      var options = CallOptions()
      options.metadata.add(gate, for: "gate")
      let error = await failure { try await channel.call("x", options: options) }
      #expect((error?.code ?? .ok) == code)
      if gate == "closed" { #expect(error?.reason == "GATE") }
    }
    #expect(log.all.isEmpty == (gate == "closed" || gate == "silent"))
  }

  @Test func whatHandlersThrowIsNotShown() async throws {
    try await withServer(.unary { _, _ in throw Unexpected() }) { _, channel in
      let error = await failure { try await channel.call("x") }
      #expect(error == RPCError(.internalError, "internal error"))
    }
  }

  @Test func anErrorCannotBeOK() async throws {
    try await withServer(.unary { _, _ in throw RPCError(.ok, "fine") }) { _, channel in
      let error = await failure { try await channel.call("x") }
      #expect(error?.code == .internalError)
    }
  }

  @Test func aStreamMayFailAfterMessages() async throws {
    let service = ClosureService.streaming { _, _, writer in
      try await writer.write(Text(service: "one"))
      throw RPCError(.aborted, "enough", reason: "R")
    }
    try await withServer(service) { _, channel in
      var iterator = channel.stream("x").makeAsyncIterator()
      var error: RPCError?
      do throws(RPCError) {
        while try await iterator.next() != nil {}
      } catch let thrown {
        error = thrown
      }
      #expect(error?.code == .aborted)
      #expect(error?.reason == "R")
    }
  }
}
