import Messages
import RPCCore

/// Statuses of reports and shares.
extension RPCError {
  init(_ error: SharingError) {
    switch error {
    case .reportTooLarge(let limit, let max):
      self.init(
        .resourceExhausted,
        "the contents exceed \(limit) (\(max)); ask for fewer questionnaires or a shorter period",
        reason: .reportTooLarge, metadata: [limit: String(max)])
    case .unknown:
      self.init(.notFound, "no share can be opened or changed this way", reason: .shareUnknown)
    case .differs:
      self.init(
        .alreadyExists, "a share with this id has other contents or has ended; use another id",
        reason: .shareDiffers)
    case .tooMany(let max, isDaily: false):
      self.init(
        .resourceExhausted, "at most \(max) shares can be open at a time; revoke one",
        reason: .tooManyShares, metadata: ["shares_max": String(max)])
    case .tooMany(let max, isDaily: true):
      self.init(
        .resourceExhausted, "at most \(max) shares are made within 24 hours",
        reason: .tooManyShares, metadata: ["created_max": String(max)],
        details: [.retryInfo(delay: .seconds(3600))])
    case .empty:
      self.init(.failedPrecondition, "the scope has no data", reason: .shareEmpty)
    case .notAvailable:
      self.init(
        .failedPrecondition, "links are not available here: OTOLITH_SHARE_ADDRESS is not set",
        reason: .sharingNotAvailable)
    case .passcodeWrong(let remaining):
      self.init(
        .permissionDenied, "the passcode is missing or wrong", reason: .passcodeWrong,
        metadata: ["remaining_attempts": String(remaining)])
    }
  }
}

/// Statuses of grants to clinicians.
extension RPCError {
  init(_ error: GrantError) {
    switch error {
    case .unknown:
      self.init(.notFound, "no grant can be used or changed this way", reason: .grantUnknown)
    case .differs:
      self.init(
        .alreadyExists, "a grant with this id has other contents or has ended; use another id",
        reason: .grantDiffers)
    case .tooMany(let max):
      self.init(
        .resourceExhausted, "at most \(max) grants can run at a time; revoke one",
        reason: .tooManyGrants, metadata: ["grants_max": String(max)])
    case .keyWrong(let remaining):
      self.init(
        .permissionDenied, "this is not the clinician's key", reason: .grantKeyWrong,
        metadata: ["remaining_attempts": String(remaining)])
    case .notAccepted:
      self.init(
        .failedPrecondition, "the clinician has not entered the participant's key yet",
        reason: .grantNotAccepted)
    }
  }
}
