package import AuthApplication
package import Bus
import Fields
import FoundationEssentials
import Messages
package import Postgres
package import ServiceKit

/// Mails those whom planning wants told.
package struct PromptMailConsumer: EventConsumer {
  private let mailPrompt: MailPrompt
  private let clock: any WallClock

  package init(mailPrompt: MailPrompt, clock: any WallClock) {
    self.mailPrompt = mailPrompt
    self.clock = clock
  }

  package var name: String { "prompt-mails" }
  package var types: Set<String> { [EventsV1.PromptMailDue.fullName] }
  package var sources: Set<String>? { ["otolith-planning"] }

  package func apply(_ event: Event, on connection: PostgresConnection) async throws {
    let message = try EventsV1.PromptMailDue(serialized: event.data)
    guard let participantID = UUID(text: message.participantID), let end = message.expireTime else {
      throw PermanentFailure("the event names no participant, or no time")
    }
    try await mailPrompt(
      to: participantID, until: end.date, at: clock.now(), on: connection)
  }
}
