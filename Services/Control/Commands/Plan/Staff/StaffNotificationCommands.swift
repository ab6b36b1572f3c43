import ArgumentParser
import Fields
import Foundation
import Messages

/// An instant as spelled in options.
enum InstantOption {
  /// - Throws: `ValidationError` if it is not a time.
  static func timestamp(_ text: String, _ option: String) throws -> GoogleProtobuf.Timestamp {
    guard let date = try? Date(text, strategy: .iso8601) else {
      throw ValidationError("\(option) must be a time such as 2026-03-29T10:00:00Z, not \(text)")
    }
    return GoogleProtobuf.Timestamp(date)
  }
}

/// `otolithctl plan add`.
struct AddNotificationCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Add a notification for a participant at a time of your choice.",
    discussion: """
      For leaders of the study. Recorded in the audit log. Idempotent with the same --id.

      Example:
        otolithctl plan add my-study 7cnq3mlp2xq5a4kd mini-tq --at 2026-03-29T10:00:00Z --minutes 60
      """)

  @Argument(help: "Study id.", completion: StudyCompletion.kind)
  var study: String

  @Argument(help: "Pseudonym of the participant, as in exports.")
  var participant: String

  @Argument(help: "Questionnaire id.")
  var questionnaire: String

  @Option(help: "Future time (RFC 3339), e.g. 2026-03-29T10:00:00Z.")
  var at: String

  @Option(
    help: "Minutes to answer it in time, 1-44640; default: until the next one.")
  var minutes: UInt32 = 0

  @Flag(help: "Allow a time within the participant's quiet hours.")
  var overrideQuietHours = false

  @Option(
    name: .customLong("id"),
    help: "Notification id (UUID), for safe repetition; default: a new one.")
  var notificationID: String?

  @OptionGroup var service: ServiceOptions

  func validate() throws { _ = try InstantOption.timestamp(at, "--at") }

  func run() async throws {
    let notificationID = notificationID ?? UUID().text
    let time = try InstantOption.timestamp(at, "--at")
    // Printed before the call, so that it can be repeated if the response is lost.
    CatalogueConsole.say("notification \(notificationID)")
    let answer = try await service.call { client, options in
      try await client.oversight.addNotification(
        .init(
          studyID: study, participant: participant, questionnaireID: questionnaire,
          notificationID: notificationID, notifyTime: time, expiresAfterMinutes: minutes,
          overrideQuietHours: overrideQuietHours), options: options)
    }
    service.tell(answer, answer.notification.map { [$0.line] } ?? [])
  }
}

/// `otolithctl plan move`.
struct MoveNotificationCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "move",
    abstract: "Move a future notification to another time.",
    discussion: """
      For leaders of the study. Recorded in the audit log. Idempotent with the same --id.

      Example:
        otolithctl plan move my-study 5b1c7d0e-3a43-4f9d-9f0c-5d2f7b1a9e11 --at 2026-03-29T10:00:00Z
      """)

  @Argument(help: "Study id.", completion: StudyCompletion.kind)
  var study: String

  @Argument(help: "Notification id.")
  var notification: String

  @Option(help: "New future time (RFC 3339), e.g. 2026-03-29T10:00:00Z.")
  var at: String

  @Flag(help: "Allow a time within the participant's quiet hours.")
  var overrideQuietHours = false

  @Option(
    name: .customLong("id"),
    help: "Id of the new notification (UUID), for safe repetition; default: a new one.")
  var newID: String?

  @OptionGroup var service: ServiceOptions

  func validate() throws { _ = try InstantOption.timestamp(at, "--at") }

  func run() async throws {
    let newID = newID ?? UUID().text
    let time = try InstantOption.timestamp(at, "--at")
    CatalogueConsole.say("notification \(newID)")
    let answer = try await service.call { client, options in
      try await client.oversight.moveNotification(
        .init(
          studyID: study, notificationID: notification, newNotificationID: newID, notifyTime: time,
          overrideQuietHours: overrideQuietHours), options: options)
    }
    service.tell(answer, answer.notification.map { [$0.line] } ?? [])
  }
}

/// `otolithctl plan cancel`.
struct CancelNotificationCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cancel",
    abstract: "Cancel a future notification.",
    discussion: """
      For leaders of the study. Its schedule does not repeat it. Recorded in the audit log. Idempotent.

      Example:
        otolithctl plan cancel my-study 5b1c7d0e-3a43-4f9d-9f0c-5d2f7b1a9e11
      """)

  @Argument(help: "Study id.", completion: StudyCompletion.kind)
  var study: String

  @Argument(help: "Notification id.")
  var notification: String

  @OptionGroup var service: ServiceOptions

  func run() async throws {
    let answer = try await service.call { client, options in
      try await client.oversight.cancelNotification(
        .init(studyID: study, notificationID: notification),
        options: options)
    }
    service.tell(answer, answer.notification.map { [$0.line] } ?? [])
  }
}

/// `otolithctl plan fire`.
struct FireTriggerCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fire",
    abstract: "Fire a manual trigger for a participant now.",
    discussion: """
      For leaders of the study. Recorded in the audit log. Idempotent with the same --id, which shows the \
      outcome.

      Example:
        otolithctl plan fire my-study 7cnq3mlp2xq5a4kd after-visit
      """)

  @Argument(help: "Study id.", completion: StudyCompletion.kind)
  var study: String

  @Argument(help: "Pseudonym of the participant, as in exports.")
  var participant: String

  @Argument(help: "Trigger id.")
  var trigger: String

  @Option(
    name: .customLong("id"),
    help: "Id of this occurrence (UUID), for safe repetition; default: a new one.")
  var occurrenceID: String?

  @OptionGroup var service: ServiceOptions

  func run() async throws {
    let occurrenceID = occurrenceID ?? UUID().text
    CatalogueConsole.say("occurrence \(occurrenceID)")
    let answer = try await service.call { client, options in
      try await client.oversight.fireTrigger(
        .init(
          studyID: study, participant: participant, triggerID: trigger, occurrenceID: occurrenceID),
        options: options)
    }
    service.tell(answer, ["fired; \(effect(of: answer.occurrence ?? .init()))"])
  }

  private func effect(of occurrence: PlanningV1.TriggerOccurrence) -> String {
    if let time = occurrence.promptTime { return "its notification is at \(moment(time))" }
    return switch occurrence.outcome {
    case .unspecified:
      "not planned yet; the command with --id \(occurrence.occurrenceID) shows the outcome"
    case .planned: "schedules count days from it"
    case .cooldown: "no notification: too close to another one of the trigger"
    case .atMost: "no notification: the trigger's maximum is reached"
    case .idle: "no notification: no schedule uses the trigger, or the study is paused"
    case .notDrawn: "no notification: the draw gave none"
    case .unavailable: "no notification: the participant is not available for the draw"
    case .tooLate, .withdrawn, .left, .unrecognized: "no notification (\(occurrence.outcome))"
    }
  }
}
