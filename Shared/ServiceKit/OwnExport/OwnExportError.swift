import RPCCore

/// Why a participant's own export ends early.
enum OwnExportError: Error, Hashable {
  /// Everything of the participant was erased, or is being erased.
  case accountErased
  /// The same caller began another one.
  case superseded
  /// So many were begun within an hour.
  case tooOften(max: Int, retryAfterSeconds: Int64)

  var status: RPCError {
    switch self {
    case .accountErased:
      RPCError(
        .failedPrecondition, "what is kept of the participant was erased", reason: "ACCOUNT_ERASED")
    case .superseded:
      RPCError(
        .aborted, "the same caller began another export", reason: "OWN_EXPORT_SUPERSEDED")
    case .tooOften(let max, let seconds):
      RPCError(
        .resourceExhausted, "at most \(max) exports of a participant are begun in an hour",
        reason: "OWN_EXPORT_TOO_OFTEN", metadata: ["limit": String(max)],
        details: [.retryInfo(delay: .seconds(seconds))])
    }
  }
}
