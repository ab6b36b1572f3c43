import AuthDomain
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
      emailFailedTime: emailFailedAt.map { GoogleProtobuf.Timestamp($0) })
  }

  var position: ManagedAccountFilter.Position {
    ManagedAccountFilter.Position(createdAt: createdAt, participantID: participantID)
  }
}

/// As page tokens have it.
extension ManagedAccountFilter.Position {
  /// Nil for anything that ``key`` cannot be.
  init?(key: String) {
    let parts = key.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 2, let microseconds = Int64(parts[0]), abs(microseconds) < 1 << 53,
      let participantID = UUID(text: String(parts[1]))
    else { return nil }
    self.init(
      createdAt: Date(timeIntervalSince1970: Double(microseconds) / 1_000_000),
      participantID: participantID)
  }

  var key: String {
    "\(Int64((createdAt.timeIntervalSince1970 * 1_000_000).rounded())) \(participantID.uuidString)"
  }
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
