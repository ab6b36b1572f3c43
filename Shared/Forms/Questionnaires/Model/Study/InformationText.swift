/// A text about a study or an installation that anyone can read.
public struct InformationTextDefinition: Sendable, Hashable {
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case about, team, privacy, imprint, help, contact
  }

  /// Nil if unknown.
  public var kind: Kind?
  public var text: TranslatedText

  public init(kind: Kind?, text: TranslatedText) {
    self.kind = kind
    self.text = text
  }
}

/// The texts of an installation.
public struct InstallationTextsDefinition: Sendable, Hashable {
  /// BCP 47; every text has it.
  public var defaultLanguage: String
  public var texts: [InformationTextDefinition]

  public init(defaultLanguage: String, texts: [InformationTextDefinition]) {
    self.defaultLanguage = defaultLanguage
    self.texts = texts
  }
}

/// The published study that a study was forked from.
public struct StudyOriginDefinition: Sendable, Hashable {
  public var projectID: String
  public var studyID: String
  /// From 1.
  public var revision: UInt32

  public init(projectID: String, studyID: String, revision: UInt32) {
    self.projectID = projectID
    self.studyID = studyID
    self.revision = revision
  }
}
