public import Messages
internal import QuestionnaireWire
public import Questionnaires

/// An import request, cleaned and read into the domain's terms.
public struct ImportDefinition: Sendable {
  /// What would be stored, without what the service counts or computes.
  let studyMessage: CatalogueV1.Study
  let questionnaireMessages: [CatalogueV1.Questionnaire]
  let study: StudyDefinition
  let questionnaires: [QuestionnaireDefinition]
  private let accessPassword: String
  /// What the request says about things that it must leave to the service.
  private let claimed: [CatalogueV1.Questionnaire]

  public init(_ request: CatalogueV1.ImportStudyRequest) {
    studyMessage = (request.study ?? CatalogueV1.Study()).cleaned
    questionnaireMessages = request.questionnaires.map(\.cleaned)
    study = StudyDefinition(studyMessage)
    questionnaires = questionnaireMessages.map(QuestionnaireDefinition.init)
    accessPassword = request.accessPassword
    claimed = request.questionnaires
  }

  /// The published versions that the study uses by number and does not bring along.
  var referencedVersions: [QuestionnaireVersionKey] {
    study.questionnaires.filter { $0.version > 0 }
      .map { QuestionnaireVersionKey(id: $0.questionnaireID, version: $0.version) }
  }

  /// Everything to be said about the import; it can be published when none of it is an error.
  ///
  /// - Parameters:
  ///   - published: those of the versions named by number that exist.
  ///   - hasStoredPassword: whether the study already has an access password.
  public func findings(
    published: [QuestionnaireVersionKey: CatalogueV1.Questionnaire] = [:],
    hasStoredPassword: Bool = false, limits: CatalogueLimits = .default
  ) -> [Finding] {
    var findings = FindingCollector(limit: limits.findingsMax)
    for (position, questionnaire) in claimed.enumerated() {
      let path = FindingPath().item("questionnaires", position)
      if questionnaire.version != 0 {
        findings.add(
          path.field("version"), .versionGiven, "versions are counted by the catalogue; leave 0")
      }
      let hash = questionnaire.contentHash
      if !hash.isEmpty, hash != questionnaires[position].contentHash.hexadecimal {
        findings.add(
          path.field("content_hash"), .contentHashDiffers,
          "the contents are not those that the hash was taken over; leave it out if that is meant")
      }
    }
    let byteCount = (questionnaireMessages + published.values)
      .reduce(studyMessage.serialized().count) { $0 + $1.serialized().count }
    if byteCount > limits.studyBytesMax {
      findings.add(
        FindingPath().field("study"), .studyTooLarge,
        "the study has \(byteCount) bytes with its questionnaires; at most "
          + "\(limits.studyBytesMax) are allowed")
    } else if byteCount > limits.studyViewBytesMax {
      checkViews(Array(published.values), limits, into: &findings)
    }
    return findings.findings
      + StudyChecker(limits: limits).check(
        study, questionnaires: questionnaires,
        published: published.mapValues { QuestionnaireDefinition($0) },
        accessPassword: accessPassword, hasStoredPassword: hasStoredPassword)
  }

  /// What devices get is in one language each.
  private func checkViews(
    _ published: [CatalogueV1.Questionnaire], _ limits: CatalogueLimits,
    into findings: inout FindingCollector
  ) {
    let all = questionnaireMessages + published
    let languages = all.reduce(into: studyMessage.textLanguages) {
      $0.formUnion($1.textLanguages)
    }
    for language in languages.sorted() {
      let tag = LanguageTag(language)
      let byteCount = all.reduce(studyMessage.localized(tag).serialized().count) {
        $0 + $1.localized(tag, studyDefault: study.defaultLanguage).serialized().count
      }
      guard byteCount > limits.studyViewBytesMax else { continue }
      findings.add(
        FindingPath().field("study"), .studyTooLarge,
        "the study has \(byteCount) bytes in `\(language)` with its questionnaires; a device takes at "
          + "most \(limits.studyViewBytesMax)")
      return
    }
  }
}
