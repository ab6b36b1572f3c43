import Fields
import FoundationEssentials
import Messages
import Randomisation
import ServiceKit

extension AllocationScheme {
  var factors: [AllocationParameters.Factor] { secret?.parameters.factors ?? [] }

  /// The scheme without its secret, which is shown after the end.
  var message: AuthV1.AllocationScheme {
    let parameters = secret?.parameters
    var message = AuthV1.AllocationScheme(
      schemeID: schemeID.text, studyID: studyID,
      method: parameters.map { AuthV1.AllocationMethod($0.method) } ?? .unspecified,
      arms: (parameters?.arms ?? []).map {
        AuthV1.AllocationArm(groupID: $0.groupID, ratio: UInt32(clamping: $0.ratio))
      },
      factors: factors.map { AuthV1.AllocationFactor(factor: $0.name, levels: $0.levels) },
      blinded: isBlinded, unblindAlone: unblindsAlone, commitment: commitment.hexadecimal,
      allocatedCount: UInt32(clamping: allocatedCount))
    if !commitment.isEmpty { message.startTime = GoogleProtobuf.Timestamp(startedAt) }
    if let endedAt, let secret {
      message.endTime = GoogleProtobuf.Timestamp(endedAt)
      message.seed = secret.seed
      message.parameters = secret.parameters.text
    }
    return message
  }
}

extension AuthV1.AllocationMethod {
  init(_ method: AllocationParameters.Method) {
    self =
      switch method {
      case .blocks: .blocks
      case .minimisation: .minimisation
      case .list: .list
      }
  }
}

extension Allocation {
  /// - Parameter concealed: whether the arm is concealed from the caller.
  func message(
    factors: [AllocationParameters.Factor], concealed: Bool
  ) -> AuthV1.Allocation {
    AuthV1.Allocation(
      position: UInt32(clamping: position), memberID: memberID?.text ?? "",
      strata: zip(factors, stratum).map {
        AuthV1.AllocationLevel(factor: $0.name, level: $1)
      }, groupID: concealed ? "" : groupID,
      allocateTime: allocatedAt.map { GoogleProtobuf.Timestamp(dayOf: $0) })
  }
}

extension Unblinding {
  /// - Parameters:
  ///   - actor: the account that the message is for.
  ///   - seesGroups: whether it sees all groups.
  func message(for actor: UUID, seesGroups: Bool, at now: Date) -> AuthV1.Unblinding {
    AuthV1.Unblinding(
      unblindingID: unblindingID.text, studyID: studyID, memberID: memberID.text, reason: reason,
      state: AuthV1.UnblindingState(state(at: now)), requestedBy: requestedBy?.text ?? "",
      decidedBy: decidedBy?.text ?? "", requestTime: GoogleProtobuf.Timestamp(requestedAt),
      decideTime: decidedAt.map { GoogleProtobuf.Timestamp($0) },
      groupID: arm(shownTo: actor, seesGroups: seesGroups))
  }
}

extension AuthV1.UnblindingState {
  init(_ state: Unblinding.State) {
    self =
      switch state {
      case .pending: .pending
      case .approved: .approved
      case .rejected: .rejected
      case .expired: .expired
      }
  }
}
