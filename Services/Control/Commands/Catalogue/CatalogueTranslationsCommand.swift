import ArgumentParser
import Formats
import Questionnaires

/// `otolithctl catalogue translations`.
struct CatalogueTranslationsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "translations",
    abstract: "Export texts for translators and import their translations.",
    discussion: """
      Examples:
        otolithctl catalogue translations export mine.yaml --language fr -o mine.fr.xlf
        otolithctl catalogue translations import mine.yaml mine.fr.xlf -o mine.yaml
      """,
    subcommands: [
      TranslationsStateCommand.self, TranslationsExportCommand.self, TranslationsImportCommand.self,
    ])
}

/// File formats for translators.
enum TranslationFormat: String, ExpressibleByArgument, CaseIterable {
  /// XLIFF 1.2, one language per file.
  case xliff
  /// A table for spreadsheets, with any number of languages.
  case csv

  /// - Returns: nil if the name does not indicate a format.
  init?(fileName: String) {
    let name = fileName.lowercased()
    if name.hasSuffix(".xlf") || name.hasSuffix(".xliff") {
      self = .xliff
    } else if name.hasSuffix(".csv") {
      self = .csv
    } else {
      return nil
    }
  }

  /// - Throws: if neither the option nor the name indicates a format.
  static func of(_ file: String, given: TranslationFormat?) throws -> TranslationFormat {
    guard let format = given ?? TranslationFormat(fileName: file) else {
      throw ValidationError("\(file): unknown file extension; pass --format xliff or csv")
    }
    return format
  }
}
