import ArgumentParser
import ControlSupport
import Formats
import Questionnaires

/// What a file does not say, and which of its questionnaires is meant.
struct ReadingOptions: ParsableArguments {
  @Option(
    help: "Which questionnaire of a file with several; the id of the one in a file without ids.")
  var questionnaire: String?

  @Option(help: "Sheet of a workbook (.xlsx); default: every one that the format can read.")
  var sheet: String?

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
    options.sheet = sheet ?? ""
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
    if let found = file.questionnaires.first(where: {
      questionnaire == nil || $0.definition.id == questionnaire
    }), questionnaire != nil || definitions.count == 1 {
      return told(found, path)
    }
    if let questionnaire, definitions.count == 1 {
      var named = options
      named.questionnaireID = questionnaire
      let again = try sound(path, format, named).questionnaires[0]
      if again.definition.id == questionnaire { return told(again, path) }
    }
    let ids = definitions.map(\.id).joined(separator: ", ")
    throw ValidationError("\(path): give --questionnaire, one of: \(ids)")
  }

  /// Shows what was lost in reading the one that is meant, and the warnings about it.
  private func told(_ read: ReadQuestionnaire, _ path: String) -> QuestionnaireDefinition {
    CatalogueConsole.show(read.findings(in: path).inOrderOfTheFile)
    return read.definition
  }

  private func sound(
    _ path: String, _ format: CatalogueFormat?, _ options: ReadOptions
  ) throws -> QuestionnaireFile {
    let file = try CatalogueConsole.reading { () throws(SourceError) in
      try QuestionnaireFile(at: path, format: format, options: options)
    }
    if file.findings.contains(where: { $0.severity == .error }) {
      throw CatalogueConsole.refused(file.findings)
    }
    return file
  }
}
