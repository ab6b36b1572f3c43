/// The server's instruction on retries, in the trailing metadata `grpc-retry-pushback-ms` (gRFC A6,
/// "Pushback").
package enum RetryPushback: Hashable {
  package static let key = "grpc-retry-pushback-ms"

  /// No pushback: the policy decides.
  case none
  /// Retry after this time.
  case after(Duration)
  /// Do not retry: the value was negative or not a number, or there were several values.
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
    // Digits only: `Int32` would also accept a plus sign.
    guard values.count == 1, value.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let milliseconds = Int32(value)
    else {
      self = .doNotRetry
      return
    }
    self = .after(.milliseconds(Int64(milliseconds)))
  }
}
