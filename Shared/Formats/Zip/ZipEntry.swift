/// One file of a zip archive, as both of its headers describe it.
struct ZipEntry: Sendable, Hashable {
  enum Method: UInt16, Sendable, Hashable {
    case stored = 0
    case deflated = 8
  }

  /// With `/` between folders.
  var name: String
  var method: Method
  var crc32: UInt32
  /// Position of the contents in the archive.
  var contents: Range<Int>
  /// Bytes, as declared; checked when the entry is read.
  var inflatedCount: Int
}
