import FoundationEssentials
import Messages
import ServiceKit

/// Checks of account administration.
extension FieldChecks {
  mutating func filter(_ request: AuthV1.ListManagedAccountsRequest) -> ManagedAccountFilter {
    var filter = ManagedAccountFilter()
    filter.role = role(request.role)
    filter.state = state(request.state)
    filter.createdFrom = time(request.fromCreateTime, field: "from_create_time")
    filter.createdBefore = time(request.untilCreateTime, field: "until_create_time")
    switch request.testParticipants {
    case .unspecified: break
    case .only: filter.isTestParticipant = true
    case .none: filter.isTestParticipant = false
    case .unrecognized: reject("test_participants", .unknown, "must be one of the values")
    }
    filter.usernamePrefix = usernamePrefix(request.usernamePrefix)
    filter.email = email(request.email)
    return filter
  }

  mutating func suspensionReason(_ reason: AuthV1.SuspensionReason) -> SuspensionReason? {
    switch reason {
    case .abuse: return .abuse
    case .compromised: return .compromised
    case .requested: return .requested
    case .leftTeam: return .leftTeam
    case .other: return .other
    case .unspecified: reject("reason", .missing)
    case .unrecognized: reject("reason", .unknown, "must be one of the reasons")
    }
    return nil
  }

  mutating func helpReason(_ reason: AuthV1.AccountHelpReason) -> AccountHelpReason? {
    switch reason {
    case .mailLost: return .mailLost
    case .codesLost: return .codesLost
    case .other: return .other
    case .unspecified: reject("reason", .missing)
    case .unrecognized: reject("reason", .unknown, "must be one of the reasons")
    }
    return nil
  }

  /// Accepts years 1 to 9999.
  mutating func time(_ time: GoogleProtobuf.Timestamp?, field: String) -> Date? {
    guard let time else { return nil }
    guard (-62_135_596_800..<253_402_300_800).contains(time.seconds),
      (0..<1_000_000_000).contains(time.nanos)
    else {
      reject(field, .notATime)
      return nil
    }
    return time.date
  }

  private mutating func role(_ role: AuthV1.ManagedAccountRole) -> AccountRole? {
    switch role {
    case .unspecified: return nil
    case .participant: return .participant
    case .studyLeader: return .studyLeader
    case .administrator: return .administrator
    case .gateway: return .gateway
    case .unrecognized:
      reject("role", .unknown, "must be one of the roles")
      return nil
    }
  }

  private mutating func state(_ state: AuthV1.ManagedAccountState) -> ManagedAccount.State? {
    switch state {
    case .unspecified: return nil
    case .waiting: return .waiting
    case .active: return .active
    case .suspended: return .suspended
    case .unrecognized:
      reject("state", .unknown, "must be one of the states")
      return nil
    }
  }

  /// Returns nil if absent.
  private mutating func usernamePrefix(_ text: String) -> String? {
    if text.isEmpty { return nil }
    if text.utf8.count > Username.lengthMax {
      reject("username_prefix", .tooLong, "must have at most \(Username.lengthMax) characters")
    } else if !text.utf8.allSatisfy(Username.isPermitted) {
      reject(
        "username_prefix", .forbiddenCharacter,
        "must have only letters A-Z, digits, '.', '_' and '-'")
    }
    return text.lowercased()
  }
}
