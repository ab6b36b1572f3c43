public import FoundationEssentials
public import Serialization

/// Provides a participant's data in one or a few related tables for the participant's own export.
public protocol OwnRecordSource: Sendable {
  /// The files for the records. The first name identifies the source in resume tokens; names are
  /// unique within a service.
  var tables: [ExportedTable] { get }

  /// Returns a page of records in a stable order. Pages avoid holding a connection or snapshot for
  /// a slow reader.
  ///
  /// - Parameter key: key of the previous entry; nil for the first page.
  /// - Throws: ``OwnExportKeyInvalid`` for an invalid key; `PostgresError`; errors of the service's
  ///   use-cases.
  func page(of question: OwnExportQuestion, after key: String?) async throws -> OwnRecordPage
}

/// The participant and the preferred language of an export.
public struct OwnExportQuestion: Sendable, Hashable {
  public var participantID: UUID
  /// Preferred language of texts (BCP 47); empty for no preference.
  public var language: String

  public init(participantID: UUID, language: String = "") {
    self.participantID = participantID
    self.language = language
  }
}

/// A page of records in order.
public struct OwnRecordPage: Sendable {
  /// All records of one row; an export can be resumed behind it.
  public struct Entry: Sendable {
    public var key: String
    /// Makes the records on demand, because those of a whole page would need too much memory.
    public var records: @Sendable () -> [OwnRecord]

    public init(key: String, records: @escaping @Sendable () -> [OwnRecord]) {
      self.key = key
      self.records = records
    }
  }

  public var entries: [Entry]
  /// Whether this is the last page.
  public var isLast: Bool

  public init(entries: [Entry], isLast: Bool) {
    self.entries = entries
    self.isLast = isLast
  }
}

/// One record of one file.
public struct OwnRecord: Sendable, Hashable {
  public var table: ExportedTable
  /// One value for each column.
  public var values: [ExportedValue]

  public init(_ table: ExportedTable, _ values: [ExportedValue]) {
    self.table = table
    self.values = values
  }
}

/// The resume position does not exist in this order.
public struct OwnExportKeyInvalid: Error {
  public init() {}
}
