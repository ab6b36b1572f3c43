public import Questionnaires

/// Writes questionnaires as pages that show them as a participant would fill them in.
///
/// A page is one self-contained HTML file that needs no network and no server. Its policy forbids
/// loading anything and allows only its own script; all texts of the questionnaire are passed as
/// data. The page evaluates the rules itself, with the same results as
/// ``Questionnaires/VisibilityWalk``, ``Questionnaires/ScoreEvaluator`` and `Patterns`.
///
/// The page starts in the language of the options, or the nearest available one, and lets users
/// switch.
public struct PreviewWriter: QuestionnaireWriter {
  private let limits: PreviewLimits

  public init(limits: PreviewLimits = .default) { self.limits = limits }

  public func write(
    _ questionnaires: [QuestionnaireDefinition], options: WriteOptions
  ) -> WriteResult {
    var report = ConversionReport()
    let files = questionnaires.map { questionnaire in
      WriteResult.File(
        name: "\(questionnaire.id).html",
        bytes: page(of: questionnaire, language: options.language, report: &report))
    }
    return WriteResult(files: files, report: report)
  }

  private func page(
    of questionnaire: QuestionnaireDefinition, language: String, report: inout ConversionReport
  ) -> [UInt8] {
    report.count(questionnaire)
    let languages = PreviewLanguages(questionnaire)
    var data = PreviewData(questionnaire, languages: languages, limits: limits)
    let value = data.value()
    for id in data.uncheckedPatterns {
      report.lose(id, "pattern", "too large for the page, which accepts any text there")
    }
    for element in questionnaire.elements {
      if case .unsupported(let unsupported)? = element.question?.kind {
        report.lose(element.id, unsupported.type, "shown as not supported")
      }
    }
    let shown = languages.nearest(to: language)
    if let wanted = LanguageTag(language), wanted.description != shown {
      report.note("the questionnaire has no `\(wanted)`; the page starts in `\(shown)`")
    }
    let title =
      questionnaire.title.translations.isEmpty
      ? questionnaire.id : languages.text(of: questionnaire.title, in: shown)
    return PreviewTemplate.page(title: title, language: shown, data: value)
  }
}

/// Limits for the size of a page.
public struct PreviewLimits: Sendable, Hashable {
  /// Maximum states of all patterns together; each takes about fifty bytes of the page.
  public var patternStatesMax = 200_000

  public static let `default` = PreviewLimits()

  public init() {}
}
