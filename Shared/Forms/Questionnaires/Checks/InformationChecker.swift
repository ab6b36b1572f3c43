/// Checks the information texts of a study or an installation, and the origin of a study.
struct InformationChecker {
  let texts: TextChecker

  /// - Parameter path: path of the message that contains `texts`.
  func check(_ information: [InformationTextDefinition], _ path: FindingPlace) {
    var seen = Set<InformationTextDefinition.Kind>()
    for (position, entry) in information.enumerated() {
      // No more can be valid.
      guard position <= InformationTextDefinition.Kind.allCases.count else { break }
      let here = path.item("texts", position)
      let names = InformationTextDefinition.Kind.allCases.map(\.rawValue).joined(separator: ", ")
      if let kind = entry.kind {
        if !seen.insert(kind).inserted {
          here.field("kind").add(
            .informationKindDuplicate, "`\(kind.rawValue)` occurs twice; give it once")
        }
      } else {
        here.field("kind").add(.informationKindMissing, "choose one of \(names)")
      }
      texts.check(entry.text, here.field("text"), required: true)
    }
  }

  func check(_ origin: StudyOriginDefinition, _ path: FindingPlace) {
    guard IdentifierSyntax.isID(origin.projectID), IdentifierSyntax.isID(origin.studyID),
      origin.revision > 0
    else {
      path.add(.originInvalid, "give project, study and a published revision, or nothing")
      return
    }
  }
}

extension InstallationTextsDefinition {
  /// Errors and warnings; the texts may be set if none is an error.
  ///
  /// - Parameter path: path of the texts in the request.
  public func findings(
    at path: FindingPath = FindingPath(), limits: CatalogueLimits = .default
  ) -> [Finding] {
    let findings = FindingCollector(limit: limits.findingsMax)
    let checker = TextChecker(limits: limits, defaultLanguage: defaultLanguage)
    let place = FindingPlace(findings, path)
    checker.checkLanguages(default: defaultLanguage, promised: [], place)
    InformationChecker(texts: checker).check(texts, place)
    return findings.findings
  }
}
