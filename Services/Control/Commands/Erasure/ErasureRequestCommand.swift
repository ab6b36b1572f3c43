import ArgumentParser
import Fields
import Foundation
import Messages
import RPCCore

/// Erases a participant who requested it in writing; for administrators.
struct ErasureRequestCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "request",
    abstract: "Erase a participant who requested it in writing; for administrators.",
    discussion: """
      Erases all data and the account, or with --study the data of one study. Sessions of the account end at \
      once; every service erases its part, those that are down when they are back. The erasure is \
      irreversible and recorded in the audit log without the participant. Repeating the command with the \
      same --id shows its progress.

      An unknown id is rejected, since it may be mistyped. With --without-account it is erased anyway: data \
      of a deleted account that a restored backup or a disconnected service still has.

      Asks for the participant's id, or needs --yes.

      Accounts with staff roles are rejected: run `otolithctl accounts end-staff-roles` first.

      Examples:
        otolithctl erasure request 0b5c3f6e-3a43-4f9d-9f0c-5d2f7b1a9e11 --answers erase
        otolithctl erasure request 0b5c3f6e-3a43-4f9d-9f0c-5d2f7b1a9e11 --study tyt --answers anonymise
        otolithctl erasure request 0b5c3f6e-3a43-4f9d-9f0c-5d2f7b1a9e11 --answers erase --without-account
      """)

  @Argument(help: "Participant id, a UUID.")
  var participant: String

  @Option(
    help:
      "Answers: erase, or anonymise to let studies keep them without any link to the participant.")
  var answers: AuthV1.ErasureMode

  @Option(help: "Only data of this study; default: all data and the account.")
  var study: String = ""

  @Option(
    name: .customLong("id"),
    help: "Erasure id (UUID), for safe repetition; default: a new one.")
  var erasureID: String?

  @Flag(help: "Erase even if no account has this id.")
  var withoutAccount = false

  @OptionGroup var confirmation: ConfirmationOptions

  @OptionGroup var service: ServiceOptions

  func run() async throws {
    try confirmation.ask(
      "The data of the participant \(participant) in \(study.isEmpty ? "all services" : "the study \(study)") will "
        + "be permanently \(answers == .eraseAnswers ? "erased" : "erased, and the answers anonymised")"
        + "\(study.isEmpty ? ", with the account" : "").", typing: participant)
    let erasureID = erasureID ?? UUID().text
    let erasure = try await service.call { client, options in
      // Printed before the call, so that it can be repeated if the response is lost.
      CatalogueConsole.say("requesting the erasure \(erasureID)")
      do {
        return try await client.erasures.requestErasureFor(
          .init(
            erasureID: erasureID, participantID: participant, studyID: study, mode: answers,
            allowMissing: withoutAccount),
          options: options
        ).erasure ?? AuthV1.Erasure(erasureID: erasureID)
      } catch var error as RPCError where error.reason == "PARTICIPANT_UNKNOWN" {
        error.message +=
          "; if an earlier request is erasing it already, see `erasure status` with the id of that request"
        throw error
      }
    }
    service.tell(erasure, erasure.lines)
  }
}
