/// A typed name under which an interceptor leaves something for those after it.
///
/// ```swift
/// enum ClaimsKey: ContextKey { typealias Value = AccessClaims }
/// context[ClaimsKey.self] = claims
/// ```
public protocol ContextKey {
  associatedtype Value: Sendable
}
