internal import Questionnaires

extension YAMLValue {
  /// Reads a file with the texts of an installation.
  func installationTexts() -> InstallationTextsDefinition? {
    let path = FindingPath()
    noted(path)
    return mapping("installation") { mapping in
      InstallationTextsDefinition(
        defaultLanguage: mapping.required("default-language")?
          .noted(path.field("default_language")).text() ?? "",
        texts: mapping.required("installation")?.informationTexts(at: path) ?? [])
    }
  }

  /// Reads `{about, team, privacy, imprint, help, contact}`.
  ///
  /// - Parameter parent: path of the message that contains `texts`.
  func informationTexts(at parent: FindingPath) -> [InformationTextDefinition] {
    noted(parent.field("texts"))
    return mapping("information") { mapping in
      var texts: [InformationTextDefinition] = []
      for kind in InformationTextDefinition.Kind.allCases {
        guard let value = mapping.optional(kind.rawValue) else { continue }
        let path = parent.item("texts", texts.count)
        value.noted(path)
        texts.append(
          InformationTextDefinition(
            kind: kind, text: value.translatedText(at: path.field("text")) ?? TranslatedText()))
      }
      return texts
    } ?? []
  }

  /// Reads `{project, study, revision}`.
  func studyOrigin(at path: FindingPath) -> StudyOriginDefinition? {
    noted(path)
    return mapping("study-origin") { mapping in
      StudyOriginDefinition(
        projectID: mapping.required("project")?.text() ?? "",
        studyID: mapping.required("study")?.text() ?? "",
        revision: mapping.required("revision")?.unsigned() ?? 0)
    }
  }
}
