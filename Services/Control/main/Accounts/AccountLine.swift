import ControlSupport
import Foundation
import Messages

/// An account as it is printed: names and codes are those of options, times UTC to the second.
struct AccountLine {
  var participantID: String
  var username: String?
  var email: String?
  var emailFailed: String?
  var roles: [String]
  var state: String
  var created: String
  var confirmed: String?
  var suspended: String?
  var suspensionReason: String?
  var testParticipant: Bool
  var ledStudies: [String]

  init(_ account: AuthV1.ManagedAccount) {
    func given(_ text: String) -> String? { text.isEmpty ? nil : text }
    participantID = account.participantID
    username = given(account.username)
    email = given(account.email)
    emailFailed = given(moment(account.emailFailedTime))
    roles = account.roles.map(Self.name)
    state = Self.name(account.state)
    created = moment(account.createTime)
    confirmed = given(moment(account.confirmTime))
    suspended = given(moment(account.suspendTime))
    suspensionReason = Self.name(account.suspensionReason)
    testParticipant = account.testParticipant
    ledStudies = account.ledStudyIDs
  }

  /// As people read it.
  var fields: [(name: String, text: String)] {
    [
      ("participant", participantID), ("username", PlainLine.text(username ?? "-")),
      ("email", PlainLine.text(email ?? "")), ("undeliverable since", emailFailed ?? ""),
      ("roles", roles.joined(separator: ", ")),
      ("state", state), ("created", created), ("confirmed", confirmed ?? ""),
      ("suspended", suspended ?? ""), ("reason", suspensionReason ?? ""),
      ("test participant", testParticipant ? "yes" : "no"),
      ("leads", ledStudies.joined(separator: ", ")),
    ]
  }

  private static func name(_ role: AuthV1.ManagedAccountRole) -> String {
    switch role {
    case .participant: "participant"
    case .studyLeader: "study-leader"
    case .administrator: "administrator"
    case .gateway: "gateway"
    case .unspecified, .unrecognized: "-"
    }
  }

  private static func name(_ state: AuthV1.ManagedAccountState) -> String {
    switch state {
    case .waiting: "waiting"
    case .active: "active"
    case .suspended: "suspended"
    case .unspecified, .unrecognized: "-"
    }
  }

  private static func name(_ reason: AuthV1.SuspensionReason) -> String? {
    switch reason {
    case .abuse: "abuse"
    case .compromised: "compromised"
    case .requested: "requested"
    case .leftTeam: "left-team"
    case .other: "other"
    case .unspecified: nil
    case .unrecognized: "-"
    }
  }
}
