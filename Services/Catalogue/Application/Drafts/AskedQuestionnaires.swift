import Postgres
import Questionnaires

/// The currently published questionnaires that a draft's conditions refer to.
struct AskedQuestionnaires: Sendable {
  /// Maximum number of questionnaires checked; a study that uses them all checks them all.
  private static let countMax = 20
  private static let bytesMax = 32 << 20
  private let questionnaires = QuestionnaireStore()

  /// - Parameter project: the draft's project. Unshared questionnaires of other projects count as
  ///   unpublished.
  /// - Returns: the index of each questionnaire by id; nil beyond the limits. Unpublished ones are
  ///   absent.
  func indexes(
    for definition: QuestionnaireDefinition, in project: String,
    on executor: some PostgresExecutor
  ) async throws -> [String: QuestionIndex?] {
    let references = definition.elements.flatMap { $0.shownIf?.references ?? [] }
    let asked = Set(references.map(\.questionnaireID)).subtracting([""]).sorted()
    if asked.isEmpty { return [:] }
    var indexes: [String: QuestionIndex?] = [:]
    for id in asked.dropFirst(Self.countMax) { indexes.updateValue(nil, forKey: id) }
    // The latest answers may belong to the previous version of the questionnaire itself.
    if asked.contains(definition.id) { indexes[definition.id] = QuestionIndex(definition) }
    let newest = try await executor.answer(
      to: questionnaires.newest(asked.prefix(Self.countMax).filter { indexes[$0] == nil }))
    var bytes = 0
    for (id, version) in newest.sorted(by: { $0.key < $1.key }) {
      if version.projectID != project {
        guard try await executor.answer(to: questionnaires.isShared(id)) else { continue }
      }
      let key = QuestionnaireVersionKey(id: id, version: version.version)
      bytes += try await executor.answer(to: questionnaires.byteCount(of: [key]))
      guard bytes <= Self.bytesMax else {
        indexes.updateValue(nil, forKey: id)
        continue
      }
      let stored = try await executor.answer(to: questionnaires.versions([key])).first
      indexes.updateValue(
        try stored.map { QuestionIndex(try QuestionnaireDefinition(stored: $0.definition)) },
        forKey: id)
    }
    return indexes
  }
}
