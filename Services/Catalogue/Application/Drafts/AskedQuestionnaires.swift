internal import CatalogueStore
internal import Postgres
internal import Questionnaires

/// The questionnaires that a draft's conditions ask about, as they are published now.
struct AskedQuestionnaires: Sendable {
  /// More are taken as they are; a study that uses them all checks them.
  private static let countMax = 20
  private static let bytesMax = 32 << 20
  private let questionnaires = QuestionnaireStore()

  /// - Parameter project: of the draft. What other projects share with nobody is not published for
  ///   it.
  /// - Returns: what is to be known of each by its id; nil where that is too much. Those that are not
  ///   published are not in it.
  func indexes(
    for definition: QuestionnaireDefinition, in project: String,
    on executor: some PostgresExecutor
  ) async throws -> [String: QuestionIndex?] {
    let references = definition.elements.flatMap { $0.shownIf?.references ?? [] }
    let asked = Set(references.map(\.questionnaireID)).subtracting([""]).sorted()
    if asked.isEmpty { return [:] }
    var indexes: [String: QuestionIndex?] = [:]
    for id in asked.dropFirst(Self.countMax) { indexes.updateValue(nil, forKey: id) }
    // Its own latest sheet may have been of the version before, which it goes on from.
    if asked.contains(definition.id) { indexes[definition.id] = QuestionIndex(definition) }
    let newest = try await questionnaires.newest(
      asked.prefix(Self.countMax).filter { indexes[$0] == nil }, on: executor)
    var bytes = 0
    for (id, version) in newest.sorted(by: { $0.key < $1.key }) {
      if version.projectID != project {
        guard try await questionnaires.isShared(id, on: executor) else { continue }
      }
      let key = QuestionnaireVersionKey(id: id, version: version.version)
      bytes += try await questionnaires.byteCount(of: [key], on: executor)
      guard bytes <= Self.bytesMax else {
        indexes.updateValue(nil, forKey: id)
        continue
      }
      let stored = try await questionnaires.versions([key], on: executor).first
      indexes.updateValue(
        try stored.map { QuestionIndex(try QuestionnaireDefinition(stored: $0.definition)) },
        forKey: id)
    }
    return indexes
  }
}
