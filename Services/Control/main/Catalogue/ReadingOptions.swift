import ArgumentParser
import ControlSupport
import Formats
import Questionnaires

/// What a file does not say, and which of its questionnaires is meant.
struct ReadingOptions: ParsableArguments {
  @Option(
    help: "Which questionnaire of a file with several; the id of the one in a file without ids.")
  var questionnaire: String?

  @Option(help: "Language that every text of the file has, BCP 47; default: what the file tells.")
  var defaultLanguage: String?

  func validate() throws {
    if let defaultLanguage, LanguageTag(defaultLanguage) == nil {
      throw ValidationError("--default-language takes a BCP 47 tag such as de or pt-BR")
    }
  }

  var options: ReadOptions {
    var options = ReadOptions()
    options.defaultLanguage = defaultLanguage ?? ""
    return options
  }

  /// Reads a file in which every questionnaire must be good, and takes the one that is meant.
  ///
  /// - Throws: an exit code after everything that is wrong was shown.
  func questionnaire(
    at path: String, format: CatalogueFormat?
  ) throws -> QuestionnaireDefinition {
    let file = try sound(path, format, options)
    let definitions = file.definitions
    if let found = definitions.first(where: { questionnaire == nil || $0.id == questionnaire }),
      questionnaire != nil || definitions.count == 1
    {
      return found
    }
    if let questionnaire, definitions.count == 1 {
      var named = options
      named.questionnaireID = questionnaire
      let again = try sound(path, format, named).definitions[0]
      if again.id == questionnaire { return again }
    }
    let ids = definitions.map(\.id).joined(separator: ", ")
    throw ValidationError("\(path): give --questionnaire, one of: \(ids)")
  }

  private func sound(
    _ path: String, _ format: CatalogueFormat?, _ options: ReadOptions
  ) throws -> QuestionnaireFile {
    let file = try CatalogueConsole.reading { () throws(SourceError) in
      try QuestionnaireFile(at: path, format: format, options: options)
    }
    try CatalogueConsole.requireNoErrors(file.findings)
    return file
  }
}
