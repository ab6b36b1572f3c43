import Metrics
import NIOCore
import Synchronization

/// Limits of the HTTP server.
struct WebLimits: Sendable, Hashable {
  /// Open connections.
  var connectionsMax = 2_000
  /// Requests being answered, except those of pages.
  var callsMax = 500
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
  private let factory: any MetricsFactory

  init(_ limits: WebLimits, metrics: any MetricsFactory) {
    self.limits = limits
    factory = metrics
  }

  /// - Returns: false if too many requests are being answered; otherwise end with ``leaveCall()``.
  func enterCall() -> Bool {
    let isFree = calls.wrappingAdd(1, ordering: .relaxed).newValue <= limits.callsMax
    if !isFree {
      leaveCall()
      hit("calls")
    }
    return isFree
  }

  func leaveCall() { calls.wrappingSubtract(1, ordering: .relaxed) }

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
