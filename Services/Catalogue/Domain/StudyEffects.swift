import FoundationEssentials
import Questionnaires

/// Changes that an import makes for the participants of an existing study.
struct StudyEffects: Sendable {
  var earlier: StudyDefinition
  /// The study as imported, with a version in every use.
  var current: StudyDefinition

  /// Languages in which the consent text or a part of it changed or was removed.
  var consentLanguages: [String] {
    earlier.consentText.translations.map(\.language).filter {
      earlier.accepted(in: $0) != current.accepted(in: $0)
    }.sorted()
  }

  /// Groups whose participants are asked again, because the group's own text is new, changed or
  /// removed.
  var consentGroups: [String] {
    earlier.groups.filter { group in
      guard let now = current.groups.first(where: { $0.id == group.id }),
        !group.consentText.isAbsent || !now.consentText.isAbsent
      else { return false }
      return earlier.consentText.translations.contains {
        earlier.accepted(in: $0.language, by: group) != current.accepted(in: $0.language, by: now)
      }
    }.map(\.id).sorted()
  }

  var addedQuestionnaires: [String] {
    Self.ids(current.questionnaires, without: earlier.questionnaires, \.questionnaireID)
  }
  var removedQuestionnaires: [String] {
    Self.ids(earlier.questionnaires, without: current.questionnaires, \.questionnaireID)
  }
  var addedGroups: [String] { Self.ids(current.groups, without: earlier.groups, \.id) }
  var removedGroups: [String] { Self.ids(earlier.groups, without: current.groups, \.id) }

  var changesPrompts: Bool {
    earlier.triggers != current.triggers || earlier.promptRules != current.promptRules
  }

  /// Whether a text that anyone can read differs; their order has no meaning.
  var changesInformation: Bool { Set(earlier.information) != Set(current.information) }

  /// Whether the retention erases data at once that it did not erase before.
  func beginsErasure(at now: Date) -> Bool {
    func isErased(_ study: StudyDefinition) -> Bool {
      study.retentionEnd.map { $0 <= Int64(now.timeIntervalSince1970) } ?? false
    }
    return isErased(current) && !isErased(earlier)
  }

  /// Returns the questionnaires of both studies for which `isChanged` is true.
  func questionnaires(
    _ isChanged: (_ earlier: QuestionnaireUse, _ current: QuestionnaireUse) -> Bool
  ) -> [String] {
    current.questionnaires.filter { use in
      earlier.questionnaires.contains {
        $0.questionnaireID == use.questionnaireID && isChanged($0, use)
      }
    }.map(\.questionnaireID).sorted()
  }

  private static func ids<Part>(
    _ parts: [Part], without others: [Part], _ id: KeyPath<Part, String>
  ) -> [String] {
    let known = Set(others.map { $0[keyPath: id] })
    return parts.map { $0[keyPath: id] }.filter { !known.contains($0) }.sorted()
  }
}

extension StudyDefinition {
  /// The texts that a participant accepts in a language: the consent text, of the group if it has its
  /// own, and the parts. Nil if the study has no text in the language.
  fileprivate func accepted(in language: String, by group: StudyGroupDefinition? = nil) -> [String]?
  {
    let own = group.flatMap { $0.consentText.isAbsent ? nil : $0.consentText } ?? consentText
    guard let text = own[language] else { return nil }
    return [text] + consentDetails.parts.compactMap { $0.text[language] }
  }

  /// End of the retention that begins at the study's end, in seconds since 1970; nil without one.
  var retentionEnd: Int64? {
    guard let endsAt, let days = retention?.daysAfterEnd, days > 0 else { return nil }
    return endsAt.seconds + Int64(days) * 86_400
  }
}
