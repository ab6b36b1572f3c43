internal import CatalogueDomain
internal import Messages
internal import Questionnaires

/// In which languages a study is answered.
enum StudyTexts: Sendable, Hashable {
  /// In all that it has.
  case every
  /// In the language or a fallback of it; nil: the fallbacks alone.
  case one(LanguageTag?)

  /// Equal for requests that see the same texts; no list of languages is `*`.
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
