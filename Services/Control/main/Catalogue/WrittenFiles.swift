import Formats

/// Files that a command of the catalogue has written, as `--json` tells them.
struct WrittenFiles: Encodable {
  struct File: Encodable {
    /// As it was given, or the folder that was given and the usual name.
    var name: String
    var bytes: Int
  }

  /// Something that the format cannot express.
  struct Loss: Encodable {
    var place: String
    var what: String
    var advice: String
  }

  private(set) var files: [File] = []
  private let losses: [Loss]
  private let omittedLosses: Int
  private let notes: [String]

  init(_ report: ConversionReport) {
    losses = report.losses.map { Loss(place: $0.place, what: $0.what, advice: $0.advice) }
    omittedLosses = report.omittedLosses
    notes = report.notes
  }

  mutating func write(_ bytes: [UInt8], to path: String) throws {
    try CatalogueConsole.write(bytes, to: path)
    files.append(File(name: path, bytes: bytes.count))
  }
}
