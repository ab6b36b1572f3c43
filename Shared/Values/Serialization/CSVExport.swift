/// Writes items as CSV in chunks, page by page. A slow reader holds one page in memory, but no
/// connection and no snapshot.
public struct CSVExport {
  /// What ``ExportedChunk/items`` counts.
  public enum Counting {
    case items
    case rows
  }

  private let header: [String]
  private let counting: Counting

  public init(header: [String], counting: Counting = .rows) {
    self.header = header
    self.counting = counting
  }

  /// Writes the header and all pages; waits for a slow reader.
  ///
  /// - Parameters:
  ///   - page: returns the items after the given one, nil for the first page. An empty page ends
  ///     the export.
  ///   - rows: returns the rows of an item.
  /// - Throws: errors of `page` and `write`.
  public nonisolated(nonsending) func write<Item>(
    to write: (ExportedChunk) async throws -> Void, rows: (Item) -> [[String]],
    page: (_ last: Item?) async throws -> [Item]
  ) async throws {
    var csv = CSVWriter()
    var chunks = ChunkBuffer()
    csv.write(header)
    chunks.append(csv.takeBytes(), isItem: false)
    var last: Item?
    while true {
      let items = try await page(last)
      guard let end = items.last else { break }
      last = end
      for item in items {
        for row in rows(item) {
          csv.write(row)
          if counting == .rows { chunks.append(csv.takeBytes()) }
        }
        if counting == .items { chunks.append(csv.takeBytes()) }
        while let chunk = chunks.takeChunk() { try await write(chunk) }
      }
    }
    while let chunk = chunks.takeChunk(isLast: true) { try await write(chunk) }
  }
}
