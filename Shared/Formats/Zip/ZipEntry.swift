/// One file of a zip archive.
struct ZipEntry: Sendable, Hashable {
  /// With `/` between folders.
  var name: String
  /// In the archive, from 0.
  var index: UInt64
  /// Bytes, as declared; checked when the entry is read.
  var inflatedCount: Int
}
