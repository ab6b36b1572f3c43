import Glibc
import RPCServer
import Testing

@testable import Settings

/// Interpretation of the variables of sd_listen_fds(3). Descriptor 3 of the test process is
/// arbitrary, so the end-to-end tests pass valid sockets.
@Suite("Sockets passed by the service manager")
struct InheritedSocketsTests {
  private let process = Int(getpid())

  private func problems(_ environment: [String: String]) -> [String] {
    SettingsError.problems {
      _ = try InheritedSockets(environment: environment, process: process)
    }
  }

  @Test("Without variables for this process there are no sockets")
  func none() throws {
    for environment in [
      [:], ["LISTEN_FDS": "1"], ["LISTEN_FDS": "1", "LISTEN_PID": "1"],
      ["LISTEN_FDS": "1", "LISTEN_PID": ""], ["LISTEN_FDS": "0", "LISTEN_PID": "\(process)"],
    ] {
      let found = try InheritedSockets(environment: environment, process: process)
      #expect(found == InheritedSockets(), "\(environment)")
    }
  }

  @Test(
    "Too many sockets are rejected", arguments: ["3", "-1", "many", "", "9999999999999999999"])
  func number(_ count: String) {
    let found = problems(["LISTEN_FDS": count, "LISTEN_PID": "\(process)"])
    #expect(found.count == 1)
    #expect(found.first?.contains("LISTEN_FDS") == true)
  }

  @Test("Names distinguish two sockets; a single one is for calls by default")
  func names() {
    func roles(_ count: Int, _ names: String) -> [WritableKeyPath<
      InheritedSockets, InheritedSocket?
    >]? {
      InheritedSockets.roles(count: count, names: names)
    }
    for name in ["", "rpc", "otolith-auth.socket", "unknown"] { #expect(roles(1, name) == [\.rpc]) }
    #expect(roles(1, "admin") == [\.admin])
    #expect(roles(2, "rpc:admin") == [\.rpc, \.admin])
    #expect(roles(2, "admin:rpc") == [\.admin, \.rpc])
    for wrong in ["", "rpc", "rpc:rpc", "admin:admin", "rpc:other", "a:b", "rpc:admin:rpc", ":"] {
      #expect(roles(2, wrong) == nil, "\(wrong)")
    }
  }

  @Test("A configured address beside a socket causes a warning")
  func warnings() throws {
    func addresses(_ listeners: InheritedSockets, listen: String) -> ListeningAddresses {
      var reader = SettingsReader(variables: [
        "OTOLITH_LISTEN": listen, "OTOLITH_ADMIN_LISTEN": "127.0.0.1:7411",
      ])
      return ListeningAddresses(
        &reader, listeners, setting: ListeningSetting.listen(of: "otolith-auth"))
    }
    var listeners = InheritedSockets()
    let configured = addresses(listeners, listen: "127.0.0.1:7400")
    #expect(configured.rpc == NetworkAddress(host: "127.0.0.1", port: 7400))
    #expect(configured.admin == NetworkAddress(host: "127.0.0.1", port: 7411))
    #expect(configured.warnings == [])
    #expect(addresses(listeners, listen: "").rpc.port == 7401)

    listeners.rpc = try listener()
    let given = NetworkAddress(try #require(listeners.rpc))
    #expect(addresses(listeners, listen: "\(given)").warnings == [])
    let found = addresses(listeners, listen: "127.0.0.1:7400")
    #expect(found.rpc == given)
    #expect(found.warnings.count == 1)
    #expect(found.warnings.first?.contains("OTOLITH_LISTEN (127.0.0.1:7400) has no effect") == true)
    #expect(found.warnings.first?.contains("\(given)") == true)
  }

  @Test("The socket's address, not the configured one, decides whether TLS is needed")
  func protection() throws {
    var reader = SettingsReader(variables: [
      "OTOLITH_DATABASE_URL": "postgresql://otolith_auth@localhost/otolith",
      "OTOLITH_LISTEN": "127.0.0.1:7401",
    ])
    var listeners = InheritedSockets()
    listeners.rpc = try listener(host: 0)
    let settings = ServiceSettings(
      serviceName: "otolith-auth", runsAlone: false, listeners: listeners, reading: &reader)
    #expect(settings.listen.host == "0.0.0.0")
    #expect(reader.problems.contains { $0.contains("0.0.0.0") && $0.contains("TLS") })
    #expect(settings.warnings.contains { $0.contains("OTOLITH_LISTEN") })
  }

  /// Listens on a free port until the process ends.
  private func listener(host: UInt32 = 0x7f00_0001) throws -> InheritedSocket {
    let descriptor = socket(AF_INET, CInt(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = host.bigEndian
    let isBound = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    try #require(isBound && listen(descriptor, 1) == 0)
    return try InheritedSocket(descriptor: descriptor)
  }
}
