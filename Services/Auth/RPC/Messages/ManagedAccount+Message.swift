import Calendar
import Fields
import FoundationEssentials
import Messages
import ServiceKit

extension ManagedAccount {
  var message: AuthV1.ManagedAccount {
    AuthV1.ManagedAccount(
      participantID: participantID.text, username: username ?? "",
      email: email ?? "",
      roles: roles.map(\.message).sorted { $0.rawValue < $1.rawValue }, state: state.message,
      createTime: GoogleProtobuf.Timestamp(createdAt),
      confirmTime: confirmedAt.map { GoogleProtobuf.Timestamp($0) },
      suspendTime: suspension.map { GoogleProtobuf.Timestamp($0.since) },
      suspensionReason: suspension?.reason.message ?? .unspecified,
      testParticipant: isTestParticipant, ledStudyIDs: ledStudies,
      emailFailedTime: emailFailedAt.map { GoogleProtobuf.Timestamp($0) },
      secondFactor: hasSecondFactor,
      providerLinkTime: providerLinkedAt.map { GoogleProtobuf.Timestamp($0) })
  }

  var position: TimePosition { TimePosition(at: Instant(createdAt), id: participantID) }
}

extension AccountRole {
  var message: AuthV1.ManagedAccountRole {
    switch self {
    case .participant: .participant
    case .studyLeader: .studyLeader
    case .administrator: .administrator
    case .gateway: .gateway
    }
  }
}

extension ManagedAccount.State {
  fileprivate var message: AuthV1.ManagedAccountState {
    switch self {
    case .waiting: .waiting
    case .active: .active
    case .suspended: .suspended
    }
  }
}

extension SuspensionReason {
  fileprivate var message: AuthV1.SuspensionReason {
    switch self {
    case .abuse: .abuse
    case .compromised: .compromised
    case .requested: .requested
    case .leftTeam: .leftTeam
    case .other: .other
    }
  }
}
