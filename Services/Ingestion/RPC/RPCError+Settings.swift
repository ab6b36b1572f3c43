import Messages
import RPCCore

/// Statuses of rejected changes of settings.
extension RPCError {
  init(_ error: SettingsRefusal) {
    switch error {
    case .changedMeanwhile(let etag):
      self.init(
        .aborted, "the settings changed since they were read", reason: .etagMismatch,
        metadata: ["etag": etag])
    case .tooLarge(let bytes, let bytesMax):
      self = .invalidArgument([
        FieldViolation(
          field: "settings", reason: .tooManySettings,
          description:
            "all settings together would have \(bytes) bytes; at most \(bytesMax) are kept")
      ])
    case .participantErased:
      self.init(
        .failedPrecondition, "the participant's data was erased",
        reason: .accountErased)
    }
  }
}
