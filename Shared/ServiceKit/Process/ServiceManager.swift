import Glibc

/// Whoever started the process and watches it: systemd, for units with `Type=notify` and `WatchdogSec=`.
///
/// It is told by datagrams to the socket that `NOTIFY_SOCKET` names, as sd_notify(3) describes them;
/// without that variable by nothing.
final class ServiceManager: Sendable {
  /// Within which ``ServiceManager/watchdogSignal(_:)`` is expected again and again; nil: it does not
  /// watch this process.
  let watchdog: Duration?

  /// The socket that it writes from; -1: nobody listens.
  private let descriptor: CInt
  private let address: sockaddr_un
  private let addressLength: socklen_t

  /// What it waits for a manager that does not read, in seconds.
  private static let sendSecondsMax = 5

  /// - Parameters:
  ///   - environment: `NOTIFY_SOCKET`, `WATCHDOG_USEC` and `WATCHDOG_PID`; a value that cannot be used
  ///     counts as none.
  ///   - process: this one's id.
  init(environment: [String: String], process: Int) {
    let found = environment["NOTIFY_SOCKET"].flatMap(Self.address)
    (address, addressLength) = found ?? (sockaddr_un(), 0)
    descriptor = found == nil ? -1 : Self.makeSocket()
    let isWatched = environment["WATCHDOG_PID"].map { $0 == "\(process)" } ?? true
    let microseconds = environment["WATCHDOG_USEC"].flatMap(Int64.init) ?? 0
    watchdog =
      descriptor >= 0 && isWatched && microseconds > 0 ? .microseconds(microseconds) : nil
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Calls are accepted.
  ///
  /// - Parameter status: one line for `systemctl status`.
  func ready(_ status: String) { send(["READY=1", Self.line(status)]) }

  /// Settings are being read again, until ``ready(_:)``.
  func reloading() {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    let microseconds = Int64(now.tv_sec) * 1_000_000 + Int64(now.tv_nsec) / 1_000
    send(["RELOADING=1", "MONOTONIC_USEC=\(microseconds)", Self.line("reading settings again")])
  }

  func stopping(_ status: String) { send(["STOPPING=1", Self.line(status)]) }

  /// The process works as it should, and is not to be ended and started anew.
  func watchdogSignal(_ status: String) { send(["WATCHDOG=1", Self.line(status)]) }

  func status(_ status: String) { send([Self.line(status)]) }

  private static func line(_ status: String) -> String {
    "STATUS=" + String(status.map { $0.isNewline ? " " : $0 })
  }

  private func send(_ lines: [String]) {
    guard descriptor >= 0 else { return }
    let bytes = Array(lines.joined(separator: "\n").utf8)
    withUnsafePointer(to: address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        // A manager that is gone hears nothing, and there is nobody else to tell.
        _ = sendto(descriptor, bytes, bytes.count, CInt(MSG_NOSIGNAL), $0, addressLength)
      }
    }
  }

  private static func makeSocket() -> CInt {
    let descriptor = socket(
      AF_UNIX, CInt(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var limit = timeval(tv_sec: sendSecondsMax, tv_usec: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    return descriptor
  }

  /// A path, or a name of Linux's abstract namespace after an `@`.
  private static func address(_ text: String) -> (sockaddr_un, socklen_t)? {
    var bytes = Array(text.utf8)
    var address = sockaddr_un()
    guard bytes.count > 1, bytes.count < MemoryLayout.size(ofValue: address.sun_path),
      let first = text.first, "/@".contains(first)
    else { return nil }
    if first == "@" { bytes[0] = 0 }
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    let length = MemoryLayout<sockaddr_un>.offset(of: \.sun_path)! + bytes.count
    return (address, socklen_t(length + (first == "@" ? 0 : 1)))
  }
}
