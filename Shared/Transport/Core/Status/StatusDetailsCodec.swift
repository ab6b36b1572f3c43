package import MessageSupport

/// `grpc-status-details-bin`: a `google.rpc.Status` with its details.
package enum StatusDetailsCodec {
  /// `ErrorInfo.domain` of our own errors.
  package static let domain = "otolith"
  /// Maximum size. Clients reject large trailers and then see no status at all, grpc-java above 8
  /// KiB; Base64 turns this into 6.7 KiB.
  package static let sizeMax = 5 * 1024
  private static let typePrefix = "type.googleapis.com/"

  /// Encodes the error's details; nil if it has none.
  ///
  /// Omits violations that do not fit; a last violation states how many.
  package static func encode(_ error: RPCError) -> [UInt8]? {
    if error.details.isEmpty { return nil }
    let whole = status(error).serialized()
    return whole.count <= sizeMax ? whole : fitted(error)?.bytes
  }

  /// Returns the error with the message and the details that clients of every protocol get.
  package static func shortened(_ error: RPCError) -> RPCError {
    var shorter = error
    shorter.message = TrailerText.shortened(error.message)
    if error.details.isEmpty || status(error).serialized().count <= sizeMax { return shorter }
    shorter.details = fitted(error)?.error.details ?? []
    return shorter
  }

  /// Returns the error with the violations that fit; nil if its other details do not.
  private static func fitted(_ error: RPCError) -> (error: RPCError, bytes: [UInt8])? {
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
      if bytes.count <= sizeMax { return (shorter, bytes) }
      // Other details alone are too large: code and message must suffice.
      if kept == 0 { return nil }
      kept /= 2
    }
  }

  private static func status(_ error: RPCError) -> GoogleRPC.Status {
    GoogleRPC.Status(
      code: Int32(error.code.rawValue), message: error.message,
      details: error.details.map(pack))
  }

  /// Returns the details; empty if the bytes are invalid, since code and message are still usable.
  package static func decode(_ bytes: [UInt8]) -> [StatusDetail] {
    guard let status = try? GoogleRPC.Status(serialized: bytes) else { return [] }
    return status.details.map(unpack)
  }

  /// Returns the detail with its type.
  package static func pack(_ detail: StatusDetail) -> GoogleProtobuf.`Any` {
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
      let longest = Duration.seconds(GoogleProtobuf.Duration.secondsMax)
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
        let delay = message.retryDelay,
        // Reading the components of a larger `Duration` traps.
        delay.isInRange
      else { return other }
      return .retryInfo(delay: .seconds(delay.seconds) + .nanoseconds(Int64(delay.nanos)))
    default:
      return other
    }
  }
}
