import Codebooks
import Formats
import Foundation
import ProgramVersion
import Serialization

/// Puts the analyses of several studies into common tables, study by study.
///
/// A person who takes part in two of them has two pseudonyms and two rows: nothing joins them.
struct AnalysisUnion {
  /// `manifest.json` of a union.
  struct Manifest: Sendable, Hashable, Codable {
    var format = "otolith-union 1"
    var program = "otolithctl \(OtolithVersion.current)"
    var commit = OtolithVersion.commit
    /// The analyses, whose folders have the names of the studies.
    var studies: [AnalysisManifest]
    /// The common files.
    var files: [AnalysisFolder.File] = []
  }

  static let study = CodebookColumn("study", .identifier, ("id of the study", "Id der Studie"))
  private static let bufferBytesMax = 1 << 18

  let folder: AnalysisFolder
  /// BCP 47; empty for English.
  let language: String
  /// The analyses, in their folders within the folder.
  let studies: [AnalysisManifest]
  /// Signs the manifest; nil for no signature.
  var key: ManifestKey?

  /// Writes tables, codebooks, readers and manifest.
  ///
  /// - Throws: ``OutputFailure``; `FileShape.Failure` for a damaged table.
  func write() throws -> Manifest {
    // The column is empty for studies whose groups are concealed.
    let hasGroups = studies.contains(where: \.hasGroups)
    for (name, table, columns) in [
      (
        AnalysisTables.observations, Codebook.Table.observations,
        AnalysisLayout.observations(hasGroups: hasGroups)
      ),
      (
        AnalysisTables.participants, .participants,
        AnalysisLayout.participants(hasGroups: hasGroups)
      ),
    ] {
      let columns = [Self.study] + columns
      try write(name, columns.map(\.name))
      let codebook = Codebook(
        table: table, study: studies.map(\.study).joined(separator: " "), language: language,
        variables: columns.variables(in: language))
      try AnalysisFiles.write(codebook, named: name, to: folder)
    }
    try AnalysisFiles.writeReaders(to: folder)
    var manifest = Manifest(studies: studies)
    manifest.files = folder.files
    try folder.write(manifest: manifest, signedBy: key)
    return manifest
  }

  /// Writes the rows of all studies, each after its study.
  private func write(_ name: String, _ header: [String]) throws {
    var file = try AnalysisFile(folder, "\(name).csv")
    var csv = CSVWriter()
    csv.write(header)
    var rows = 0
    for study in studies.map(\.study) {
      var places: [Int?]?
      try CSVRecords.read("\(folder.path(of: study))/\(name).csv") { fields in
        guard let places else {
          places = header.dropFirst().map { fields.firstIndex(of: $0) }
          return
        }
        csv.write([study] + places.map { $0.map { fields[$0] } ?? "" })
        rows += 1
        if csv.bytes.count >= Self.bufferBytesMax { try file.write(csv.takeBytes()) }
      }
    }
    try file.write(csv.takeBytes())
    try folder.add(file, rows: rows)
  }
}
