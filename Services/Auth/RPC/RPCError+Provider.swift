import Messages
import RPCCore
import ServiceKit

/// Errors of sign-ins with the external provider.
extension RPCError {
  init(_ error: ProviderError) {
    switch error {
    case .notConfigured:
      self.init(
        .failedPrecondition, "no sign-in provider is configured", reason: .providerNotConfigured)
    case .unavailable:
      self.init(
        .unavailable, "the sign-in provider cannot be used at the moment",
        reason: .providerUnavailable, details: [.retryInfo(delay: .seconds(10))])
    case .tooManyWaiting:
      self = .limit(
        "at most \(ProviderRules.waitingMax) sign-ins may wait for their completion",
        reason: .providerSignInsLimit, retryAfter: .seconds(60))
    case .stateRejected:
      self.init(
        .permissionDenied,
        "the sign-in is unknown, used or expired, or another browser began it",
        reason: .providerStateRejected)
    case .signInRejected:
      self.init(
        .permissionDenied, "the sign-in provider's response is rejected",
        reason: .providerSignInRejected)
    case .accountUnknown:
      self.init(
        .permissionDenied, "no account of staff belongs to the person",
        reason: .providerAccountUnknown)
    case .rolesMissing:
      self.init(
        .permissionDenied, "the account has no role of staff", reason: .providerRolesMissing)
    case .secondFactorRequired:
      self.init(
        .permissionDenied, "the account has a second factor, which the provider does not report",
        reason: .providerSecondFactorRequired)
    }
  }
}
