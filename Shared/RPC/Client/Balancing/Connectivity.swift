/// What a channel makes of one of its servers (doc/connectivity-semantics-and-api.md of gRPC).
enum Connectivity: Hashable, CaseIterable {
  case idle
  case connecting
  case ready
  /// The last attempt failed, or the server says that it does not serve.
  case transientFailure
  case shutDown
}
