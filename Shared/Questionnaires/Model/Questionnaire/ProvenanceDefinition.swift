/// Whose work a questionnaire is, and who may have its wording.
public struct ProvenanceDefinition: Sendable, Hashable {
  /// Who outside the owning project may read the texts. Structure, codes and scores are always
  /// shared with whoever may see the questionnaire at all.
  public enum Sharing: String, Sendable, Hashable, CaseIterable {
    /// Nobody sees the questionnaire.
    case project
    /// Others see everything but the wording of elements, options and bands.
    case structure
    /// Others see and may fork everything.
    case anyone
  }

  /// Where structure and codes come from.
  public var source: String
  /// SPDX identifier or name.
  public var licence: String
  /// In the order of the citation.
  public var authors: [String]
  /// `10.prefix/suffix`, without a resolver's address.
  public var doi: String
  /// How to cite it, as one line.
  public var citation: String
  /// True where the wording is not the validated instrument's.
  public var hasDemonstrationWording: Bool
  public var sharing: Sharing

  public init(
    source: String = "", licence: String = "", authors: [String] = [], doi: String = "",
    citation: String = "", hasDemonstrationWording: Bool = false, sharing: Sharing = .project
  ) {
    self.source = source
    self.licence = licence
    self.authors = authors
    self.doi = doi
    self.citation = citation
    self.hasDemonstrationWording = hasDemonstrationWording
    self.sharing = sharing
  }
}
