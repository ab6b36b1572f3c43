import QuestionnaireSamples
import Questionnaires
import Testing

@testable import Formats

/// Valid files of every kind with bytes changed, cut, duplicated and inserted are read or rejected
/// without a crash. What is read can be checked and written, and reading it again gives the same.
///
/// A fixed number of inputs from fixed seeds makes failures reproducible.
@Suite struct ByteMutationTests {
  private static let seedsPerKind: UInt64 = 150

  @Test(arguments: FileKind.allCases) func changedFilesAreReadOrRefused(_ kind: FileKind) {
    var refused = 0
    for seed in 0..<Self.seedsPerKind {
      var generator = QuestionnaireGenerator(seed: seed % 10)
      var random = SeededGenerator(seed: seed)
      let bytes = mutated(kind.bytes(of: generator.questionnaire(size: 8)), kind, &random)
      let findings = kind.findings(in: bytes)
      #expect(findings == kind.findings(in: bytes), "\(kind), seed \(seed)")
      for finding in findings {
        #expect(!finding.rule.isEmpty && !finding.advice.isEmpty, "\(kind), seed \(seed)")
        #expect(finding.position.map { $0.line >= 0 && $0.column >= 0 } ?? true)
      }
      if !findings.errors.isEmpty { refused += 1 }
      // XLSForms have their own round trip tests.
      guard findings.errors.isEmpty, let format = kind.format, format != .xlsform else { continue }
      rewrite(bytes, format, "\(kind), seed \(seed)")
    }
    // Both outcomes must occur.
    #expect(refused > 10)
    #expect(refused < Self.seedsPerKind || kind == .xliff)
  }

  /// Writes the result in its format and reads the new file.
  private func rewrite(_ bytes: [UInt8], _ format: CatalogueFormat, _ name: String) {
    guard let reader = format.reader, let writer = format.writer else { return }
    var options = ReadOptions()
    options.questionnaireID = "q"
    do throws(SourceError) {
      let definitions = try reader.read(bytes, file: "f", options: options).map(\.definition)
      for definition in definitions where !definition.elements.isEmpty {
        let written = writer.write([definition], options: WriteOptions())
        for file in written.files where written.report.isLossless {
          let again = try reader.read(file.bytes, file: file.name, options: options)
          #expect(
            again.map { spelled($0.definition) } == [spelled(definition)], "\(name)")
        }
      }
    } catch {
      Issue.record("\(name): \(error)")
    }
  }

  /// Languages have one order in a table.
  private func spelled(_ definition: QuestionnaireDefinition) -> [ElementDefinition] {
    var definition = definition
    definition.transformTexts { _, text in
      text.translations.sort { $0.language < $1.language }
    }
    return definition.elements
  }

  /// Pieces with a meaning in one of the formats.
  private static let pieces = [
    "\u{0}", "\"", "'", "{", "}", "[", "]", "(((((", ")", ",", ";", "\t", "\n", "\r\n", "\r", ":",
    "&a ", "*a", "!!x ", "- ", "|", ">", "<", "</", "<!--", "&#0;", "&amp;", "\\", "\\u0000",
    "\\ud83d", "1e999", "-0", "99999999999999999999", "null", "true", "${", "${a}", "[a]", "..",
    " or ", " and ", "=", "\u{FEFF}", "\u{2028}", "😀", "ü", "%", "#", "?", "@", "~", "  ", "0x",
  ]

  private func mutated(
    _ bytes: [UInt8], _ kind: FileKind, _ random: inout SeededGenerator
  ) -> [UInt8] {
    // Checksums detect most changes of an archive, so its contents are changed as well.
    guard kind == .workbook, Bool.random(using: &random),
      let archive = try? ZipArchive(bytes, file: "f", limits: .default)
    else { return changed(bytes, &random) }
    var writer = ZipWriter()
    let chosen = Int.random(in: 0..<archive.entries.count, using: &random)
    for (index, entry) in archive.entries.enumerated() {
      guard let contents = try? archive.contents(of: entry) else { continue }
      writer.add(entry.name, index == chosen ? changed(contents, &random) : contents)
    }
    return writer.finish()
  }

  private func changed(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      guard !bytes.isEmpty else { break }
      let at = Int.random(in: 0..<bytes.count, using: &random)
      let count = min(bytes.count - at, Int.random(in: 1...40, using: &random))
      switch Int.random(in: 0..<7, using: &random) {
      case 0: bytes[at] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes[at] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      case 2: bytes.removeSubrange(at..<(at + count))
      case 3: bytes.insert(contentsOf: bytes[at..<(at + count)], at: at)
      case 4:
        let piece = Self.pieces.randomElement(using: &random) ?? ""
        bytes.insert(contentsOf: Array(piece.utf8), at: at)
      case 5:
        let piece = Array((Self.pieces.randomElement(using: &random) ?? "").utf8)
        bytes.replaceSubrange(at..<min(bytes.count, at + piece.count), with: piece)
      default: bytes.removeSubrange(at...)
      }
    }
    return bytes
  }
}
