import Foundation

/// Sorts rows by participant in a bounded amount of memory: parts that are full are sorted and
/// written to unnamed files, and merged at the end.
final class RowSorter {
  /// A row of one of several tables.
  struct Row: Sendable, Hashable {
    /// Sort key.
    var participant: String
    /// Number of the table.
    var table: Int
    var fields: [String]
  }

  /// Default size of a part in bytes.
  static let partBytesMax = 64 << 20

  private let folder: String
  private let partBytesMax: Int
  private var part: [Row] = []
  private var partBytes = 0
  private var files: [FileHandle] = []

  /// - Parameter folder: for the files, which have no names and vanish with the process.
  init(folder: String, partBytesMax: Int = RowSorter.partBytesMax) {
    self.folder = folder
    self.partBytesMax = partBytesMax
  }

  deinit { for file in files { try? file.close() } }

  /// Number of parts on disk.
  var fileCount: Int { files.count }

  /// - Throws: ``OutputFailure``.
  func add(_ row: Row) throws {
    part.append(row)
    // Strings of more than 15 bytes have a heap object of their own.
    partBytes += row.fields.reduce(64) { $0 + 16 + ($1.utf8.count > 15 ? $1.utf8.count + 32 : 0) }
    if partBytes >= partBytesMax { try writePart() }
  }

  /// Passes the rows of each participant, by participant. The rows of one participant are in memory
  /// together, by table and in the order in which they were added.
  ///
  /// - Throws: ``OutputFailure``; errors of `take`.
  func forEachParticipant(_ take: ([Row]) throws -> Void) throws {
    if !files.isEmpty { try writePart() }
    var sources = try files.map { try Source(file: $0) }
    if files.isEmpty { sources = [Source(rows: Self.sorted(part))] }
    part = []
    while let next = sources.compactMap(\.next?.participant).min() {
      var rows: [Row] = []
      for index in sources.indices {
        while sources[index].next?.participant == next { rows.append(try sources[index].take()) }
      }
      // Stable, so that rows of one table keep their order.
      try take(Self.sorted(rows))
    }
  }

  private static func sorted(_ rows: [Row]) -> [Row] {
    rows.enumerated().sorted { left, right in
      (left.element.participant, left.element.table, left.offset)
        < (right.element.participant, right.element.table, right.offset)
    }.map(\.element)
  }

  private func writePart() throws {
    guard !part.isEmpty else { return }
    let path = "\(folder)/sorted-\(files.count)"
    let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, AtomicFile.privateMode)
    guard descriptor >= 0 else { throw OutputFailure(path: path) }
    unlink(path)
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
    files.append(file)
    var bytes: [UInt8] = []
    for row in Self.sorted(part) {
      RowCoding.append(row, to: &bytes)
      if bytes.count >= 1 << 20 {
        try Descriptor.send(bytes, to: file, named: path)
        bytes.removeAll(keepingCapacity: true)
      }
    }
    try Descriptor.send(bytes, to: file, named: path)
    (part, partBytes) = ([], 0)
  }

  /// Sorted rows in memory, or of a file.
  private struct Source {
    private(set) var next: Row?
    private var rows: ArraySlice<Row> = []
    private var file: FileHandle?
    private var bytes: [UInt8] = []
    private var place = 0

    init(rows: [Row]) {
      self.rows = rows[...]
      next = self.rows.popFirst()
    }

    init(file: FileHandle) throws {
      self.file = file
      try file.seek(toOffset: 0)
      next = try read()
    }

    mutating func take() throws -> Row {
      let taken = next
      next = file == nil ? rows.popFirst() : try read()
      guard let taken else { throw CocoaError(.fileReadUnknown) }
      return taken
    }

    /// - Returns: nil at the end.
    private mutating func read() throws -> Row? {
      while true {
        if let row = RowCoding.row(in: bytes, &place) { return row }
        guard let more = try file?.read(upToCount: 1 << 18), !more.isEmpty else { return nil }
        bytes.removeFirst(place)
        place = 0
        bytes += more
      }
    }
  }
}

/// Rows as bytes: numbers of 4 bytes, and texts with their lengths.
private enum RowCoding {
  static func append(_ row: RowSorter.Row, to bytes: inout [UInt8]) {
    append(row.fields.count, to: &bytes)
    append(row.table, to: &bytes)
    for text in [row.participant] + row.fields {
      append(text.utf8.count, to: &bytes)
      bytes.append(contentsOf: text.utf8)
    }
  }

  /// - Parameter place: moves behind the row, unless it is incomplete.
  /// - Returns: nil for an incomplete row.
  static func row(in bytes: [UInt8], _ place: inout Int) -> RowSorter.Row? {
    var position = place
    guard let count = number(in: bytes, &position), let table = number(in: bytes, &position) else {
      return nil
    }
    var texts: [String] = []
    for _ in 0...count {
      guard let length = number(in: bytes, &position), position + length <= bytes.count else {
        return nil
      }
      texts.append(String(decoding: bytes[position..<position + length], as: UTF8.self))
      position += length
    }
    place = position
    return RowSorter.Row(participant: texts.removeFirst(), table: table, fields: texts)
  }

  private static func append(_ number: Int, to bytes: inout [UInt8]) {
    withUnsafeBytes(of: UInt32(number)) { bytes.append(contentsOf: $0) }
  }

  private static func number(in bytes: [UInt8], _ position: inout Int) -> Int? {
    guard position + 4 <= bytes.count else { return nil }
    defer { position += 4 }
    return bytes.withUnsafeBytes {
      Int($0.loadUnaligned(fromByteOffset: position, as: UInt32.self))
    }
  }
}
