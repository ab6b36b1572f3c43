internal import CatalogueDomain
internal import CatalogueStore
package import Questionnaires

extension StudyImport {
  /// Everything to be said about the study and its questionnaires; they can be published when none of it
  /// is an error.
  ///
  /// - Parameters:
  ///   - published: those of the versions named by number that exist.
  ///   - hasStoredPassword: whether the study already has an access password.
  /// - Throws: when a published version is not what was stored.
  package func findings(
    published: [QuestionnaireVersionKey: ReferencedVersion] = [:], hasStoredPassword: Bool = false,
    limits: CatalogueLimits = .default
  ) throws -> [Finding] {
    var findings = FindingCollector(limit: limits.findingsMax)
    checkClaims(into: &findings)
    let byteCount =
      questionnaires.reduce(studyForm.byteCount) { $0 + $1.byteCount }
      + published.values.reduce(0) { $0 + $1.bytes.count }
    if byteCount > limits.studyBytesMax {
      findings.add(
        FindingPath().field("study"), .studyTooLarge,
        "the study has \(byteCount) bytes with its questionnaires; at most "
          + "\(limits.studyBytesMax) are allowed")
    } else if byteCount > limits.studyViewBytesMax {
      try checkViews(Array(published.values), limits, into: &findings)
    }
    return findings.findings
      + StudyChecker(limits: limits).check(
        study, questionnaires: questionnaires.map(\.definition),
        published: published.mapValues(\.definition), accessPassword: accessPassword,
        hasStoredPassword: hasStoredPassword)
  }

  private func checkClaims(into findings: inout FindingCollector) {
    for (position, claim) in claimed.enumerated() {
      let path = FindingPath().item("questionnaires", position)
      if claim.version != 0 {
        findings.add(
          path.field("version"), .versionGiven, "versions are counted by the catalogue; leave 0")
      }
      let hash = claim.contentHash
      if !hash.isEmpty, hash != questionnaires[position].definition.contentHash.hexadecimal {
        findings.add(
          path.field("content_hash"), .contentHashDiffers,
          "the contents are not those that the hash was taken over; leave it out if that is meant")
      }
    }
  }

  /// What devices get is in one language each.
  private func checkViews(
    _ published: [ReferencedVersion], _ limits: CatalogueLimits,
    into findings: inout FindingCollector
  ) throws {
    let languages = textLanguages(with: published)
    for language in languages.sorted() {
      let byteCount = try studyForm.viewByteCount(language, published.map(\.bytes))
      guard byteCount > limits.studyViewBytesMax else { continue }
      findings.add(
        FindingPath().field("study"), .studyTooLarge,
        "the study has \(byteCount) bytes in `\(language)` with its questionnaires; a device takes at "
          + "most \(limits.studyViewBytesMax)")
      return
    }
  }

  /// Of all texts of the study and the questionnaires that it uses.
  func textLanguages(with published: some Collection<ReferencedVersion>) -> Set<String> {
    var languages = studyForm.languages
    for questionnaire in questionnaires { languages.formUnion(questionnaire.languages) }
    for version in published { languages.formUnion(version.definition.textLanguages) }
    return languages
  }
}
