/// Options for ambiguous parts of a codebook.
public struct TrackCodebookOptions: Sendable, Hashable {
  public enum UnknownTypes: Sendable, Hashable {
    /// Keep the row as an unsupported question, which is preserved when converting back.
    case keep
    /// Report the row as an error and read nothing.
    case refuse
    /// Skip the row and report it.
    case skip
  }

  public enum ChoicesWithoutOptions: Sendable, Hashable {
    /// Read the question as a line of text and report it. The apps for codebooks provide such lists
    /// themselves (countries, for example).
    case textLine
    case refuse
    case skip
  }

  public var unknownTypes: UnknownTypes
  public var choicesWithoutOptions: ChoicesWithoutOptions

  public init(
    unknownTypes: UnknownTypes = .keep, choicesWithoutOptions: ChoicesWithoutOptions = .textLine
  ) {
    self.unknownTypes = unknownTypes
    self.choicesWithoutOptions = choicesWithoutOptions
  }
}
