import Foundation
import ServiceKit

/// Finds out who listens at an address of this machine: `net/tcp` and `net/tcp6` (proc_pid_net(5)) tell the inode
/// of each socket, the links of `PID/fd` whose it is.
struct ListenerLook {
  /// Where the kernel tells it.
  var folder = "/proc"

  /// Nil: the kernel does not tell, or the host is a name.
  func listener(at address: NetworkAddress) -> Listener? {
    guard let hosts = Self.hosts(address.host) else { return nil }
    let tables = ["tcp", "tcp6"].compactMap { text(of: "\(folder)/net/\($0)") }
    guard !tables.isEmpty else { return nil }
    let inodes = Set(
      tables.flatMap { $0.split(separator: "\n").compactMap(Self.Entry.init) }.filter { entry in
        entry.port == address.port
          && (Self.isWildcard(entry.host) || hosts.contains { $0 == entry.host || $0.isEmpty })
      }.map(\.inode))
    guard !inodes.isEmpty else { return .nobody }
    let programs = programs(with: inodes)
    return programs.isEmpty ? .unseen : .programs(programs)
  }

  /// A line of the table, of a socket that listens.
  private struct Entry {
    /// 4 bytes of IPv4, 16 of IPv6.
    var host: [UInt8]
    var port: Int
    var inode: String

    private static let listening = "0A"

    /// `0: 0100007F:1CE9 00000000:0000 0A …`; each word of an address in the byte order of the machine.
    init?(_ line: Substring) {
      let fields = line.split(separator: " ")
      guard fields.count > 9, fields[3] == Self.listening else { return nil }
      let local = fields[1].split(separator: ":")
      guard local.count == 2, let port = Int(local[1], radix: 16) else { return nil }
      var host: [UInt8] = []
      var rest = local[0]
      while !rest.isEmpty {
        guard let word = UInt32(rest.prefix(8), radix: 16) else { return nil }
        host += withUnsafeBytes(of: word) { Array($0) }
        rest = rest.dropFirst(8)
      }
      self.host = ListenerLook.unmapped(host)
      self.port = port
      inode = String(fields[9])
    }
  }

  /// The addresses that are meant, an empty one for any; nil: a name.
  private static func hosts(_ host: String) -> [[UInt8]]? {
    if host == "localhost" { return ["127.0.0.1", "::1"].compactMap(bytes(of:)) }
    return bytes(of: host).map { [isWildcard($0) ? [] : $0] }
  }

  private static func bytes(of host: String) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 16)
    if inet_pton(AF_INET, host, &bytes) == 1 { return Array(bytes.prefix(4)) }
    return inet_pton(AF_INET6, host, &bytes) == 1 ? unmapped(bytes) : nil
  }

  private static func isWildcard(_ host: [UInt8]) -> Bool { host.allSatisfy { $0 == 0 } }

  /// IPv4 addresses as sockets of IPv6 have them (RFC 4291, 2.5.5.2), in their own form.
  private static func unmapped(_ host: [UInt8]) -> [UInt8] {
    host.starts(with: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF]) ? Array(host.suffix(4)) : host
  }

  /// As far as they may be seen, by their ids.
  private func programs(with inodes: Set<String>) -> [Listener.Program] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.compactMap { Int($0) }.sorted().compactMap { id in
      let descriptors = "\(folder)/\(id)/fd"
      let links = (try? FileManager.default.contentsOfDirectory(atPath: descriptors)) ?? []
      let holds = links.contains { name in
        guard
          let target = try? FileManager.default.destinationOfSymbolicLink(
            atPath: "\(descriptors)/\(name)"), target.hasPrefix("socket:[")
        else { return false }
        return inodes.contains(String(target.dropFirst("socket:[".count).dropLast()))
      }
      guard holds else { return nil }
      let name = text(of: "\(folder)/\(id)/comm") ?? ""
      return Listener.Program(id: id, name: name.trimmingCharacters(in: .newlines))
    }
  }

  private func text(of path: String) -> String? {
    // The kernel's files have no length.
    guard let handle = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? handle.close() }
    return (try? handle.readToEnd()).map { String(decoding: $0, as: UTF8.self) }
  }
}
