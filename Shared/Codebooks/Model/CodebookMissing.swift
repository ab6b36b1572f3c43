/// What a cell without a value may mean. Which of the reasons it is, other columns tell: `version`, `closing`,
/// `withdrawn_at`.
public struct CodebookMissing: Sendable, Hashable, Decodable {
  /// What stands in the cell: nothing, or `;`.
  public var cell: String
  /// A name that stays.
  public var reason: String
  public var meaning: CodebookWords

  public init(cell: String, reason: String, meaning: CodebookWords) {
    self.cell = cell
    self.reason = reason
    self.meaning = meaning
  }
}
