public import Messages
public import Questionnaires

extension LanguageFallback {
  /// What is not said, or not known to this release, is English.
  public init(_ message: CatalogueV1.LanguageFallback) {
    switch message {
    case .defaultLanguage: self = .defaultLanguage
    case .unspecified, .english, .unrecognized: self = .english
    }
  }
}
