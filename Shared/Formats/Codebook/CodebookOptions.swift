/// How to read what a codebook leaves open.
public struct CodebookOptions: Sendable, Hashable {
  public enum UnknownTypes: Sendable, Hashable {
    /// Keep the row as a question that is not supported: it survives the way back.
    case keep
    /// Report the row and read nothing.
    case refuse
    /// Leave the row out and say so in the report.
    case skip
  }

  public enum ChoicesWithoutOptions: Sendable, Hashable {
    /// Read the question as a line of text and say so in the report. The apps behind codebooks fill
    /// in such lists themselves (countries, for one).
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
