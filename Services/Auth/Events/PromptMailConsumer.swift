import Bus
import Fields
import FoundationEssentials
import Messages
import Postgres
import ServiceKit

/// Mails participants on request of planning, or informs planning that no mail can reach them.
struct PromptMailConsumer: EventConsumer {
  let mailPrompt: MailPrompt
  let clock: any WallClock
  let events: any EventPublisher

  var name: String { "prompt-mails" }
  var types: Set<String> { [EventsV1.PromptMailDue.fullName] }
  var sources: Set<String>? { ["otolith-planning"] }

  func apply(_ event: Event, on connection: PostgresConnection) async throws {
    let message = try EventsV1.PromptMailDue(serialized: event.data)
    guard let participantID = UUID(text: message.participantID), let end = message.expireTime else {
      throw PermanentFailure("the event contains no participant or no time")
    }
    let now = clock.now()
    let isReached = try await mailPrompt(
      to: participantID, until: end.date, at: now, on: connection)
    if isReached { return }
    try await events.publish(
      .promptMailRefused(
        RefusedPromptMail(
          participantID: participantID, notificationID: message.notificationID,
          studyID: message.studyID)), at: now, on: connection)
  }
}
