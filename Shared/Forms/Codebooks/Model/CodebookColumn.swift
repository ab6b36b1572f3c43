import Questionnaires

/// A column that a service describes itself, in every language it supports.
public struct CodebookColumn: Sendable, Hashable {
  /// Name of the column.
  public let name: String
  private let source: CodebookVariable.Source
  private let form: CodebookForm
  private let label: CodebookPhrase
  private let unit: String
  private let range: ClosedRange<Double>?
  private let step: Double?
  private let ends: [CodebookPhrase]
  private let codes: [Code]
  private let missing: [CodebookReason]

  private struct Code: Sendable, Hashable {
    var code: String
    var meaning: CodebookPhrase
  }

  /// - Parameters:
  ///   - label: without a full stop.
  ///   - ends: meanings of the least and the largest value.
  ///   - codes: possible codes with their meanings.
  public init(
    _ name: String, _ form: CodebookForm, _ label: CodebookPhrase.Words,
    source: CodebookVariable.Source = .row, unit: String = "", range: ClosedRange<Double>? = nil,
    step: Double? = nil, ends: (CodebookPhrase.Words, CodebookPhrase.Words)? = nil,
    codes: KeyValuePairs<String, CodebookPhrase.Words> = [:], missing: [CodebookReason] = []
  ) {
    self.name = name
    self.source = source
    self.form = form
    self.label = CodebookPhrase(label)
    self.unit = unit
    self.range = range
    self.step = step
    self.ends = ends.map { [CodebookPhrase($0.0), CodebookPhrase($0.1)] } ?? []
    self.codes = codes.map { Code(code: $0.key, meaning: CodebookPhrase($0.value)) }
    self.missing = missing
  }

  /// - Parameter language: BCP 47; empty or unsupported languages become English.
  public func variable(in language: String) -> CodebookVariable {
    let own = CodebookLanguage(own: language)
    return CodebookVariable(
      name: name, source: source, form: form,
      definitions: [
        CodebookDefinition(
          label: own.said(label), unit: unit, minimum: range?.lowerBound,
          maximum: range?.upperBound, step: step, minimumLabel: ends.first.map(own.said),
          maximumLabel: ends.last.map(own.said),
          codes: codes.map { CodebookCode($0.code, own.said($0.meaning)) })
      ],
      missing: missing.map { $0.missing(own) })
  }
}

extension Sequence<CodebookColumn> {
  /// See ``CodebookColumn/variable(in:)``.
  public func variables(in language: String) -> [CodebookVariable] {
    map { $0.variable(in: language) }
  }
}

/// A phrase of Otolith in a codebook, in all supported languages; English for other languages.
public struct CodebookPhrase: Sendable, Hashable {
  /// The phrase in each language, without a full stop.
  public typealias Words = (en: String, de: String)

  let text: TranslatedText

  public init(_ words: Words) {
    text = TranslatedText([
      Translation(language: "en", text: words.en), Translation(language: "de", text: words.de),
    ])
  }
}
