package import Bus
import Fields
package import FoundationEssentials
import Messages
import PlanningApplication
package import PlanningDomain
package import Postgres

/// Tells auth, which has the addresses, of prompts that go by e-mail. The participant is the subject.
package struct PromptAnnouncements: PromptEvents {
  private let outbox: Outbox

  package init(outbox: Outbox) {
    self.outbox = outbox
  }

  package static var topics: Set<String> { [EventsV1.PromptMailDue.fullName] }

  package func publishMails(
    _ prompts: [DuePrompt], at now: Date, on connection: PostgresConnection
  ) async throws {
    try await outbox.publish(
      prompts.map { prompt in
        let subject = prompt.lease.participantID.text
        return Event(
          source: outbox.source, subject: subject, time: now,
          message: EventsV1.PromptMailDue(
            participantID: subject, notificationID: prompt.lease.notificationID.text,
            studyID: prompt.studyID,
            expireTime: GoogleProtobuf.Timestamp(
              prompt.expiresAt ?? prompt.dueAt.addingTimeInterval(DeliveryRules.latenessMax))))
      }, on: connection)
  }

  package func wake() { outbox.wake() }
}
