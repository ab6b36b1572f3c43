import ArgumentParser
import Messages

struct ExplainPlanCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain how a notification's time was determined, by repeating the draw.",
    discussion: """
      Needs the credentials of the notification's participant; or with --study, those of a leader of that \
      study. Exit status 1 if the repeated draw gives another time.

      Example:
        otolithctl plan explain 0b5c3f6e-3a43-4f9d-9f0c-5d2f7b1a9e11 --study my-study
      """)

  @Argument(help: "Notification id.")
  var notification: String

  @Option(help: "Study that you lead; default: the notification is your own.")
  var study: String?

  @OptionGroup var service: ServiceOptions

  func run() async throws {
    let isReproduced = try await service.call { client, options in
      let explained = try await client.oversight.explainNotification(
        .init(notificationID: notification, studyID: study ?? ""), options: options)
      service.tell(explained, ExplanationText(explained).lines)
      return explained.reproduced
    }
    if !isReproduced { throw ExitCode.failure }
  }
}
