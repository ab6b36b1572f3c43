import Fields
import FoundationEssentials
import Postgres

/// A request for mails to the staff of a study about an alert.
struct AlertMailOrder: Sendable, Hashable {
  /// The participant; not named in the mail.
  var participantID: UUID
  var alertID: String
  var study: StudyID
  /// Pseudonym of the participant.
  var pseudonym: String
  /// Text of the alert in its languages.
  var text: StudyTitle
  var channelID: String
  var isEscalation: Bool
  /// Returned with the outcome.
  var attempt: UInt32
  /// Roles of the study whose holders are mailed.
  var roles: [String]
  /// Whether staff from whom groups are concealed must not be mailed.
  var isOfSomeGroups: Bool
}

/// Mails the holders of roles of a study that a participant raised an alert.
struct MailAlert: Sendable {
  let signal: MailSignal
  let mails: MailOutbox

  /// Enqueues the mails within the caller's transaction. A request that is older than mails are kept
  /// brings none, so that a replay of old events sends no mails.
  ///
  /// - Returns: The number of mails; nil if the participant's account is gone.
  /// - Throws: `PostgresError`.
  func callAsFunction(
    _ order: AlertMailOrder, requestedAt: Date, at now: Date, on connection: PostgresConnection
  ) async throws -> Int? {
    let (participant, titles, holders) = try await connection.answers(
      to: AccountStore.find(participantID: order.participantID),
      StudyStore.titles(of: [order.study.text]),
      StudyRoleStore.reachable(
        order.roles, in: order.study, seesGroups: order.isOfSomeGroups, at: now))
    guard participant != nil else { return nil }
    if now.timeIntervalSince(requestedAt) > MailRetry.lifetime { return 0 }
    var count = 0
    for holder in holders {
      guard let account = try await connection.answer(to: AccountStore.find(participantID: holder))
      else { continue }
      let title = titles[order.study.text]?.chosen(for: account.language) ?? order.study.text
      let purpose = MailPurpose.alert(
        participant: order.pseudonym, study: title,
        text: order.text.chosen(for: account.language) ?? "",
        escalation: order.isEscalation ? order.channelID : "")
      guard let mail = PendingMail(purpose, to: account, at: now) else { continue }
      try await connection.run(mails.enqueue(mail))
      count += 1
    }
    // The delivery may look before the commit; it looks again within seconds.
    if count > 0 { signal.raise() }
    return count
  }
}
