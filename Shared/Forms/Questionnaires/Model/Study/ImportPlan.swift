/// The changes of an import, given the published versions. Pure, so that a dry run and the import
/// cannot differ.
public struct ImportPlan: Sendable, Hashable {
  /// The newest published version of a questionnaire.
  public struct Newest: Sendable, Hashable {
    public var version: UInt32
    public var contentHash: [UInt8]

    public init(version: UInt32, contentHash: [UInt8]) {
      self.version = version
      self.contentHash = contentHash
    }
  }

  public struct Publication: Sendable, Hashable {
    public var questionnaireID: String
    public var version: UInt32
    public var contentHash: [UInt8]
    /// Whether a new version is published; false if the newest one already has these contents.
    public var isNew: Bool

    public init(
      questionnaireID: String, version: UInt32, contentHash: [UInt8], isNew: Bool
    ) {
      self.questionnaireID = questionnaireID
      self.version = version
      self.contentHash = contentHash
      self.isNew = isNew
    }
  }

  /// Publications in import order.
  public let publications: [Publication]
  /// The study with a version for every use.
  public let study: StudyDefinition

  /// - Parameters:
  ///   - questionnaires: id and content hash of each imported questionnaire.
  ///   - newest: newest versions by id; unpublished questionnaires are absent.
  public init(
    study: StudyDefinition, questionnaires: [(id: String, contentHash: [UInt8])],
    newest: [String: Newest]
  ) {
    publications = questionnaires.map { id, hash in
      guard let known = newest[id] else {
        return Publication(questionnaireID: id, version: 1, contentHash: hash, isNew: true)
      }
      let isNew = known.contentHash != hash
      return Publication(
        questionnaireID: id, version: isNew ? known.version + 1 : known.version,
        contentHash: hash, isNew: isNew)
    }
    let versions = Dictionary(
      publications.map { ($0.questionnaireID, $0.version) }, uniquingKeysWith: { first, _ in first }
    )
    var resolved = study
    for index in resolved.questionnaires.indices where resolved.questionnaires[index].version == 0 {
      resolved.questionnaires[index].version =
        versions[resolved.questionnaires[index].questionnaireID] ?? 0
    }
    self.study = resolved
  }
}
