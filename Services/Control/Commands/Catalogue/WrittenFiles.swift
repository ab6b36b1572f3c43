import Formats

/// Files written by a catalogue command, for `--json`.
struct WrittenFiles: Encodable {
  struct File: Encodable {
    /// Path as given, or the given folder with the default name.
    var name: String
    var bytes: Int
  }

  /// A property that the format cannot express.
  struct Loss: Encodable {
    var place: String
    var what: String
    var advice: String
    var effect: String
  }

  private(set) var files: [File] = []
  private let losses: [Loss]
  private let omittedLosses: Int
  private let notes: [String]
  /// All findings of the file that was read.
  private let findings: [FindingLine]

  init(_ report: ConversionReport, findings: [SourceFinding] = []) {
    self.findings = findings.map(FindingLine.init)
    losses = report.losses.map {
      Loss(
        place: $0.place, what: $0.what, advice: $0.advice, effect: $0.effect.rawValue)
    }
    omittedLosses = report.omittedLosses
    notes = report.notes
  }

  mutating func write(_ bytes: [UInt8], to path: String) throws {
    try CatalogueConsole.write(bytes, to: path)
    files.append(File(name: path, bytes: bytes.count))
  }
}
