import RPCCore
import ServiceKit

/// Errors of consents.
extension RPCError {
  init(_ refusal: ConsentForm.Refusal) {
    switch refusal {
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
