import FoundationEssentials
import Postgres
import ServiceKit

/// Events that this service publishes.
enum AuthEvent: Sendable {
  /// The participant enrolled, with a consent and a group. Published again when the consent is
  /// renewed.
  case participantEnrolled(participantID: UUID, Enrolment)
  case enrolmentEnded(participantID: UUID, studyID: String, leftAt: Date)
  case memberGroupChanged(participantID: UUID, studyID: String, groupID: String, changedAt: Date)
  /// A leader approved or rejected a join request.
  case joinRequestDecided(JoinRequest)
  case testParticipantChanged(participantID: UUID, isTest: Bool, revision: Int)
  case accountSuspensionChanged(AccountSuspension)
  /// The participant's data is to be erased in all services.
  case erasureRequested(ErasureOrder)
  /// No mail is sent about a notification, because the account has no deliverable address.
  case promptMailRefused(RefusedPromptMail)
  /// Mails about an alert were queued; 0 if there was no recipient.
  case alertMailSettled(AlertMailOrder, mails: Int)
  case signingKeyPublished(keyID: String, publicKey: [UInt8], notAfter: Date)
}

/// A mail about a notification that is not sent.
struct RefusedPromptMail: Sendable {
  var participantID: UUID
  var notificationID: String
  var studyID: String
}

/// Publishes events to the other services.
protocol EventPublisher: Sendable {
  /// Publishes an event within the transaction, if and only if it commits.
  func publish(
    _ event: AuthEvent, at now: Date, on connection: PostgresConnection
  ) async throws

  /// Wakes the publisher after a commit.
  func wake()
}

/// The folder of returned mails.
protocol ReturnedMails: Sendable {
  /// Returns the names of unread mails, oldest first; possibly not all of them.
  ///
  /// - Throws: an error if the folder cannot be read.
  func waiting() throws -> [String]

  /// Returns nil if the mail is not a delivery report or cannot be read.
  func report(of name: String) -> DeliveryReport?

  /// Deletes a processed report, which contains an address.
  func delete(_ name: String) throws

  /// Moves a mail aside for manual reading.
  func setAside(_ name: String) throws
}

/// The service that owns studies.
protocol StudyOwner: Sendable {
  /// Whether the operator configured an address of the service.
  var hasAddress: Bool { get }

  func study(_ study: StudyID) async -> OwnerAnswer<PublishedStudy>
}

/// Delivers mails.
protocol MailTransport: Sendable {
  /// Address of the mail server, or the folder; contains no password.
  var destination: String { get }

  /// Returns once the receiving server has accepted responsibility (RFC 5321 §4.2.5).
  ///
  /// - Throws: `MailRefusal` for a permanent rejection; other errors are retried. Errors never
  ///   contain the recipient.
  func deliver(_ mail: MailMessage) async throws
}

/// An error of a delivery that may be about the mail or its recipient alone, such as a full
/// mailbox. Other errors concern all mails.
protocol MailFailure: Error {
  var concernsOneMail: Bool { get }
}
