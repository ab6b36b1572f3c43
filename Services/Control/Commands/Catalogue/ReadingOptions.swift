import ArgumentParser
import Formats
import Questionnaires

/// Properties missing in a file, and the choice among its questionnaires.
struct ReadingOptions: ParsableArguments {
  @Option(
    help: "Questionnaire to use from a file with several; its id if the file has none.")
  var questionnaire: String?

  @Option(help: "Sheet of a workbook (.xlsx); default: all readable sheets.")
  var sheet: String?

  @Option(help: "Language (BCP 47) of all texts; default: from the file.")
  var defaultLanguage: String?

  func validate() throws {
    if let defaultLanguage, LanguageTag(defaultLanguage) == nil {
      throw ValidationError("--default-language must be a BCP 47 tag such as de or pt-BR")
    }
  }

  var options: ReadOptions {
    var options = ReadOptions()
    options.defaultLanguage = defaultLanguage ?? ""
    options.sheet = sheet ?? ""
    return options
  }

  /// Reads a file without errors and returns the chosen questionnaire.
  ///
  /// - Throws: an exit code, after printing all errors.
  func questionnaire(
    at path: String, format: CatalogueFormat?
  ) throws -> QuestionnaireDefinition {
    try read(at: path, format: format).definition
  }

  /// Reads a file without errors, prints the findings of the chosen questionnaire and returns both.
  ///
  /// - Throws: an exit code, after printing all errors.
  func read(at path: String, format: CatalogueFormat?) throws -> Reading {
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
    throw ValidationError("\(path): pass --questionnaire with one of: \(ids)")
  }

  struct Reading {
    var definition: QuestionnaireDefinition
    /// Losses and warnings; empty for a published questionnaire.
    var findings: [SourceFinding] = []
  }

  private func told(_ read: ReadQuestionnaire, _ path: String) -> Reading {
    let findings = read.findings(in: path).inOrderOfTheFile
    CatalogueConsole.show(findings)
    return Reading(definition: read.definition, findings: findings)
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
