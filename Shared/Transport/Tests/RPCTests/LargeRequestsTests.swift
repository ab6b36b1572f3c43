import NIOCore
import NIOEmbedded
import Testing

@testable import RPCServer

@Suite struct LargeRequestsTests {
  private final class Client: LargeRequests.Source {
    let name: String
    var waiting: Int
    let started: (String) -> Void

    init(_ name: String, waiting: Int, started: @escaping (String) -> Void) {
      self.name = name
      self.waiting = waiting
      self.started = started
    }

    func startLargeRequest() -> Bool {
      waiting -= 1
      started(name)
      return waiting > 0
    }
  }

  /// The first one starts at once; each turn of the loop starts one of the others, alternating
  /// between clients.
  @Test func oneATurnAndClientByClient() throws {
    let loop = EmbeddedEventLoop()
    let requests = LargeRequests(loop)
    var started: [String] = []
    requests.add(Client("greedy", waiting: 3) { started.append($0) })
    requests.add(Client("honest", waiting: 1) { started.append($0) })
    #expect(started == ["greedy"])
    loop.run()
    #expect(started == ["greedy"])
    for count in 2...4 {
      loop.advanceTime(by: .milliseconds(1))
      #expect(started.count >= count)
    }
    #expect(started == ["greedy", "greedy", "honest", "greedy"])
    // After another pause.
    loop.advanceTime(by: .milliseconds(1))
    requests.add(Client("late", waiting: 1) { started.append($0) })
    #expect(started.last == "late")
    // Its last pause refers to the loop.
    try loop.syncShutdownGracefully()
  }
}
