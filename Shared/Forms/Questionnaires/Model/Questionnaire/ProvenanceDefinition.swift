/// Authorship of a questionnaire, and access to its wording.
public struct ProvenanceDefinition: Sendable, Hashable {
  /// Access to the texts outside the owning project. Structure, codes and scores are shared with
  /// every project that may see the questionnaire.
  public enum Sharing: String, Sendable, Hashable, CaseIterable {
    /// Hidden from other projects.
    case project
    /// Other projects see everything except the wording of elements, options and bands.
    case structure
    /// Other projects see everything and may fork it.
    case anyone
  }

  /// Source of structure and codes.
  public var source: String
  /// SPDX identifier or name.
  public var licence: String
  /// Authors in citation order.
  public var authors: [String]
  /// `10.prefix/suffix`, without the address of a resolver.
  public var doi: String
  /// Recommended citation in one line.
  public var citation: String
  /// Whether the wording differs from that of the validated instrument.
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
