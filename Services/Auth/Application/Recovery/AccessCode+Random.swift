package import AuthDomain
import ServiceKit

extension AccessCode {
  package static func random() -> AccessCode {
    AccessCode(randomBytes: Sodium.randomBytes(randomLength))
  }
}
