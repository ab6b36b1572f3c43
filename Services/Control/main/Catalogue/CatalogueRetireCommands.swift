import ArgumentParser
import ControlSupport
import Messages
import RPCCore

/// `otolithctl catalogue retire`.
struct CatalogueRetireCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "retire",
    abstract: "Keep a questionnaire out of new studies.",
    discussion: """
      Studies that use it go on, and its versions stay readable; searches leave it out, no study takes \
      it up, and no version is published. `reinstate` takes it back. It asks for the questionnaire's id first, \
      or takes --yes. Running it again is safe.

      Examples:
        otolithctl catalogue retire mini-tq
        otolithctl catalogue retire mini-tq --yes
      """)

  @Argument(help: "Id of the questionnaire.")
  var questionnaire: String

  @OptionGroup var confirmation: ConfirmationOptions

  @OptionGroup var output: OutputOptions

  @OptionGroup var credentials: CatalogueCredentials

  func run() async throws {
    try confirmation.ask(
      "No new study takes the questionnaire \(questionnaire) up, and no version of it is published any more.",
      typing: questionnaire)
    let answer = try await credentials.setRetired(questionnaire, true)
    output.tell(answer, ["\(questionnaire): \(answer.changed ? "retired" : "was retired before")"])
  }
}

/// `otolithctl catalogue reinstate`.
struct CatalogueReinstateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reinstate",
    abstract: "Take the retirement of a questionnaire back. Running it again is safe.",
    discussion: """
      Studies may take it up again, and versions are published.

      Example:
        otolithctl catalogue reinstate mini-tq
      """)

  @Argument(help: "Id of the questionnaire.")
  var questionnaire: String

  @OptionGroup var output: OutputOptions

  @OptionGroup var credentials: CatalogueCredentials

  func run() async throws {
    let answer = try await credentials.setRetired(questionnaire, false)
    output.tell(answer, ["\(questionnaire): \(answer.changed ? "reinstated" : "was not retired")"])
  }
}

extension CatalogueCredentials {
  fileprivate func setRetired(_ questionnaire: String, _ isRetired: Bool) async throws
    -> CatalogueV1.RetireQuestionnaireResponse
  {
    try await Connection.with { client in
      let options = try await signIn(client)
      do {
        return try await client.drafts.retireQuestionnaire(
          CatalogueV1.RetireQuestionnaireRequest(
            questionnaireID: questionnaire, reinstate: !isRetired), options: options)
      } catch let error as RPCError where error.code == .notFound {
        throw RPCError(
          error.code,
          "questionnaire `\(questionnaire)`: \(error.message), or none of a project in which you have a "
            + "role; it takes the role leader", reason: error.reason)
      }
    }
  }
}
