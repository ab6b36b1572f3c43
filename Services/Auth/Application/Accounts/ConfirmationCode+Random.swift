import AuthDomain
import ServiceKit

extension ConfirmationCode {
  static func random() -> ConfirmationCode {
    ConfirmationCode(randomBytes: Sodium.randomBytes(length))
  }
}
