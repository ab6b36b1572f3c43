import Bus
import Fields
import FoundationEssentials
import Messages
import Postgres
import ServiceKit

/// Mails staff on request of planning, and reports the number of mails.
struct AlertMailConsumer: EventConsumer {
  let mailAlert: MailAlert
  let clock: any WallClock
  let events: any EventPublisher

  var name: String { "alert-mails" }
  var types: Set<String> { [EventsV1.AlertMailDue.fullName] }
  var sources: Set<String>? { ["otolith-planning"] }

  func apply(_ event: Event, on connection: PostgresConnection) async throws {
    let message = try EventsV1.AlertMailDue(serialized: event.data)
    guard let participantID = UUID(text: message.participantID),
      let study = StudyID(message.studyID)
    else { throw PermanentFailure("the event contains no participant or no study") }
    let order = AlertMailOrder(
      participantID: participantID, alertID: message.alertID, study: study,
      pseudonym: message.participant,
      text: StudyTitle(
        translations: (message.text?.translations ?? []).map {
          StudyTitle.Translation(language: $0.language, text: $0.text)
        }), channelID: message.channelID, isEscalation: message.escalation,
      attempt: message.attempt, roles: message.roles, isOfSomeGroups: message.someGroupsOnly)
    let now = clock.now()
    // Nothing is published about an erased participant.
    guard
      let count = try await mailAlert(order, requestedAt: event.time, at: now, on: connection)
    else { return }
    try await events.publish(.alertMailSettled(order, mails: count), at: now, on: connection)
  }
}
