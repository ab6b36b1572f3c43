import FoundationEssentials
import Postgres
import Questionnaires

/// Finds the questions whose answers are in no list of series (`hidden_from_statistics`). The newest
/// version with a question decides, among those that the study uses now and those of the
/// participant's sheets.
struct HiddenQuestions: Sendable {
  let router: PostgresReadRouter
  let questionnaires: QuestionnaireCache

  /// Versions that are not known here hide nothing.
  ///
  /// - Throws: `PostgresError`; ``IngestionError`` `.validationLimit`.
  func callAsFunction(of participantID: UUID, in studyID: String) async throws -> [SeriesKey] {
    let versions = try await router.answer(
      to: SeriesReader.versions(
        participantID: participantID, studyID: studyID, withPresent: true))
    let known = try await questionnaires.resolutions(of: Set(versions)).values.compactMap(\.known)
    return Dictionary(grouping: known, by: \.questionnaireID).flatMap { questionnaireID, versions in
      Self.hidden(in: versions).map { SeriesKey(.question, questionnaireID, $0) }
    }
  }

  /// - Parameter versions: versions of one questionnaire in any order.
  static func hidden(in versions: [PreparedQuestionnaire]) -> [String] {
    var decided = Set<String>()
    var hidden: [String] = []
    for version in versions.sorted(by: { $0.version > $1.version }) {
      for element in version.definition.elements {
        guard let question = element.question, decided.insert(element.id).inserted else { continue }
        if question.isHiddenFromStatistics { hidden.append(element.id) }
      }
    }
    return hidden.sorted()
  }
}
