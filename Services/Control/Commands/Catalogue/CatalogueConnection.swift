import ArgumentParser
import Formats
import Foundation
import Messages
import QuestionnaireWire
import Questionnaires
import RPCClient
import RPCCore
import ServiceKit

/// Credentials for a catalogue, which may run alone.
struct CatalogueCredentials: ParsableArguments, SignInOptions {
  @OptionGroup var credentials: Credentials

  @Option(
    help: """
      File whose first line is an access token of the catalogue's issuer; default: OTOLITH_TOKEN_FILE. \
      Without it, a user name and a session no token is sent.
      """,
    completion: .file())
  var tokenFile: String?

  func signIn(_ client: OtolithClient) async throws -> CallOptions {
    var reader = ControlSetting.reader()
    if let file = tokenFile ?? reader.read(ControlSetting.tokenFile) {
      return .bearer(try firstLine(of: file))
    }
    if credentials.givenUsername == nil {
      // A catalogue that runs alone may not require a token.
      guard let session = try await SessionCache.session(client) else { return CallOptions() }
      return .bearer(session.accessToken)
    }
    return try await credentials.signIn(client)
  }

  /// Returns, for long-running commands, options with a valid token before each call.
  func lasting(_ client: OtolithClient) -> () async throws -> CallOptions {
    let tokens = TokenSource(client, credentials)
    return {
      let isGiven = (tokenFile ?? ControlSetting.value(of: ControlSetting.tokenFile)) != nil
      return credentials.signsInItself && !isGiven
        ? try await tokens.options() : try await signIn(client)
    }
  }

  /// Returns a published version, as far as visible to the caller.
  func questionnaire(id: String, version: UInt32) async throws -> QuestionnaireDefinition {
    try await call { client, options in
      do {
        let found = try await client.catalogue.getQuestionnaireVersion(
          CatalogueV1.GetQuestionnaireVersionRequest(questionnaireID: id, version: version),
          options: options)
        return QuestionnaireDefinition(found)
      } catch let error as RPCError where error.reason == "QUESTIONNAIRE_VERSION_UNKNOWN" {
        // Two questionnaires may have been requested.
        let name = version == 0 ? id : "\(id)@\(version)"
        throw RPCError(error.code, "\(name): \(error.message)", reason: error.reason)
      }
    }
  }

  func questionnaire(
    _ name: QuestionnaireName, format: CatalogueFormat?, reading: ReadingOptions
  ) async throws -> QuestionnaireDefinition {
    try await read(name, format: format, reading: reading).definition
  }

  func read(
    _ name: QuestionnaireName, format: CatalogueFormat?, reading: ReadingOptions
  ) async throws -> ReadingOptions.Reading {
    switch name {
    case .file(let path): return try reading.read(at: path, format: format)
    case .published(let id, let version):
      return ReadingOptions.Reading(definition: try await questionnaire(id: id, version: version))
    }
  }
}
