import ArgumentParser
import ControlSupport
import Formats
import Foundation
import Messages
import QuestionnaireWire
import Questionnaires
import RPCClient
import RPCCore
import ServiceKit

/// Who calls a catalogue, which may stand alone.
struct CatalogueCredentials: ParsableArguments {
  @OptionGroup var credentials: Credentials

  @Option(
    help: """
      File whose first line is an access token of the issuer that the catalogue trusts; default: \
      OTOLITH_TOKEN_FILE. Without it, a user name and a session no token is sent.
      """,
    completion: .file())
  var tokenFile: String?

  func signIn(_ client: OtolithClient) async throws -> CallOptions {
    var reader = SettingsReader()
    if let file = tokenFile ?? reader.read(ControlSetting.tokenFile) {
      return .bearer(try firstLine(of: file))
    }
    if credentials.givenUsername == nil {
      // A catalogue that stands alone may ask for no token at all.
      guard let session = try await SessionCache.session(client) else { return CallOptions() }
      return .bearer(session.accessToken)
    }
    return try await credentials.signIn(client)
  }

  /// For a command that goes on for long: options with a token that is good, asked for before each call.
  func lasting(_ client: OtolithClient) -> () async throws -> CallOptions {
    let tokens = TokenSource(client, credentials)
    return {
      let isGiven = (tokenFile ?? ControlSetting.value(of: ControlSetting.tokenFile)) != nil
      return credentials.signsInItself && !isGiven
        ? try await tokens.options() : try await signIn(client)
    }
  }

  /// A published version, as far as the caller may see it.
  func questionnaire(id: String, version: UInt32) async throws -> QuestionnaireDefinition {
    try await Connection.with { client in
      let options = try await signIn(client)
      do {
        let found = try await client.catalogue.getQuestionnaireVersion(
          CatalogueV1.GetQuestionnaireVersionRequest(questionnaireID: id, version: version),
          options: options)
        return QuestionnaireDefinition(found)
      } catch let error as RPCError where error.reason == "QUESTIONNAIRE_VERSION_UNKNOWN" {
        // Two may have been asked for.
        let name = version == 0 ? id : "\(id)@\(version)"
        throw RPCError(error.code, "\(name): \(error.message)", reason: error.reason)
      }
    }
  }

  func questionnaire(
    _ name: QuestionnaireName, format: CatalogueFormat?, reading: ReadingOptions
  ) async throws -> QuestionnaireDefinition {
    switch name {
    case .file(let path): return try reading.questionnaire(at: path, format: format)
    case .published(let id, let version):
      return try await questionnaire(id: id, version: version)
    }
  }
}
