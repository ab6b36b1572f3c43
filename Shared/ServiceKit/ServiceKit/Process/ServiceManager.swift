import Glibc

/// The service manager that started the process, i.e. systemd for units with `Type=notify` and
/// `WatchdogSec=`.
///
/// It is notified by datagrams to the socket named in `NOTIFY_SOCKET`, see sd_notify(3). Without
/// the variable, nothing is sent.
final class ServiceManager: Sendable {
  /// Maximum interval between calls of ``watchdogSignal(_:)``; nil without watchdog.
  let watchdog: Duration?

  /// The sending socket; -1 without a service manager.
  private let descriptor: CInt
  private let address: sockaddr_un
  private let addressLength: socklen_t

  /// Send time-out in seconds.
  private static let sendSecondsMax = 5

  /// - Parameters:
  ///   - environment: `NOTIFY_SOCKET`, `WATCHDOG_USEC` and `WATCHDOG_PID`; invalid values are
  ///     ignored.
  ///   - process: id of this process.
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

  /// Reports that calls are accepted.
  ///
  /// - Parameter status: one line for `systemctl status`.
  func ready(_ status: String) { send(["READY=1", Self.line(status)]) }

  /// Reports a reload of the settings; it ends with ``ready(_:)``.
  func reloading() {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    let microseconds = Int64(now.tv_sec) * 1_000_000 + Int64(now.tv_nsec) / 1_000
    send(["RELOADING=1", "MONOTONIC_USEC=\(microseconds)", Self.line("reloading settings")])
  }

  func stopping(_ status: String) { send(["STOPPING=1", Self.line(status)]) }

  /// Reports that the process works, so that it is not restarted.
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
        // A failed send is ignored.
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

  /// Parses a path, or a name in Linux's abstract namespace after an `@`.
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
