import Foundation
import Glibc
import Synchronization
import Testing

@testable import ServiceKit
@testable import Telemetry

@Suite("Notifications to the service manager", .timeLimit(.minutes(5)))
struct ServiceManagerTests {
  private let process = Int(getpid())

  @Test("Each state is one datagram of lines")
  func states() throws {
    for isAbstract in [false, true] {
      let socket = try ManagersSocket(isAbstract: isAbstract)
      let manager = ServiceManager(
        environment: ["NOTIFY_SOCKET": socket.name], process: process)
      manager.ready("serving on 127.0.0.1:7401")
      #expect(socket.next() == "READY=1\nSTATUS=serving on 127.0.0.1:7401")
      manager.status("not\nserving\r\nyet")
      #expect(socket.next() == "STATUS=not serving yet")
      manager.watchdogSignal("serving")
      #expect(socket.next() == "WATCHDOG=1\nSTATUS=serving")
      manager.reloading()
      let reloading = socket.next().split(separator: "\n")
      #expect(reloading.first == "RELOADING=1" && reloading.last?.hasPrefix("STATUS=") == true)
      #expect(reloading.count == 3 && reloading[1].hasPrefix("MONOTONIC_USEC="))
      manager.stopping("draining")
      #expect(socket.next() == "STOPPING=1\nSTATUS=draining")
    }
  }

  @Test("Without a manager, nothing is sent")
  func nobody() throws {
    let gone = try ManagersSocket(isAbstract: false)
    let name = gone.name
    gone.remove()
    let long = "/" + String(repeating: "x", count: 200)
    for name in [nil, "", "/", "@", "vsock:2:1234", "relative", long, name] {
      let manager = ServiceManager(
        environment: name.map { ["NOTIFY_SOCKET": $0] } ?? [:], process: process)
      manager.ready("serving")
      manager.stopping("draining")
    }
  }

  @Test("The watchdog applies to the named process only")
  func watched() throws {
    let socket = try ManagersSocket(isAbstract: true)
    func watchdog(_ variables: [String: String]) -> Duration? {
      ServiceManager(
        environment: variables.merging(["NOTIFY_SOCKET": socket.name]) { $1 }, process: process
      ).watchdog
    }
    #expect(watchdog([:]) == nil)
    #expect(watchdog(["WATCHDOG_USEC": "30000000"]) == .seconds(30))
    #expect(watchdog(["WATCHDOG_USEC": "30000000", "WATCHDOG_PID": "\(process)"]) == .seconds(30))
    #expect(watchdog(["WATCHDOG_USEC": "30000000", "WATCHDOG_PID": "1"]) == nil)
    for wrong in ["0", "-5", "soon", ""] { #expect(watchdog(["WATCHDOG_USEC": wrong]) == nil) }
    // Without a manager's socket.
    let alone = ServiceManager(environment: ["WATCHDOG_USEC": "30000000"], process: process)
    #expect(alone.watchdog == nil)
  }

  @Test("Watchdog signals stop if the process is stuck")
  func stuck() async throws {
    let socket = try ManagersSocket(isAbstract: true)
    let manager = ServiceManager(environment: ["NOTIFY_SOCKET": socket.name], process: process)
    let questions = Mutex<[@Sendable () -> Void]>([])
    let liveness = Liveness(parts: [
      Liveness.Part("slow", complaint: "it has not got on", bound: 2) { answered in
        questions.withLock { $0.append(answered) }
      }
    ])
    let service = WatchdogService(
      manager: manager, interval: .milliseconds(30), status: { "serving" }, liveness: liveness)
    let running = Task { try await service.run() }
    for _ in 0..<3 {
      #expect(socket.next() == "WATCHDOG=1\nSTATUS=serving")
      for _ in 0...2 { liveness.look() }
      #expect(!liveness.report.isPassed)
      while socket.hasMore { _ = socket.next() }
      // At most one signal in flight arrives.
      try await Task.sleep(for: .milliseconds(200))
      if socket.hasMore { _ = socket.next() }
      #expect(!socket.hasMore)
      let open = questions.withLock { questions in
        defer { questions = [] }
        return questions
      }
      for answered in open { answered() }
    }
    running.cancel()
    try await running.value
  }
}

/// The service manager's end of the socket.
private final class ManagersSocket: Sendable {
  /// Value of `NOTIFY_SOCKET`.
  let name: String
  private let descriptor: CInt

  init(isAbstract: Bool) throws {
    let file = "otolith-notify-\(UUID().uuidString.prefix(8))"
    name = isAbstract ? "@\(file)" : NSTemporaryDirectory() + file
    descriptor = socket(AF_UNIX, CInt(SOCK_DGRAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    var bytes = Array(name.utf8)
    if isAbstract { bytes[0] = 0 }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    let length = socklen_t(MemoryLayout<sa_family_t>.size + bytes.count + (isAbstract ? 0 : 1))
    let isBound = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, length) == 0
      }
    }
    try #require(isBound, "errno \(errno)")
  }

  deinit {
    close(descriptor)
    remove()
  }

  func remove() { if name.hasPrefix("/") { unlink(name) } }

  var hasMore: Bool {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, 0) > 0
  }

  /// Returns the next datagram; empty if none arrives within a minute.
  func next() -> String {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&entry, 1, 60_000) > 0 else { return "" }
    var bytes = [UInt8](repeating: 0, count: 4_096)
    let count = recv(descriptor, &bytes, bytes.count, 0)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }
}
