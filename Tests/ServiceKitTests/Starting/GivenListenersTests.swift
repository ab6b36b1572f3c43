import Glibc
import RPCServer
import Testing

@testable import ServiceKit

/// What the variables of sd_listen_fds(3) lead to. Descriptor 3 of the process that runs the tests is
/// anything, so that sockets as they should be are passed in the end-to-end tests.
@Suite("Sockets passed by the service manager")
struct GivenListenersTests {
  private let process = Int(getpid())

  private func problems(_ environment: [String: String]) -> [String] {
    SettingsError.problems {
      _ = try GivenListeners(environment: environment, process: process)
    }
  }

  @Test("Without the variables, or with another process's, there are none")
  func none() throws {
    for environment in [
      [:], ["LISTEN_FDS": "1"], ["LISTEN_FDS": "1", "LISTEN_PID": "1"],
      ["LISTEN_FDS": "1", "LISTEN_PID": ""], ["LISTEN_FDS": "0", "LISTEN_PID": "\(process)"],
    ] {
      let found = try GivenListeners(environment: environment, process: process)
      #expect(found == GivenListeners(), "\(environment)")
    }
  }

  @Test(
    "More than can be used are refused", arguments: ["3", "-1", "many", "", "9999999999999999999"])
  func number(_ count: String) {
    let found = problems(["LISTEN_FDS": count, "LISTEN_PID": "\(process)"])
    #expect(found.count == 1)
    #expect(found.first?.contains("LISTEN_FDS") == true)
  }

  @Test("Names tell what two sockets are for; one alone is for calls, unless it says otherwise")
  func names() {
    func roles(_ count: Int, _ names: String) -> [WritableKeyPath<GivenListeners, GivenListener?>]?
    {
      GivenListeners.roles(count: count, names: names)
    }
    for name in ["", "rpc", "otolith-auth.socket", "unknown"] { #expect(roles(1, name) == [\.rpc]) }
    #expect(roles(1, "admin") == [\.admin])
    #expect(roles(2, "rpc:admin") == [\.rpc, \.admin])
    #expect(roles(2, "admin:rpc") == [\.admin, \.rpc])
    for wrong in ["", "rpc", "rpc:rpc", "admin:admin", "rpc:other", "a:b", "rpc:admin:rpc", ":"] {
      #expect(roles(2, wrong) == nil, "\(wrong)")
    }
  }

  @Test("An address that is configured beside a socket does not count, and that is told")
  func warnings() throws {
    func addresses(_ listeners: GivenListeners, listen: String) -> ListeningAddresses {
      var reader = SettingsReader(variables: [
        "OTOLITH_LISTEN": listen, "OTOLITH_ADMIN_LISTEN": "127.0.0.1:7411",
      ])
      return ListeningAddresses(&reader, listeners, service: "otolith-auth")
    }
    var listeners = GivenListeners()
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
    #expect(found.warnings.first?.contains("OTOLITH_LISTEN is 127.0.0.1:7400") == true)
    #expect(found.warnings.first?.contains("\(given)") == true)
  }

  @Test("The socket's address decides whether TLS is needed, not what is configured")
  func protection() throws {
    var reader = SettingsReader(variables: [
      "OTOLITH_DATABASE_URL": "postgresql://otolith_auth@localhost/otolith",
      "OTOLITH_LISTEN": "127.0.0.1:7401",
    ])
    var listeners = GivenListeners()
    listeners.rpc = try listener(host: 0)
    let settings = ServiceSettings(
      serviceName: "otolith-auth", runsAlone: false, listeners: listeners, reading: &reader)
    #expect(settings.listen.host == "0.0.0.0")
    #expect(reader.problems.contains { $0.contains("0.0.0.0") && $0.contains("TLS") })
    #expect(settings.warnings.contains { $0.contains("OTOLITH_LISTEN") })
  }

  /// Listens on a free port for the rest of the process's life.
  private func listener(host: UInt32 = 0x7f00_0001) throws -> GivenListener {
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
    return try GivenListener(descriptor: descriptor)
  }
}
