import QuestionnaireSamples
import Questionnaires

@testable import Formats

/// A kind of external file: the questionnaire formats, XLSForm in both containers, and translation
/// files.
enum FileKind: String, CaseIterable, Sendable {
  case otolith, fhir, redcap, codebook, workbook, formTable, forms, xliff, translationTable

  /// The questionnaire format; nil for translation files.
  var format: CatalogueFormat? {
    switch self {
    case .otolith: .otolith
    case .fhir: .fhir
    case .redcap: .redcap
    case .codebook: .codebook
    case .workbook, .formTable: .xlsform
    case .forms: .forms
    case .xliff, .translationTable: nil
    }
  }

  static var questionnaires: [FileKind] { allCases.filter { $0.format != nil } }

  func bytes(of questionnaire: QuestionnaireDefinition) -> [UInt8] {
    switch self {
    case .formTable:
      return XLSFormWriter(.table).write([questionnaire], options: WriteOptions()).files[0].bytes
    case .xliff:
      let sheet = TranslationSheet(of: questionnaire, id: questionnaire.id, into: "de")
      return XLIFFWriter().bytes(sheet)
    case .translationTable:
      let sheet = TranslationSheet(of: questionnaire, id: questionnaire.id, into: "de")
      return TranslationTable().bytes([sheet])
    default:
      guard let writer = format?.writer else { return [] }
      return writer.write([questionnaire], options: WriteOptions()).files[0].bytes
    }
  }

  /// Reads and checks a file, and applies translations.
  ///
  /// - Returns: findings, including warnings.
  func findings(
    in bytes: [UInt8], limits: FormatLimits = .default,
    catalogue: CatalogueLimits = .default
  ) -> [SourceFinding] {
    do throws(SourceError) {
      switch self {
      case .xliff:
        return try apply(XLIFFReader(limits: limits).read(bytes, file: "f"))
      case .translationTable:
        return try apply(TranslationTable(limits: limits).read(bytes, file: "f"))
      default:
        guard let reader = format?.reader else { return [] }
        var options = ReadOptions()
        options.questionnaireID = "q"
        options.limits = limits
        return Lint(limits: catalogue).findings(
          in: bytes, file: "f", reader: reader, options: options)
      }
    } catch {
      return error.findings
    }
  }

  private func apply(_ sheets: [TranslationSheet]) throws(SourceError) -> [SourceFinding] {
    var findings: [SourceFinding] = []
    for sheet in sheets {
      var questionnaire = Samples.questionnaire()
      let outcome = try TranslationImport().apply(
        sheet, to: &questionnaire, id: sheet.definitionID, file: "f")
      findings += outcome.findings
    }
    return findings
  }
}

extension [SourceFinding] {
  var errors: [SourceFinding] { filter { $0.severity == .error } }
}
