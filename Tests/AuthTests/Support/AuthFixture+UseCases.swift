import Fields
import Foundation
import Postgres
import Synchronization
import Testing

@testable import AuthService
@testable import ServiceKit
@testable import Tokens

/// Callers and studies for tests of use cases, without handlers and messages.
extension AuthFixture {
  /// Returns the claims of a new anonymous participant.
  func participant() async throws -> AccessClaims {
    try await claims(
      SignInAnonymously(environment: environment)(
        requestID: UUID(), audiences: ["otolith-auth"]
      ).access.token)
  }

  /// Signs in with the fixture's password.
  func signedIn(_ name: String, password: String = password) async throws -> AccessClaims {
    try await claims(
      SignIn(environment: environment)(
        identifier: name, password: password, audiences: ["otolith-auth"]
      ).access.token)
  }

  /// Registers an account, confirms its address, if any, and signs in.
  func account(_ name: String = newName(), email: String? = nil) async throws -> AccessClaims {
    _ = try await RegisterAccount(environment: environment)(
      registration(name, email: email))
    if let email {
      let code = try #require(try await mailed("confirmation", at: email))
      let known = try #require(AccountName(name))
      _ = try await ConfirmAccount(environment: environment)(
        known, code: #require(ConfirmationCode(code)))
    }
    return try await signedIn(name)
  }

  func registration(
    _ name: String, email: String? = nil, requestID: UUID = UUID(), password: String = password
  ) throws -> AccountRegistration {
    AccountRegistration(
      requestID: requestID, username: try Username(name), password: password,
      email: email.flatMap(EmailAddress.init), emailConsent: email != nil)
  }

  /// Returns the id of a new administrator.
  func administratorID() async throws -> UUID {
    try await signedIn(newAdministrator()).participantID
  }

  func study(
    _ study: StudyID, version: String = "v1", revision: Int = 1, needsPassword: Bool = false,
    byRequest: Bool = false, unlisted: Bool = false, paused: Bool = false, groups: [String] = [],
    hasSubjectLabels: Bool = false, endsAt: Date? = nil, retention: StudyRetention? = nil
  ) async throws {
    let published = PublishedStudy(
      studyID: study.text, revision: revision, consentVersion: version, consentLanguages: ["de"],
      consentTexts: [ConsentText(language: "de", text: "Text \(version)")],
      earlierConsentsEndAt: nil, retention: retention, needsPassword: needsPassword,
      isByRequest: byRequest, isUnlisted: unlisted, isPaused: paused, groupIDs: groups,
      hasSubjectLabels: hasSubjectLabels, startsAt: nil, endsAt: endsAt, title: nil)
    try await pool.transaction { try await LearnStudy()(published, on: $0) }
  }

  static func newStudy() throws -> StudyID { try #require(StudyID(newName())) }

  @discardableResult
  func joined(
    _ study: StudyID, _ caller: AccessClaims, version: String = "v1", password: String = "",
    invitation: InvitationCode? = nil, note: String = "", peer: Peer? = nil
  ) async throws -> JoinStudy.Outcome {
    try await JoinStudy(environment: environment)(
      .init(
        caller: caller, study: study, password: password, consentVersion: version,
        consentLanguage: #require(LanguageTag("de")), invitation: invitation, note: note,
        peer: peer))
  }

  /// Joins a study and returns the enrolment.
  func member(of study: StudyID, _ caller: AccessClaims) async throws -> Enrolment {
    guard case .enrolled(let enrolment) = try await joined(study, caller).membership else {
      throw MembershipError.memberUnknown
    }
    return enrolment
  }

  /// Returns the audit log's actions on a participant's account, oldest first.
  func audited(_ participantID: UUID) async throws -> [AuditAction] {
    try await pool.query(
      """
      SELECT action FROM audit_log JOIN audit_names ON subject = audit_id
      WHERE participant_id = \(participantID) ORDER BY number
      """
    ).compactMap { AuditAction(rawValue: try $0.decode("action")) }
  }
}

/// Published events, in memory.
final class RecordedEvents: EventPublisher {
  private let events = Mutex<[AuthEvent]>([])

  /// The events in short words, without those of keys.
  var all: [String] {
    events.withLock { $0 }.compactMap { event in
      switch event {
      case .participantEnrolled(_, let enrolment):
        "enrolled \(enrolment.studyID) \(enrolment.consentVersion) \(enrolment.groupID)"
      case .enrolmentEnded(_, let studyID, _): "left \(studyID)"
      case .memberGroupChanged(_, let studyID, let groupID, _): "group \(studyID) \(groupID)"
      case .joinRequestDecided(let request): "\(request.state) \(request.studyID)"
      case .testParticipantChanged(_, let isTest, _): "test \(isTest)"
      case .accountSuspensionChanged(let change): "suspended \(change.isSuspended)"
      case .erasureRequested(let order): "erase \(order.studyID) \(order.mode)"
      case .promptMailRefused(let mail): "no mail of \(mail.notificationID) \(mail.studyID)"
      case .alertMailSettled(let order, let mails): "\(mails) mails of \(order.alertID)"
      case .signingKeyPublished: nil
      }
    }
  }

  func publish(_ event: AuthEvent, at _: Date, on _: PostgresConnection) async throws {
    events.withLock { $0.append(event) }
  }

  func wake() {}
}
