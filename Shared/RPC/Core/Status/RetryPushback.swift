/// What a server says of trying again, in the trailing metadata `grpc-retry-pushback-ms`
/// (gRFC A6, "Pushback").
package enum RetryPushback: Hashable {
  package static let key = "grpc-retry-pushback-ms"

  /// Nothing: the policy decides.
  case none
  /// Not before this much time.
  case after(Duration)
  /// Not at all: the value was negative, no number, or there were several.
  case doNotRetry

  package init(_ metadata: Metadata) {
    if metadata.isEmpty {
      self = .none
      return
    }
    let values = metadata.values(for: Self.key)
    guard let value = values.first else {
      self = .none
      return
    }
    // Digits alone: `Int32` would also read a plus sign.
    guard values.count == 1, value.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let milliseconds = Int32(value)
    else {
      self = .doNotRetry
      return
    }
    self = .after(.milliseconds(Int64(milliseconds)))
  }
}
