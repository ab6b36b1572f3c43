public import FoundationEssentials
public import Privacy
import RPCCore
import ServiceBasics
import Tokens

/// A call for a participant's export, by the participant or by an administrator.
public struct OwnExportRequest: Sendable {
  public var question: OwnExportQuestion
  public var callerID: UUID
  /// Position to resume at; nil for the beginning.
  var place: OwnExportPlace?
  let tokens: PageTokens

  /// Whether an administrator exports another participant's data.
  public var isForAnother: Bool { question.participantID != callerID }

  /// - Throws: the errors of
  ///   ``OwnExport/request(participantID:language:resumeToken:tokens:caller:)``.
  init(
    participantID: String, language: String, resumeToken: String, tokens: PageTokens,
    caller: AccessClaims, at now: Date
  ) throws {
    var checks = FieldChecks()
    let named =
      participantID.isEmpty
      ? caller.participantID : checks.uuid(participantID, field: "participant_id")
    let tag = checks.optionalLanguage(language, field: "language")
    place = checks.pageToken(resumeToken, field: "resume_token", of: tokens) {
      OwnExportPlace(key: $0)
    }
    self.tokens = tokens
    question = OwnExportQuestion(
      participantID: try checks.unwrap(named), language: tag?.description ?? "")
    callerID = caller.participantID
    if isForAnother, !caller.holdsOnInstallation(.personExport) {
      throw RPCError.missingOnInstallation(.personExport)
    }
    try caller.requireFreshProof(at: now)
  }

  func token(_ place: OwnExportPlace) -> String { tokens.token(after: place.key) }
}

/// Position to resume an export at: a source and an entry of it.
struct OwnExportPlace: Sendable, Hashable {
  var source: String
  /// Key of the last entry sent; nil to begin with the source's first.
  var entryKey: String?

  init(source: String, entryKey: String? = nil) {
    self.source = source
    self.entryKey = entryKey
  }

  /// Parses a key; nil if it is invalid.
  init?(key: String) {
    let parts = key.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    guard let source = parts.first, !source.isEmpty else { return nil }
    self.init(source: String(source), entryKey: parts.count == 2 ? String(parts[1]) : nil)
  }

  var key: String { entryKey.map { "\(source) \($0)" } ?? source }
}
