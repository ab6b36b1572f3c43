import Messages
import Questionnaires

/// The languages in a study's response.
enum StudyTexts: Sendable, Hashable {
  /// All languages.
  case every
  /// One language or its fallback; nil for the fallbacks only.
  case one(LanguageTag?)

  /// Equal keys mean equal texts; `*` cannot be a list of languages.
  func viewKey(of head: StudyHead) -> String {
    switch self {
    case .every: "*"
    case .one(let language): head.viewKey(language)
    }
  }

  func selecting(_ study: CatalogueV1.Study) -> CatalogueV1.Study {
    switch self {
    case .every: study
    case .one(let language): study.localized(language)
    }
  }
}
