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
      it up, and no version is published. `reinstate` takes it back. Running it again is safe.
      """)

  @Argument(help: "Id of the questionnaire.")
  var questionnaire: String

  @OptionGroup var credentials: CatalogueCredentials

  func run() async throws {
    let changed = try await credentials.setRetired(questionnaire, true)
    print("\(questionnaire): \(changed ? "retired" : "was retired before")")
  }
}

/// `otolithctl catalogue reinstate`.
struct CatalogueReinstateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reinstate",
    abstract: "Take the retirement of a questionnaire back. Running it again is safe.")

  @Argument(help: "Id of the questionnaire.")
  var questionnaire: String

  @OptionGroup var credentials: CatalogueCredentials

  func run() async throws {
    let changed = try await credentials.setRetired(questionnaire, false)
    print("\(questionnaire): \(changed ? "reinstated" : "was not retired")")
  }
}

extension CatalogueCredentials {
  /// - Returns: false: it was so before.
  fileprivate func setRetired(_ questionnaire: String, _ isRetired: Bool) async throws -> Bool {
    try await Connection.with { client in
      let options = try await signIn(client)
      do {
        return try await client.drafts.retireQuestionnaire(
          CatalogueV1.RetireQuestionnaireRequest(
            questionnaireID: questionnaire, reinstate: !isRetired), options: options
        ).changed
      } catch let error as RPCError where error.code == .notFound {
        throw RPCError(
          error.code,
          "questionnaire `\(questionnaire)`: \(error.message), or none of a project in which you have a "
            + "role; it takes the role leader", reason: error.reason)
      }
    }
  }
}
