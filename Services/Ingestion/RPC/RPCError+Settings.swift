import IngestionApplication
import RPCCore

/// What is refused of settings.
extension RPCError {
  init(_ error: SettingsRefusal) {
    switch error {
    case .changedMeanwhile(let etag):
      self.init(
        .aborted, "the settings were changed since they were read", reason: "ETAG_MISMATCH",
        metadata: ["etag": etag])
    case .tooLarge(let bytes, let bytesMax):
      self = .invalidArgument([
        FieldViolation(
          field: "settings", reason: "TOO_MANY_SETTINGS",
          description:
            "all settings together would have \(bytes) bytes; at most \(bytesMax) are kept")
      ])
    case .participantErased:
      self.init(
        .failedPrecondition, "what is kept of the participant was erased",
        reason: "ACCOUNT_ERASED")
    }
  }
}
