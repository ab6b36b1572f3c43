import Metrics
import NIOCore
import Synchronization

/// Limits of the HTTP server.
struct WebLimits: Sendable, Hashable {
  /// Open connections.
  var connectionsMax = 2_000
  /// Requests being answered, except those of pages.
  var callsMax = 500
  /// Exports of one account being sent.
  var exportsMax = 4
  /// Size of the body of one request in bytes.
  var bodyBytesMax = 8 << 20
  /// Size of all bodies of requests being received or answered.
  var bodyBytesTotalMax = 256 << 20

  /// Total size of the header fields of one request. A session takes up to three cookies of 4 KB.
  static let headerBytesMax = 48 << 10
  static let headerFieldsMax = 100
  /// Time for the header section of a connection's first request, with TLS.
  static let headTime = TimeAmount.seconds(10)
  /// Time between the end of a response and the end of the next header section.
  static let idleTime = TimeAmount.seconds(75)
  /// Time for a body, beside that for its size at ``bodyBytesPerSecond``.
  static let bodyTime = TimeAmount.seconds(20)
  private static let bodyBytesPerSecond = 8 << 10

  /// Time limit for a body of the announced size.
  static func time(forBody bytes: Int) -> TimeAmount {
    bodyTime + .seconds(Int64(bytes / bodyBytesPerSecond))
  }
}

/// The use of what all requests share.
final class WebLoad: Sendable {
  private let limits: WebLimits
  private let calls = Atomic(0)
  private let bytes = Atomic(0)
  private let exports = Mutex([String: Int]())
  private let factory: any MetricsFactory

  init(_ limits: WebLimits, metrics: any MetricsFactory) {
    self.limits = limits
    factory = metrics
  }

  /// A place among the requests being answered, free again when the last reference is gone.
  final class Place: Sendable {
    private let leave: @Sendable () -> Void

    fileprivate init(_ leave: @escaping @Sendable () -> Void) { self.leave = leave }

    deinit { leave() }
  }

  /// - Returns: nil if too many requests are being answered.
  func enterCall() -> Place? {
    let isFree = calls.wrappingAdd(1, ordering: .relaxed).newValue <= limits.callsMax
    let place = Place { [self] in calls.wrappingSubtract(1, ordering: .relaxed) }
    if !isFree { hit("calls") }
    return isFree ? place : nil
  }

  /// - Returns: nil if too many exports of the account are being sent.
  func enterExport(_ accountID: String) -> Place? {
    let isFree = exports.withLock { exports in
      guard exports[accountID, default: 0] < limits.exportsMax else { return false }
      exports[accountID, default: 0] += 1
      return true
    }
    guard isFree else {
      hit("exports")
      return nil
    }
    return Place { [self] in
      exports.withLock { exports in
        exports[accountID] = exports[accountID].flatMap { $0 > 1 ? $0 - 1 : nil }
      }
    }
  }

  /// - Returns: false if the bodies of all requests are too large; otherwise end with
  ///   ``giveBytes(_:)``.
  func takeBytes(_ count: Int) -> Bool {
    let isFree =
      bytes.wrappingAdd(count, ordering: .relaxed).newValue <= limits.bodyBytesTotalMax
    if !isFree {
      giveBytes(count)
      hit("waiting_bytes")
    }
    return isFree
  }

  func giveBytes(_ count: Int) { bytes.wrappingSubtract(count, ordering: .relaxed) }

  /// Counts a request or connection that reached a limit.
  func hit(_ limit: String) {
    Counter(label: "otolith_web_limit_total", dimensions: [("limit", limit)], factory: factory)
      .increment()
  }
}
