import RPCCore

/// Returns the error of a call; nil if it succeeds.
func failure(_ body: () async throws -> some Any) async throws -> RPCError? {
  do {
    _ = try await body()
    return nil
  } catch let error as RPCError {
    return error
  }
}

extension RPCError {
  var retryDelay: Duration? {
    for case .retryInfo(let delay) in details { return delay }
    return nil
  }
}
