import RPCCore

/// An expectation of a case was not met.
struct CaseFailed: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

func require(_ condition: Bool, _ message: @autoclosure () -> String) throws(CaseFailed) {
  if !condition { throw CaseFailed(message()) }
}

extension RPCError {
  /// - Throws: ``CaseFailed`` unless the call ended with this status.
  func require(_ code: StatusCode, message: String? = nil) throws(CaseFailed) {
    guard self.code == code, message == nil || self.message == message else {
      throw CaseFailed("\(self), not \(code.name)\(message.map { ": \($0)" } ?? "")")
    }
  }
}

/// The error that a call must end with.
func failure<Value: Sendable>(
  of call: () async throws -> Value
) async throws -> RPCError {
  let value: Value
  do { value = try await call() } catch let error as RPCError { return error }
  throw CaseFailed("the call succeeded with \(String(describing: value).prefix(200))")
}
