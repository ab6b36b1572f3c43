import Questionnaires

extension StudyImport {
  /// Returns all findings about the study and its questionnaires. The import can be published if
  /// none is an error.
  ///
  /// - Parameters:
  ///   - published: existing versions among those referenced by number.
  ///   - hasStoredPassword: whether the study already has an access password.
  /// - Throws: an error if a stored version cannot be decoded.
  func findings(
    published: [QuestionnaireVersionKey: ReferencedVersion] = [:], hasStoredPassword: Bool = false,
    limits: CatalogueLimits = .default
  ) throws -> [Finding] {
    let findings = FindingCollector(limit: limits.findingsMax)
    checkClaims(findings.place)
    let byteCount =
      questionnaires.reduce(studyForm.byteCount) { $0 + $1.byteCount }
      + published.values.reduce(0) { $0 + $1.bytes.count }
    if byteCount > limits.studyBytesMax {
      findings.place.field("study").add(
        .studyTooLarge,
        "the study has \(byteCount) bytes with its questionnaires; at most "
          + "\(limits.studyBytesMax) are allowed")
    } else if byteCount > limits.studyViewBytesMax {
      try checkViews(Array(published.values), limits, findings.place)
    }
    return findings.findings
      + StudyChecker(limits: limits).check(
        study, questionnaires: questionnaires.map(\.definition),
        published: published.mapValues(\.definition), accessPassword: accessPassword,
        hasStoredPassword: hasStoredPassword)
  }

  private func checkClaims(_ place: FindingPlace) {
    for (position, claim) in claimed.enumerated() {
      let path = place.item("questionnaires", position)
      if claim.version != 0 {
        path.field("version").add(
          .versionGiven, "versions are assigned by the catalogue: leave it 0")
      }
      let hash = claim.contentHash
      if !hash.isEmpty, hash != questionnaires[position].definition.contentHash.hexadecimal {
        path.field("content_hash").add(
          .contentHashDiffers,
          "the hash does not match the contents; leave it out to publish these contents")
      }
    }
  }

  /// Checks the size of device views, which contain one language each.
  private func checkViews(
    _ published: [ReferencedVersion], _ limits: CatalogueLimits, _ place: FindingPlace
  ) throws {
    let languages = textLanguages(with: published)
    for language in languages.sorted() {
      let byteCount = try studyForm.viewByteCount(language, published.map(\.bytes))
      guard byteCount > limits.studyViewBytesMax else { continue }
      place.field("study").add(
        .studyTooLarge,
        "the study has \(byteCount) bytes in `\(language)` with its questionnaires; devices accept at "
          + "most \(limits.studyViewBytesMax)")
      return
    }
  }

  /// Returns the languages of all texts of the study and its questionnaires.
  func textLanguages(with published: some Collection<ReferencedVersion>) -> Set<String> {
    var languages = studyForm.languages
    for questionnaire in questionnaires { languages.formUnion(questionnaire.languages) }
    for version in published { languages.formUnion(version.definition.textLanguages) }
    return languages
  }
}
