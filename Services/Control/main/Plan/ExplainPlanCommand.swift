import ArgumentParser
import ControlSupport
import Messages

struct ExplainPlanCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Show everything that led to a notification's instant, drawn again.",
    discussion: """
      Of a notification of one's own, with that participant's credentials; or with --study of any \
      of a study, with the credentials of somebody who leads it. Ends with 1 when drawing it again \
      does not give the instant.

      Example:
        otolithctl plan explain 0b5c3f6e-3a43-4f9d-9f0c-5d2f7b1a9e11 --study my-study
      """)

  @Argument(help: "Notification id.")
  var notification: String

  @Option(help: "A study that you lead; default: the notification is your own.")
  var study: String?

  @OptionGroup var output: OutputOptions

  @OptionGroup var credentials: Credentials

  func run() async throws {
    let isReproduced = try await Connection.with { client in
      let options = try await credentials.signIn(client)
      let explained = try await client.oversight.explainNotification(
        .init(notificationID: notification, studyID: study ?? ""), options: options)
      output.tell(explained, ExplanationText(explained).lines)
      return explained.reproduced
    }
    if !isReproduced { throw ExitCode.failure }
  }
}
