import Foundation
import Synchronization

/// A mail server that accepts one mail, on a separate thread.
final class SMTPServer: Sendable {
  let port: Int
  private let socket: Int32
  private let lines = Mutex<[String]>([])
  private let replies: [String: String]

  /// - Parameter replies: replies by the first four letters of the command, and by `.` for the
  ///   content after DATA; all others are positive.
  init(replies: [String: String] = [:]) throws {
    self.replies = replies
    socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let descriptor = socket
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, length) == 0 && listen(descriptor, 1) == 0
          && getsockname(descriptor, $0, &length) == 0
      }
    }
    guard isBound else { throw POSIXError(.EADDRINUSE) }
    port = Int(UInt16(bigEndian: address.sin_port))
    Thread.detachNewThread { [self] in serve() }
  }

  /// The lines that the client sent.
  var received: [String] { lines.withLock { $0 } }

  private func serve() {
    let client = accept(socket, nil, nil)
    close(socket)
    guard client >= 0 else { return }
    defer { close(client) }
    reply("220 ready", to: client)
    var pending = ""
    var isData = false
    var chunk = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(client, &chunk, chunk.count)
      guard count > 0 else { return }
      pending += String(decoding: chunk[..<count], as: UTF8.self)
      while let end = pending.range(of: "\r\n") {
        let line = String(pending[..<end.lowerBound])
        pending.removeSubrange(..<end.upperBound)
        lines.withLock { $0.append(line) }
        if isData {
          guard line == "." else { continue }
          isData = false
          reply(replies["."] ?? "250 taken", to: client)
        } else if let refusal = replies[String(line.prefix(4))] {
          reply(refusal, to: client)
        } else if line == "DATA" {
          isData = true
          reply("354 go on", to: client)
        } else if line == "QUIT" {
          reply("221 bye", to: client)
          return
        } else {
          reply("250 fine", to: client)
        }
      }
    }
  }

  private func reply(_ text: String, to client: Int32) {
    let bytes = Array((text + "\r\n").utf8)
    _ = write(client, bytes, bytes.count)
  }
}
