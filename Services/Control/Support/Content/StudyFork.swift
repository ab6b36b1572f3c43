import Fields
import Messages
internal import QuestionnaireWire
import Questionnaires

/// A new study made from a published one.
struct StudyFork: Sendable {
  /// Texts of the original that are about its own team and so do not belong to a fork.
  private static let teamTexts: Set<InformationTextDefinition.Kind> = [
    .team, .privacy, .imprint, .contact,
  ]

  let study: StudyDefinition
  /// What differs from the original, and what its author has to do.
  let notes: [String]

  /// - Parameters:
  ///   - original: the published study with all languages.
  ///   - project: its project.
  ///   - renaming: questionnaires that are forked as well.
  init(
    of original: CatalogueV1.Study, in project: String, as id: String,
    renaming: QuestionnaireRenaming
  ) {
    var study = StudyDefinition(renaming.applied(to: original))
    var notes: [String] = []
    study.id = id
    study.origin = StudyOriginDefinition(
      projectID: project, studyID: original.studyID, revision: original.revision)
    study.sharing = .project
    study.isPaused = false
    study.earlierConsentsEndAt = nil
    if study.startsAt != nil || study.endsAt != nil {
      (study.startsAt, study.endsAt) = (nil, nil)
      notes.append("starts-at and ends-at are left out; give those of your study")
    }
    let left = study.information.filter { $0.kind.map(Self.teamTexts.contains) ?? true }
    study.information.removeAll { left.contains($0) }
    if !left.isEmpty {
      let names = left.compactMap(\.kind?.rawValue).joined(separator: ", ")
      notes.append("texts about the original's team are left out; write your own: \(names)")
    }
    study.consentText = ConsentReview.marking(study.consentText)
    for index in study.groups.indices {
      study.groups[index].consentText = ConsentReview.marking(study.groups[index].consentText)
    }
    (study.consentDetails.label, study.consentDetails.date) = ("", "")
    notes.append(
      "the consent text names the original's team and data protection: review it in each language "
        + "and remove \"\(ConsentReview.marker)\"")
    for index in study.questionnaires.indices {
      // A fork is the file beside the study; others stay the published version.
      if renaming.names.values.contains(study.questionnaires[index].questionnaireID) {
        study.questionnaires[index].version = 0
      }
    }
    self.study = study
    self.notes = notes
  }

  /// The id of a forked questionnaire: the new study's id in place of the old one's, or before it.
  static func questionnaireID(_ id: String, of study: String, as new: String) -> String {
    if id == study { return new }
    let rest = id.hasPrefix(study + "-") ? String(id.dropFirst(study.count + 1)) : id
    return "\(new)-\(rest)"
  }
}
