import Messages
import RPCCore

/// Reasons why a participant's export ends early.
enum OwnExportError: Error, Hashable {
  /// The participant was erased or is being erased.
  case accountErased
  /// The same caller started another export.
  case superseded
  /// The maximum number of exports per hour was reached.
  case tooOften(max: Int, retryAfterSeconds: Int64)

  var status: RPCError {
    switch self {
    case .accountErased:
      RPCError(
        .failedPrecondition, "the participant's data was erased", reason: .accountErased)
    case .superseded:
      RPCError(
        .aborted, "superseded by a newer export of the same caller", reason: .ownExportSuperseded
      )
    case .tooOften(let max, let seconds):
      RPCError(
        .resourceExhausted, "at most \(max) exports of a participant per hour; retry later",
        reason: .ownExportTooOften, metadata: ["limit": String(max)],
        details: [.retryInfo(delay: .seconds(seconds))])
    }
  }
}
