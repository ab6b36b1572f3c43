import ArgumentParser
import Messages
import RPCCore

/// `otolithctl catalogue retire`.
struct CatalogueRetireCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "retire",
    abstract: "Retire a questionnaire, so that new studies cannot use it.",
    discussion: """
      Studies that use it continue, and its versions stay readable. Searches leave it out, no study can add \
      it, and no version can be published. `reinstate` reverses this. Asks for the questionnaire's id, or \
      needs --yes. Idempotent.

      Examples:
        otolithctl catalogue retire mini-tq
        otolithctl catalogue retire mini-tq --yes
      """)

  @Argument(help: "Questionnaire id.")
  var questionnaire: String

  @OptionGroup var confirmation: ConfirmationOptions

  @OptionGroup var service: CatalogueOptions

  func run() async throws {
    try confirmation.ask(
      "New studies cannot use the questionnaire \(questionnaire), and no version of it can be published.",
      typing: questionnaire)
    let answer = try await service.setRetired(questionnaire, true)
    service.tell(answer, ["\(questionnaire): \(answer.changed ? "retired" : "was retired before")"])
  }
}

/// `otolithctl catalogue reinstate`.
struct CatalogueReinstateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reinstate",
    abstract: "Reverse the retirement of a questionnaire. Idempotent.",
    discussion: """
      Studies can add it again, and versions can be published.

      Example:
        otolithctl catalogue reinstate mini-tq
      """)

  @Argument(help: "Questionnaire id.")
  var questionnaire: String

  @OptionGroup var service: CatalogueOptions

  func run() async throws {
    let answer = try await service.setRetired(questionnaire, false)
    service.tell(answer, ["\(questionnaire): \(answer.changed ? "reinstated" : "was not retired")"])
  }
}

extension CatalogueOptions {
  fileprivate func setRetired(_ questionnaire: String, _ isRetired: Bool) async throws
    -> CatalogueV1.RetireQuestionnaireResponse
  {
    try await call { client, options in
      do {
        return try await client.drafts.retireQuestionnaire(
          CatalogueV1.RetireQuestionnaireRequest(
            questionnaireID: questionnaire, reinstate: !isRetired), options: options)
      } catch let error as RPCError where error.code == .notFound {
        throw RPCError(
          error.code,
          "questionnaire `\(questionnaire)`: \(error.message), or you have no role in its project; "
            + "the role leader is required", reason: error.reason)
      }
    }
  }
}
