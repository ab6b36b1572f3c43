/// How a codebook is to be read.
public struct CodebookOptions: Sendable, Hashable {
  public enum UnknownTypes: Sendable, Hashable {
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

  /// Id of the questionnaire that the codebook becomes.
  public var questionnaireID: String
  /// Language that every text has; nil: English if the codebook has it, else its first language.
  public var defaultLanguage: String?
  /// Nil: the first title line of the file.
  public var title: String?
  public var licence: String
  public var unknownTypes: UnknownTypes
  public var choicesWithoutOptions: ChoicesWithoutOptions

  public init(
    questionnaireID: String, defaultLanguage: String? = nil, title: String? = nil,
    licence: String = "", unknownTypes: UnknownTypes = .refuse,
    choicesWithoutOptions: ChoicesWithoutOptions = .textLine
  ) {
    self.questionnaireID = questionnaireID
    self.defaultLanguage = defaultLanguage
    self.title = title
    self.licence = licence
    self.unknownTypes = unknownTypes
    self.choicesWithoutOptions = choicesWithoutOptions
  }
}
