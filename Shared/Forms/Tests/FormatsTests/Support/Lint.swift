import Formats
import Questionnaires

/// Checks files against the catalogue's rules, without a catalogue.
struct Lint {
  private let limits: CatalogueLimits

  init(limits: CatalogueLimits = .default) { self.limits = limits }

  /// - Returns: all findings with their positions in the file; empty if nothing was found.
  func findings(
    in bytes: [UInt8], file: String, reader: some QuestionnaireReader,
    options: ReadOptions = ReadOptions()
  ) -> [SourceFinding] {
    do throws(SourceError) {
      return try reader.read(bytes, file: file, options: options)
        .flatMap { $0.findings(in: file, limits: limits) }.inOrderOfTheFile
    } catch {
      return error.findings
    }
  }
}
