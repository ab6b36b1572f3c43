public import Messages
public import Questionnaires

extension InformationTextDefinition {
  init(_ message: CatalogueV1.InformationText) {
    let kind: Kind? =
      switch message.kind {
      case .about: .about
      case .team: .team
      case .privacy: .privacy
      case .imprint: .imprint
      case .help: .help
      case .contact: .contact
      case .unspecified, .unrecognized: nil
      }
    self.init(kind: kind, text: TranslatedText(message.text))
  }
}

extension CatalogueV1.InformationText {
  init(_ entry: InformationTextDefinition) {
    let kind: CatalogueV1.InformationKind =
      switch entry.kind {
      case .about: .about
      case .team: .team
      case .privacy: .privacy
      case .imprint: .imprint
      case .help: .help
      case .contact: .contact
      case nil: .unspecified
      }
    self.init(kind: kind, text: CatalogueV1.LocalizedText(entry.text))
  }
}

extension InstallationTextsDefinition {
  public init(_ message: CatalogueV1.InstallationTexts) {
    self.init(
      defaultLanguage: message.defaultLanguage,
      texts: message.texts.map(InformationTextDefinition.init))
  }
}

extension CatalogueV1.InstallationTexts {
  /// Leaves the revision and the time empty; the service sets them.
  public init(_ definition: InstallationTextsDefinition) {
    self.init(
      texts: definition.texts.map(CatalogueV1.InformationText.init),
      defaultLanguage: definition.defaultLanguage)
  }
}

extension StudyOriginDefinition {
  init(_ message: CatalogueV1.StudyOrigin) {
    self.init(
      projectID: message.projectID, studyID: message.studyID, revision: message.revision)
  }
}

extension CatalogueV1.StudyOrigin {
  init(_ origin: StudyOriginDefinition) {
    self.init(projectID: origin.projectID, studyID: origin.studyID, revision: origin.revision)
  }
}
