import FoundationEssentials
import Postgres
import ServiceKit

/// Mails the staff of a study how many join requests and messages wait: those who may decide on requests,
/// and those who may read messages. Noted and queued in one transaction.
struct MailTeams: Sendable {
  let environment: AuthEnvironment

  /// - Returns: false if nothing is due.
  func callAsFunction() async throws -> Bool {
    let now = environment.clock.now()
    return try await environment.pool.write { connection in
      guard let waiting = try await connection.answer(to: TeamMailStore.take(at: now)) else {
        return false
      }
      try await mail(waiting, at: now, on: connection)
      return true
    }
  }

  private func mail(
    _ waiting: TeamMailStore.Waiting, at now: Date, on connection: PostgresConnection
  ) async throws {
    let defined = try await connection.answer(to: DefinedRoleStore.all())
    func roles(_ verb: Verb) -> [String] {
      ShippedRole.allCases.filter { $0.verbs.contains(verb) }.map(\.rawValue)
        + defined.filter { $0.heldVerbs.contains(verb) }.map(\.name)
    }
    let (titles, recipients) = try await connection.answers(
      to: StudyStore.titles(of: [waiting.study.text]),
      TeamMailStore.recipients(
        in: waiting.study, deciding: roles(.memberDecide), reading: roles(.messageRead), at: now))
    for recipient in recipients {
      let requests = recipient.decidesRequests ? waiting.requests : 0
      let messages = recipient.readsMessages ? waiting.messages : 0
      guard requests + messages > 0,
        let account = try await connection.answer(
          to: AccountStore.find(participantID: recipient.participantID))
      else { continue }
      let study = waiting.study.text
      let purpose = MailPurpose.team(
        studyID: study, study: titles[study]?.chosen(for: account.language) ?? study,
        requests: requests, messages: messages)
      try await connection.run(
        environment.mails.enqueue(PendingMail(purpose, to: account, at: now)))
    }
  }
}
