/// A random draw at each occurrence of a trigger: whether it causes notifications, and which.
public struct TriggerDraw: Sendable, Hashable {
  /// What a draw can give. Schedules select it by its id.
  public struct Option: Sendable, Hashable {
    public var id: String
    /// Probability in millionths.
    public var partsPerMillion: UInt32

    public init(id: String, partsPerMillion: UInt32) {
      self.id = id
      self.partsPerMillion = partsPerMillion
    }
  }

  /// A row of the table of probabilities.
  public struct Row: Sendable, Hashable {
    /// Condition on the sheet that caused the occurrence; nil if the row always holds.
    public var sheet: SheetCause?
    /// Empty if the participant is not available.
    public var options: [Option]

    public init(sheet: SheetCause? = nil, options: [Option] = []) {
      self.sheet = sheet
      self.options = options
    }
  }

  /// Millionths of the probability 1.
  public static let certain: UInt32 = 1_000_000

  public var rows: [Row]

  public init(rows: [Row] = []) { self.rows = rows }

  /// Returns the options of the first row that holds; empty if the participant is not available.
  public func options(where holds: (SheetCause) -> Bool) -> [Option] {
    rows.first { $0.sheet.map(holds) ?? true }?.options ?? []
  }
}

/// Fixed clock times of each day.
public struct TimesCause: Sendable, Hashable {
  public var minutesOfDay: [UInt32]

  public init(minutesOfDay: [UInt32]) { self.minutesOfDay = minutesOfDay }
}
