import RPCCore
import ServiceKit

/// Errors of consents.
extension RPCError {
  init(_ error: ConsentError) {
    switch error {
    case .unknown:
      self.init(.notFound, "the caller gave no such consent", reason: .consentUnknown)
    case .partUnknown:
      self = .invalidArgument([
        FieldViolation(
          field: "consent_part_ids", reason: .consentPartUnknown,
          description: "expected parts of the consent text that was shown")
      ])
    case .signatureRequired:
      self.init(
        .failedPrecondition, "the study asks for a signature of the consent",
        reason: .consentSignatureRequired)
    }
  }
}
