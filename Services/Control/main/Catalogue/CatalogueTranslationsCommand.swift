import ArgumentParser
import ControlSupport
import Formats
import Questionnaires

/// `otolithctl catalogue translations`.
struct CatalogueTranslationsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "translations",
    abstract: "Hand texts to translators and take their translations.",
    discussion: """
      Examples:
        otolithctl catalogue translations export mine.yaml --language fr -o mine.fr.xlf
        otolithctl catalogue translations import mine.yaml mine.fr.xlf -o mine.yaml
      """,
    subcommands: [
      TranslationsStateCommand.self, TranslationsExportCommand.self, TranslationsImportCommand.self,
    ])
}

/// How translators get texts.
enum TranslationFormat: String, ExpressibleByArgument, CaseIterable {
  /// XLIFF 1.2, one language a file.
  case xliff
  /// A table for spreadsheets, any number of languages.
  case csv

  /// - Returns: nil when the name tells none.
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

  /// - Throws: when neither the option nor the name tells it.
  static func of(_ file: String, given: TranslationFormat?) throws -> TranslationFormat {
    guard let format = given ?? TranslationFormat(fileName: file) else {
      throw ValidationError("\(file): the name tells no format; give --format xliff or csv")
    }
    return format
  }
}
