/// The scores of a version. How they are computed is the catalogue's business; what is needed here is
/// that they can be, and what their columns are called.
public struct ScoreRules: Sendable {
  /// A score as a column of exports.
  public struct Column: Sendable, Hashable {
    public var scoreID: String
    /// Whether there are grades, which have a column of their own.
    public var hasBands: Bool

    public init(scoreID: String, hasBands: Bool) {
      self.scoreID = scoreID
      self.hasBands = hasBands
    }
  }

  public let columns: [Column]
  /// - Parameter answers: to questions that were shown, by element id.
  public let compute: @Sendable (_ answers: [String: KnownAnswer]) -> [SheetScore]

  public init(
    columns: [Column], compute: @escaping @Sendable ([String: KnownAnswer]) -> [SheetScore]
  ) {
    self.columns = columns
    self.compute = compute
  }

  public static let none = ScoreRules(columns: []) { _ in [] }
}
