import Messages
import RPCCore
import ServiceKit

extension RPCError {
  init(
    _ code: StatusCode, _ message: String, reason: CatalogueV1.ErrorReason,
    metadata: [String: String] = [:], details: [StatusDetail] = []
  ) {
    self.init(code, message, reason: reason.text, metadata: metadata, details: details)
  }
}

extension FieldViolation {
  init(field: String, reason: CatalogueV1.ErrorReason, description: String) {
    self.init(field: field, reason: reason.text, description: description)
  }
}

extension FieldChecks {
  mutating func reject(_ field: String, _ reason: CatalogueV1.ErrorReason, _ description: String) {
    reject(field, reason.text, description)
  }
}
