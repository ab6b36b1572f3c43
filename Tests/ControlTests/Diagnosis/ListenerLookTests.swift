import Foundation
import ServiceKit
import Testing

@testable import ControlDiagnosis

/// Of what the kernel tells, and of a socket of this process.
@Suite struct ListenerLookTests {
  /// 127.0.0.1:7401 and :7402, [::1]:7403, all of IPv4 :7404, 10.0.0.1:7405 by IPv6, and a connection.
  private static let tables = [
    "tcp": """
      sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
       0: 0100007F:1CE9 00000000:0000 0A 00000000:00000000 00:00000000 00000000   998        0 501 1
       1: 0100007F:1CEA 00000000:0000 0A 00000000:00000000 00:00000000 00000000   998        0 502 1
       2: 00000000:1CEC 00000000:0000 0A 00000000:00000000 00:00000000 00000000   998        0 504 1
       3: 0100007F:1CEE 0100007F:C001 01 00000000:00000000 00:00000000 00000000   998        0 506 1
    """,
    "tcp6": """
      sl  local_address                         remote_address                        st
       0: 00000000000000000000000001000000:1CEB 00000000000000000000000000000000:0000 0A 0:0 00:0 0 0 0 503 1
       1: 0000000000000000FFFF00000100000A:1CED 00000000000000000000000000000000:0000 0A 0:0 00:0 0 0 0 505 1
    """,
  ]
  /// The inodes of each program's sockets.
  private static let programs = [
    1: ("systemd", [501]), 90: ("otolith-auth", [501, 7]), 812: ("nginx", [503, 504, 505]),
  ]

  private static func write(_ folder: String) throws {
    func make(_ path: String) throws {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    try make("\(folder)/net")
    for (name, text) in tables { try TestFiles.write("\(text)\n", to: "\(folder)/net/\(name)") }
    for (id, program) in programs {
      try make("\(folder)/\(id)/fd")
      try TestFiles.write("\(program.0)\n", to: "\(folder)/\(id)/comm")
      for inode in program.1 {
        try FileManager.default.createSymbolicLink(
          atPath: "\(folder)/\(id)/fd/\(inode)", withDestinationPath: "socket:[\(inode)]")
      }
    }
  }

  private static let nginx = Listener.programs([.init(id: 812, name: "nginx")])

  private static let cases: [(String, Listener?)] = [
    (
      "127.0.0.1:7401",
      .programs([.init(id: 1, name: "systemd"), .init(id: 90, name: "otolith-auth")])
    ),
    ("127.0.0.1:7402", .unseen), ("[::1]:7403", nginx), ("127.0.0.1:7403", .nobody),
    ("localhost:7403", nginx), ("0.0.0.0:7403", nginx), ("127.0.0.1:7404", nginx),
    ("10.0.0.1:7405", nginx), ("127.0.0.1:7405", .nobody),
    // A connection is none that listens.
    ("127.0.0.1:7406", .nobody), ("auth.example:7401", nil),
  ]

  @Test(arguments: cases)
  func whatTheKernelTells(address: String, listener: Listener?) throws {
    try TestFiles.withFolder { folder in
      try Self.write(folder)
      let address = try #require(NetworkAddress(address))
      #expect(ListenerLook(folder: folder).listener(at: address) == listener)
    }
  }

  @Test func whereTheKernelTellsNothing() throws {
    #expect(ListenerLook(folder: "/nowhere").listener(at: .init(host: "::1", port: 1)) == nil)
  }

  @Test func aSocketOfThisProcess() throws {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    #expect(listen(descriptor, 1) == 0)
    var address = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isNamed = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        getsockname(descriptor, $0, &length) == 0
      }
    }
    #expect(isNamed)
    let port = Int(UInt16(bigEndian: address.sin_port))
    let found = ListenerLook().listener(at: NetworkAddress(host: "127.0.0.1", port: port))
    guard case .programs(let programs) = found else {
      Issue.record("\(String(describing: found))")
      return
    }
    #expect(programs.map(\.id) == [Int(getpid())])
  }
}
