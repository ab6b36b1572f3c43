public import FoundationEssentials
public import Serialization

/// Gives what one table, or a few that belong together, have of a participant, for the participant's own
/// export.
public protocol OwnRecordSource: Sendable {
  /// The files that the records go to. The first one's name names the source in resume tokens; names are
  /// unique within a service.
  var tables: [ExportedTable] { get }

  /// The records behind a place of a stable order, a page of them: a reader that is slow holds no connection
  /// and no snapshot.
  ///
  /// - Parameter key: of the entry before; nil: from the first.
  /// - Throws: ``OwnExportKeyInvalid`` for a key that is none; `PostgresError`; what the service's use-cases
  ///   throw.
  func page(of question: OwnExportQuestion, after key: String?) async throws -> OwnRecordPage
}

/// Of whom records are asked for, and how.
public struct OwnExportQuestion: Sendable, Hashable {
  public var participantID: UUID
  /// BCP 47, in which texts are wanted; empty: no wish.
  public var language: String

  public init(participantID: UUID, language: String = "") {
    self.participantID = participantID
    self.language = language
  }
}

/// Some records in their order.
public struct OwnRecordPage: Sendable {
  /// What an export can be resumed behind: all records of one row.
  public struct Entry: Sendable {
    public var key: String
    /// Made when it is their turn: those of a page at once would take many times its memory.
    public var records: @Sendable () -> [OwnRecord]

    public init(key: String, records: @escaping @Sendable () -> [OwnRecord]) {
      self.key = key
      self.records = records
    }
  }

  public var entries: [Entry]
  /// Nothing comes behind them.
  public var isLast: Bool

  public init(entries: [Entry], isLast: Bool) {
    self.entries = entries
    self.isLast = isLast
  }
}

/// One record of one file.
public struct OwnRecord: Sendable, Hashable {
  public var table: ExportedTable
  /// One for each column.
  public var values: [ExportedValue]

  public init(_ table: ExportedTable, _ values: [ExportedValue]) {
    self.table = table
    self.values = values
  }
}

/// The place that an export is to be resumed from does not exist in this order.
public struct OwnExportKeyInvalid: Error {
  public init() {}
}
