import RPCCore
import ServiceKit

extension RPCError {
  init(_ error: AllocationError) {
    switch error {
    case .unknown:
      self.init(.notFound, "the study has no such allocation scheme", reason: .allocationUnknown)
    case .schemeIDReused:
      self.init(
        .alreadyExists, "the scheme id was used for another scheme", reason: .schemeIdReused)
    case .exists:
      self.init(
        .alreadyExists, "the study has a running scheme, or one with allocations",
        reason: .allocationExists)
    case .armsInUse:
      self.init(
        .failedPrecondition,
        "members belong to an arm, or an invitation leads to one: change their groups and revoke the "
          + "invitations first", reason: .armsInUse)
    case .armHasConsentText:
      self.init(
        .failedPrecondition, "a group of a blinded scheme has a consent text of its own",
        reason: .armHasConsentText)
    case .requestIDReused: self = .requestIDReused
    case .unreadable:
      self.init(.internalError, "the seed of the scheme is sealed with another key")
    }
  }

  init(_ refusal: AllocationRules.Refusal) {
    switch refusal {
    case .ended:
      self.init(.failedPrecondition, "the allocation has ended", reason: .allocationEnded)
    case .memberAllocated:
      self.init(
        .failedPrecondition, "the member has an allocation, which is final",
        reason: .memberAllocated)
    case .stratumUnknown:
      self = .invalidArgument([
        FieldViolation(
          field: "strata", reason: .stratumUnknown,
          description: "must have one level of each factor of the scheme")
      ])
    case .testParticipant:
      self.init(
        .failedPrecondition, "test participants are not allocated",
        reason: .testParticipantExcluded)
    case .listExhausted:
      self.init(
        .failedPrecondition, "the list has no unused entry for the stratum",
        reason: .allocationListExhausted)
    case .armRemoved:
      self.init(
        .failedPrecondition,
        "the study no longer has an arm of the scheme: publish it with the group",
        reason: .armRemoved)
    case .studyEnded:
      self.init(.failedPrecondition, "the study has ended", reason: .studyEnded)
    case .studyPaused:
      self.init(.failedPrecondition, "the study is paused", reason: .studyPaused)
    }
  }

  init(_ refusal: Unblinding.Refusal) {
    switch refusal {
    case .unknown:
      self.init(
        .notFound, "the study has no such request to unblind", reason: .unblindingUnknown)
    case .idReused:
      self.init(
        .alreadyExists, "the unblinding id was used for another request",
        reason: .unblindingIdReused)
    case .closed:
      self.init(
        .failedPrecondition, "the request was decided differently, or has expired",
        reason: .unblindingClosed)
    case .secondPersonRequired:
      self.init(
        .permissionDenied, "another person has to decide on the request",
        reason: .secondPersonRequired)
    case .memberNotAllocated:
      self.init(
        .failedPrecondition, "the member has no allocation", reason: .memberNotAllocated)
    case .tooMany:
      self = .limit(
        "at most \(Unblinding.pendingMax) pending requests per study are allowed",
        reason: .unblindingsLimit)
    }
  }
}
