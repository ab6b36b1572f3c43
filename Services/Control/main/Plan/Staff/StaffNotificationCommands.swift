import ArgumentParser
import ControlSupport
import Fields
import Foundation
import Messages

/// An instant as an option spells it.
enum InstantOption {
  /// - Throws: `ValidationError` for what is no time.
  static func timestamp(_ text: String, _ option: String) throws -> GoogleProtobuf.Timestamp {
    guard let date = try? Date(text, strategy: .iso8601) else {
      throw ValidationError("\(option) takes a time such as 2026-03-29T10:00:00Z, not \(text)")
    }
    return GoogleProtobuf.Timestamp(date)
  }
}

/// `otolithctl plan add`.
struct AddNotificationCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Ask a participant once more, at a time that you choose.",
    discussion: """
      For who leads the study. It stands in the audit log. The same --id again adds nothing more.

      Example:
        otolithctl plan add my-study 7cnq3mlp2xq5a4kd mini-tq --at 2026-03-29T10:00:00Z --minutes 60
      """)

  @Argument(help: "Study id.", completion: StudyCompletion.kind)
  var study: String

  @Argument(help: "The participant's pseudonym, as exports have it.")
  var participant: String

  @Argument(help: "Questionnaire id.")
  var questionnaire: String

  @Option(help: "When, RFC 3339, e.g. 2026-03-29T10:00:00Z; in the future.")
  var at: String

  @Option(
    help: "How many minutes it can be answered in time, 1-44640; default: until the next one.")
  var minutes: UInt32 = 0

  @Flag(help: "Also within the participant's quiet hours.")
  var overrideQuietHours = false

  @Option(
    name: .customLong("id"),
    help: "The notification's id, a UUID, for who repeats a call; default: a new one.")
  var notificationID: String?

  @OptionGroup var output: OutputOptions

  @OptionGroup var credentials: Credentials

  func validate() throws { _ = try InstantOption.timestamp(at, "--at") }

  func run() async throws {
    let notificationID = notificationID ?? UUID().text
    let time = try InstantOption.timestamp(at, "--at")
    // Before the call: whoever loses the answer asks again by it.
    CatalogueConsole.say("notification \(notificationID)")
    let answer = try await Connection.with { client in
      try await client.oversight.addNotification(
        .init(
          studyID: study, participant: participant, questionnaireID: questionnaire,
          notificationID: notificationID, notifyTime: time, expiresAfterMinutes: minutes,
          overrideQuietHours: overrideQuietHours), options: try await credentials.signIn(client))
    }
    output.tell(answer, answer.notification.map { [$0.line] } ?? [])
  }
}

/// `otolithctl plan move`.
struct MoveNotificationCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "move",
    abstract: "Call a notification off that is to come, and ask for the same at another time.",
    discussion: """
      For who leads the study. It stands in the audit log. The same --id again moves nothing more.

      Example:
        otolithctl plan move my-study 5b1c7d0e-3a43-4f9d-9f0c-5d2f7b1a9e11 --at 2026-03-29T10:00:00Z
      """)

  @Argument(help: "Study id.", completion: StudyCompletion.kind)
  var study: String

  @Argument(help: "Notification id.")
  var notification: String

  @Option(help: "When instead, RFC 3339, e.g. 2026-03-29T10:00:00Z; in the future.")
  var at: String

  @Flag(help: "Also within the participant's quiet hours.")
  var overrideQuietHours = false

  @Option(
    name: .customLong("id"),
    help: "Id of the new one, a UUID, for who repeats a call; default: a new one.")
  var newID: String?

  @OptionGroup var output: OutputOptions

  @OptionGroup var credentials: Credentials

  func validate() throws { _ = try InstantOption.timestamp(at, "--at") }

  func run() async throws {
    let newID = newID ?? UUID().text
    let time = try InstantOption.timestamp(at, "--at")
    CatalogueConsole.say("notification \(newID)")
    let answer = try await Connection.with { client in
      try await client.oversight.moveNotification(
        .init(
          studyID: study, notificationID: notification, newNotificationID: newID, notifyTime: time,
          overrideQuietHours: overrideQuietHours), options: try await credentials.signIn(client))
    }
    output.tell(answer, answer.notification.map { [$0.line] } ?? [])
  }
}

/// `otolithctl plan cancel`.
struct CancelNotificationCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cancel",
    abstract: "Call a notification off that is to come.",
    discussion: """
      For who leads the study. Its schedule does not ask for it again. It stands in the audit log. Running it \
      again changes nothing.

      Example:
        otolithctl plan cancel my-study 5b1c7d0e-3a43-4f9d-9f0c-5d2f7b1a9e11
      """)

  @Argument(help: "Study id.", completion: StudyCompletion.kind)
  var study: String

  @Argument(help: "Notification id.")
  var notification: String

  @OptionGroup var output: OutputOptions

  @OptionGroup var credentials: Credentials

  func run() async throws {
    let answer = try await Connection.with { client in
      try await client.oversight.cancelNotification(
        .init(studyID: study, notificationID: notification),
        options: try await credentials.signIn(client))
    }
    output.tell(answer, answer.notification.map { [$0.line] } ?? [])
  }
}

/// `otolithctl plan fire`.
struct FireTriggerCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fire",
    abstract: "Let a trigger that nothing but staff causes fire for a participant, now.",
    discussion: """
      For who leads the study. It stands in the audit log. The same --id again fires nothing more, and tells what \
      has become of it.

      Example:
        otolithctl plan fire my-study 7cnq3mlp2xq5a4kd after-visit
      """)

  @Argument(help: "Study id.", completion: StudyCompletion.kind)
  var study: String

  @Argument(help: "The participant's pseudonym, as exports have it.")
  var participant: String

  @Argument(help: "Id of the trigger.")
  var trigger: String

  @Option(
    name: .customLong("id"),
    help: "Id of this time, a UUID, for who repeats a call; default: a new one.")
  var occurrenceID: String?

  @OptionGroup var output: OutputOptions

  @OptionGroup var credentials: Credentials

  func run() async throws {
    let occurrenceID = occurrenceID ?? UUID().text
    CatalogueConsole.say("occurrence \(occurrenceID)")
    let answer = try await Connection.with { client in
      try await client.oversight.fireTrigger(
        .init(
          studyID: study, participant: participant, triggerID: trigger, occurrenceID: occurrenceID),
        options: try await credentials.signIn(client))
    }
    let prompt = moment(answer.occurrence?.promptTime)
    output.tell(
      answer,
      ["fired; \(prompt.isEmpty ? "its prompt is not decided yet" : "it prompts at \(prompt)")"])
  }
}
