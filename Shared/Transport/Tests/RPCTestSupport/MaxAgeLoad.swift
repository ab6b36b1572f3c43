import RPCClient
package import RPCCore
import RPCServer
import Synchronization

// Not available in a build without tests.
#if canImport(Testing)
  import Testing
#endif

/// A steady load of calls while the server ends its connections repeatedly.
package enum MaxAgeLoad {
  private static let workers = 8
  private static let connectionsMin = 30
  private static let callsMin = 600

  private static let service = ClosureService { registry in
    registry.unary(service: ClosureService.name, method: "Call", access: .open) {
      (request: Text, _) async throws -> Text in
      // Leaves the event loop, so that calls span reads, timers and GOAWAYs.
      for _ in 0..<3 { await Task.yield() }
      return request
    }
    registry.serverStreaming(service: ClosureService.name, method: "Stream", access: .open) {
      (request: Text, _, writer: ResponseWriter<Text>) async throws in
      for _ in 0..<5 { try await writer.write(request) }
    }
  }

  /// Runs the load; fails the test if a call is lost.
  package static func run(
    serverTLS: (any ServerTransportSecurity)? = nil, clientTLS: (any ClientTransportSecurity)? = nil
  ) async throws {
    let server = try await TestServer(service, tls: serverTLS) {
      $0.lifetime.ageMax = .milliseconds(20)
    }
    let channel = server.channel(tls: clientTLS)
    let load = Load()
    await withTaskGroup(of: Void.self) { group in
      for worker in 0..<workers {
        group.addTask {
          while server.server.acceptedConnectionCount < Self.connectionsMin
            || load.count < Self.callsMin
          {
            let number = load.begin()
            do {
              try await Self.call(channel, "\(worker)/\(number)", isUnary: number % 4 != 0)
            } catch {
              load.fail(error)
              return
            }
          }
        }
      }
    }
    #if canImport(Testing)
      #expect(load.failures == [])
      #expect(load.count >= Self.callsMin)
      #expect(server.server.acceptedConnectionCount >= Self.connectionsMin)
    #endif
    await channel.close()
    await server.stop()
  }

  private final class Load: Sendable {
    private let state = Mutex<(count: Int, failures: [String])>((0, []))

    var count: Int { state.withLock { $0.count } }
    var failures: [String] { state.withLock { $0.failures } }

    func begin() -> Int {
      state.withLock { state in
        state.count += 1
        return state.count
      }
    }

    func fail(_ error: any Error) {
      state.withLock { $0.failures.append("\(error)") }
    }
  }

  private struct WrongAnswer: Error {}

  private static func call(_ channel: RPCClient.Channel, _ text: String, isUnary: Bool) async throws
  {
    if isUnary {
      guard try await channel.call(text) == text else { throw WrongAnswer() }
      return
    }
    var count = 0
    for try await message in channel.stream(text) {
      guard message.service == text else { throw WrongAnswer() }
      count += 1
    }
    guard count == 5 else { throw WrongAnswer() }
  }
}
