import Messages

/// `grpc-status-details-bin`: a `google.rpc.Status` with its details.
package enum StatusDetailsCodec {
  /// `ErrorInfo.domain` of our own errors.
  package static let domain = "otolith"
  /// Clients refuse large trailers, and then see no status at all: grpc-java from 8 KiB on. Base64
  /// makes 6.7 KiB of this.
  package static let sizeMax = 5 * 1024
  private static let typePrefix = "type.googleapis.com/"

  /// Nil for an error without details.
  ///
  /// Violations that do not fit are left out, and a last one says how many.
  package static func encode(_ error: RPCError) -> [UInt8]? {
    if error.details.isEmpty { return nil }
    let whole = status(error).serialized()
    if whole.count <= sizeMax { return whole }
    let all = error.violations
    var kept = all.count / 2
    while true {
      var shorter = error
      shorter.message = TrailerText.shortened(error.message)
      shorter.details = error.details.filter { detail in
        if case .badRequest = detail { false } else { true }
      }
      if !all.isEmpty {
        shorter.details.append(
          .badRequest(
            all.prefix(kept) + [
              FieldViolation(
                field: "", reason: "MORE_VIOLATIONS",
                description: "\(all.count - kept) more violations are not listed")
            ]))
      }
      let bytes = status(shorter).serialized()
      if bytes.count <= sizeMax { return bytes }
      // Other details alone are too large: the code and the message still say what happened.
      if kept == 0 { return nil }
      kept /= 2
    }
  }

  private static func status(_ error: RPCError) -> GoogleRPC.Status {
    GoogleRPC.Status(
      code: Int32(error.code.rawValue), message: error.message,
      details: error.details.map(pack))
  }

  /// The details; empty for bytes that are no status, since the code and message beside them count.
  package static func decode(_ bytes: [UInt8]) -> [StatusDetail] {
    guard let status = try? GoogleRPC.Status(serialized: bytes) else { return [] }
    return status.details.map(unpack)
  }

  private static func pack(_ detail: StatusDetail) -> GoogleProtobuf.`Any` {
    switch detail {
    case .badRequest(let violations):
      let message = GoogleRPC.BadRequest(
        fieldViolations: violations.map {
          GoogleRPC.BadRequest.FieldViolation(
            field: $0.field, description: $0.description, reason: $0.reason)
        })
      return pack(message)
    case .errorInfo(let reason, let metadata):
      return pack(GoogleRPC.ErrorInfo(reason: reason, domain: domain, metadata: metadata))
    case .retryInfo(let delay):
      let longest = Duration.seconds(315_576_000_000)
      let (seconds, attoseconds) = min(max(delay, .zero - longest), longest).components
      let duration = GoogleProtobuf.Duration(
        seconds: seconds, nanos: Int32(attoseconds / 1_000_000_000))
      return pack(GoogleRPC.RetryInfo(retryDelay: duration))
    case .other(let typeURL, let value):
      return GoogleProtobuf.`Any`(typeURL: typeURL, value: value)
    }
  }

  private static func pack<M: Message>(_ message: M) -> GoogleProtobuf.`Any` {
    GoogleProtobuf.`Any`(typeURL: typePrefix + M.fullName, value: message.serialized())
  }

  /// As duration.proto has it: about 10,000 years either way. Outside, `Duration` can be made but not
  /// taken apart again.
  private static func isValid(_ duration: GoogleProtobuf.Duration) -> Bool {
    (-315_576_000_000...315_576_000_000).contains(duration.seconds)
      && (-999_999_999...999_999_999).contains(duration.nanos)
  }

  private static func unpack(_ any: GoogleProtobuf.`Any`) -> StatusDetail {
    let other = StatusDetail.other(typeURL: any.typeURL, value: any.value)
    guard any.typeURL.hasPrefix(typePrefix) else { return other }
    switch any.typeURL.dropFirst(typePrefix.count) {
    case GoogleRPC.BadRequest.fullName:
      guard let message = try? GoogleRPC.BadRequest(serialized: any.value) else { return other }
      return .badRequest(
        message.fieldViolations.map {
          FieldViolation(field: $0.field, reason: $0.reason, description: $0.description)
        })
    case GoogleRPC.ErrorInfo.fullName:
      guard let message = try? GoogleRPC.ErrorInfo(serialized: any.value),
        message.domain == domain
      else { return other }
      return .errorInfo(reason: message.reason, metadata: message.metadata)
    case GoogleRPC.RetryInfo.fullName:
      guard let message = try? GoogleRPC.RetryInfo(serialized: any.value),
        let delay = message.retryDelay, isValid(delay)
      else { return other }
      return .retryInfo(delay: .seconds(delay.seconds) + .nanoseconds(Int64(delay.nanos)))
    default:
      return other
    }
  }
}
