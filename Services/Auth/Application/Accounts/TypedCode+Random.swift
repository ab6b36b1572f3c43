import AuthDomain
import ServiceKit

extension TypedCode {
  static func random() -> TypedCode { TypedCode(randomBytes: Sodium.randomBytes(length)) }
}
