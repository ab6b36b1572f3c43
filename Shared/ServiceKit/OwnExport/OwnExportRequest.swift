public import FoundationEssentials

/// Somebody's call for an export of the own records, or for somebody else's as an administrator.
public struct OwnExportRequest: Sendable {
  public var question: OwnExportQuestion
  public var callerID: UUID
  /// Where it goes on; nil: at the beginning.
  var place: OwnExportPlace?
  let tokens: PageTokens

  /// An administrator asks for somebody else.
  public var isForAnother: Bool { question.participantID != callerID }

  /// - Throws: as ``OwnExport/request(participantID:language:resumeToken:tokens:caller:)``.
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
    if isForAnother { try caller.requireAdministrator() }
    try caller.requireFreshProof(at: now)
  }

  func token(_ place: OwnExportPlace) -> String { tokens.token(after: place.key) }
}

/// Where an export goes on: in which source, and behind which entry of it.
struct OwnExportPlace: Sendable, Hashable {
  var source: String
  /// Nil: at its first.
  var entryKey: String?

  init(source: String, entryKey: String? = nil) {
    self.source = source
    self.entryKey = entryKey
  }

  /// Nil for anything that ``key`` cannot be.
  init?(key: String) {
    let parts = key.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    guard let source = parts.first, !source.isEmpty else { return nil }
    self.init(source: String(source), entryKey: parts.count == 2 ? String(parts[1]) : nil)
  }

  var key: String { entryKey.map { "\(source) \($0)" } ?? source }
}
