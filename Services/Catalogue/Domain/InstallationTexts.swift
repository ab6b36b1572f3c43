import FoundationEssentials
import Questionnaires

/// A stored revision of the installation's texts.
struct InstallationTexts: Sendable, Hashable {
  /// From 1.
  var revision: UInt32
  /// Stored form, without revision and time.
  var definition: [UInt8]
  var publishedAt: Date
}

/// Texts of the installation to be stored.
struct InstallationContents: Sendable {
  var definition: InstallationTextsDefinition
  /// Stored form.
  var bytes: [UInt8]
}
