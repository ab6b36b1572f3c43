package import FoundationEssentials

/// A signed request to a webhook.
package struct WebhookRequest: Sendable, Hashable {
  /// JSON.
  package var body: [UInt8]
  /// Value of the header `otolith-signature`: `t=SECONDS,v1=HEX`, the time of the request and the
  /// HMAC-SHA-256 of the time, a full stop and the body.
  package var signature: String
  /// Value of the header `otolith-delivery`, the same for each attempt.
  package var delivery: String

  /// - Parameter hmac: returns the HMAC-SHA-256 of the bytes in hexadecimal.
  package init(body: [UInt8], delivery: String, at now: Date, hmac: ([UInt8]) -> String) {
    self.body = body
    self.delivery = delivery
    let time = String(Int64(now.timeIntervalSince1970))
    signature = "t=\(time),v1=\(hmac(Array("\(time).".utf8) + body))"
  }
}

/// Outcome of one request.
package enum WebhookOutcome: Sendable, Hashable {
  /// - Parameter wanted: back-off that the receiver requested.
  case answered(status: Int, wanted: Duration?)
  /// No response in time, or no connection.
  case unreachable
  /// The host has an address that the server may not reach.
  case addressNotAllowed

  /// Why the attempt failed; nil if it did not.
  package var failure: AlertFailure? {
    switch self {
    case .answered(200..<300, _): nil
    case .answered(300..<400, _): .redirected
    case .answered: .refused
    case .unreachable: .unreachable
    case .addressNotAllowed: .addressNotAllowed
    }
  }

  /// HTTP status; 0 without a response.
  package var status: Int {
    if case .answered(let status, _) = self { status } else { 0 }
  }

  package var wanted: Duration? {
    if case .answered(_, let wanted) = self { wanted } else { nil }
  }
}
