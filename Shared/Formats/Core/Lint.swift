public import Questionnaires

/// Checks files by the catalogue's rules, without a catalogue.
public struct Lint: Sendable {
  private let limits: CatalogueLimits

  public init(limits: CatalogueLimits = .default) { self.limits = limits }

  /// - Returns: everything to be said about the file, each with its place in it; empty when all is
  ///   well.
  public func findings(
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
