import ArgumentParser
import ControlSupport
import Fields
import Foundation
import Messages

/// Erases a participant who asked for it in writing; for administrators.
struct ErasureRequestCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "request",
    abstract: "Erase a participant who asks for it in writing; for administrators.",
    discussion: """
      Everything and the account, or with --study what one study has. What is kept of the account ends at \
      once; every service does its part, those that are down when they are back. It cannot be taken back, \
      stands in the audit log without the participant, and is asked for anew by nobody: the same --id \
      again shows how far it is.

      An id that no account has is refused, since it may be mistyped. With --without-account it is erased all \
      the same: what a restored backup, or a service that was cut off, still has of somebody whose account is \
      gone.

      It asks for the participant's id first, or takes --yes.

      Who leads studies or administers is not erased: `otolithctl accounts end-staff-roles` comes first.

      Examples:
        otolithctl erasure request 0b5c3f6e-3a43-4f9d-9f0c-5d2f7b1a9e11 --answers erase
        otolithctl erasure request 0b5c3f6e-3a43-4f9d-9f0c-5d2f7b1a9e11 --study tyt --answers anonymise
        otolithctl erasure request 0b5c3f6e-3a43-4f9d-9f0c-5d2f7b1a9e11 --answers erase --without-account
      """)

  enum Answers: String, ExpressibleByArgument, CaseIterable {
    case erase, anonymise

    var message: AuthV1.ErasureMode {
      switch self {
      case .erase: .eraseAnswers
      case .anonymise: .anonymiseAnswers
      }
    }
  }

  @Argument(help: "The participant's id, a UUID.")
  var participant: String

  @Option(
    help: "erase, or anonymise: the studies keep the answers without any link to the participant.")
  var answers: Answers

  @Option(help: "What this study has; default: everything, and the account.")
  var study: String = ""

  @Option(
    name: .customLong("id"),
    help: "The erasure's id, a UUID, for who repeats a request; default: a new one.")
  var erasureID: String?

  @Flag(help: "Also where there is no account of this id.")
  var withoutAccount = false

  @OptionGroup var confirmation: ConfirmationOptions

  @OptionGroup var output: OutputOptions

  @OptionGroup var credentials: Credentials

  func run() async throws {
    try confirmation.ask(
      "What \(study.isEmpty ? "all services keep" : "the study \(study) has") of the participant \(participant) will "
        + "be \(answers == .erase ? "erased" : "erased, and the answers anonymised"), for good"
        + "\(study.isEmpty ? ", with the account" : "").", typing: participant)
    let erasureID = erasureID ?? UUID().text
    let erasure = try await Connection.with { client in
      let options = try await credentials.signIn(client)
      // Before the call: whoever loses the answer asks by it. Not as if it were granted.
      CatalogueConsole.say("asking for the erasure \(erasureID)")
      return try await client.erasures.requestErasureFor(
        .init(
          erasureID: erasureID, participantID: participant, studyID: study, mode: answers.message,
          allowMissing: withoutAccount),
        options: options
      ).erasure ?? AuthV1.Erasure(erasureID: erasureID)
    }
    output.tell(erasure, ErasureLines(erasure).lines)
  }
}
