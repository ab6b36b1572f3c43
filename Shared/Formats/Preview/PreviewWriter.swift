public import Questionnaires

/// Writes questionnaires as pages that show them as a participant would fill them in.
///
/// A page is one HTML file that needs nothing else: no network, no server. Its policy lets it load
/// nothing and run only its own script, and every text of the questionnaire reaches it as data. The
/// rules are decided by the page itself, the same as ``Questionnaires/Visibility``,
/// ``Questionnaires/ScoreEvaluator`` and `Patterns` decide them.
///
/// The page takes the language of the options, or the nearest that the questionnaire has; the others
/// can be chosen in it.
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
      report.lose(id, "pattern", "too large for the page, which takes any text there")
    }
    for element in questionnaire.elements {
      if case .unsupported(let unsupported)? = element.question?.kind {
        report.lose(element.id, unsupported.type, "shown as not supported")
      }
    }
    let shown = languages.nearest(to: language)
    if let wanted = LanguageTag(language), wanted.description != shown {
      report.note("the questionnaire has no `\(wanted)`; the page begins in `\(shown)`")
    }
    let title =
      questionnaire.title.translations.isEmpty
      ? questionnaire.id : languages.text(of: questionnaire.title, in: shown)
    return PreviewTemplate.page(title: title, language: shown, data: value)
  }
}
