internal import Questionnaires
internal import Serialization

/// State shared by the readers of one questionnaire.
final class FHIRImport {
  let findings: SourceFindingCollector
  let limits: FormatLimits
  /// Language of texts without a language of their own.
  let language: String
  let valueSets: FHIRValueSets
  var report: ConversionReport
  var map = SourceMap(.fhir)
  /// Why expressions are not evaluated, by ``FHIRForeignExpressions/key(_:_:)``.
  var reasons: [String: String] = [:]

  init(
    findings: SourceFindingCollector, limits: FormatLimits, language: String,
    valueSets: FHIRValueSets
  ) {
    self.findings = findings
    self.limits = limits
    self.language = language
    self.valueSets = valueSets
    report = ConversionReport(limits: limits)
  }

  /// Reports a loss with the item's linkId and its place in the file.
  func lose(
    _ object: FHIRObject, _ what: String, _ advice: String,
    _ effect: ConversionReport.Effect = .lost
  ) {
    report.lose(object.link, what, advice, at: object.position, effect)
  }

  /// Returns the text of a member with the translations in its companion member.
  func text(_ object: FHIRObject, _ name: String) -> TranslatedText {
    let base = object.string(name)
    guard let companion = object.object("_\(name)") else { return text(base, nil, object) }
    let text = text(base, companion, object)
    // An `id` has no meaning here.
    let lost = companion.untakenURLs
    if !lost.isEmpty {
      lose(
        object, "formatting or other extensions of `\(name)`: \(Self.list(lost))",
        "the plain text was taken", .changed)
    }
    return text
  }

  private func text(
    _ base: String?, _ companion: FHIRObject?, _ object: FHIRObject
  ) -> TranslatedText {
    var translations: [Translation] = []
    if let base {
      let own = companion?.value(of: FHIRAddress.language)?.value.string ?? language
      translations.append(Translation(language: canonical(own), text: lines(base)))
    }
    let others = companion?.extensions(FHIRAddress.translation) ?? []
    return TranslatedText(translations + others.compactMap(self.translation))
  }

  /// Returns the text of an extension. Its language extensions are beside it, as Otolith writes
  /// them, or in the member `_valueString`.
  func text(_ text: FHIRAddress.Text, of object: FHIRObject) -> TranslatedText {
    guard let owner = object.extensions(text.url).first else { return TranslatedText() }
    var translated = self.text(owner, "valueString")
    if let tag = object.text(of: text.language), !translated.translations.isEmpty {
      translated.translations[0].language = canonical(tag)
    }
    translated.translations += object.extensions(text.translation).compactMap(translation)
    return translated
  }

  private func translation(_ object: FHIRObject) -> Translation? {
    let tag = object.extensions("lang").first?.choice("value")?.value.string
    let content = object.extensions("content").first
    guard let tag, let value = content?.choice("value"), let text = value.value.string,
      !text.isEmpty
    else {
      object.add("FHIR_VALUE_INVALID", nil, "a translation needs `lang` and `content`")
      return nil
    }
    return Translation(
      language: canonical(tag), text: lines(text),
      isOutdated: object.flag(of: FHIRAddress.own(.outdated)))
  }

  /// Normalises line endings.
  func lines(_ text: String) -> String {
    guard text.utf8.contains(0x0D) else { return text }
    return String(
      String.UnicodeScalarView(
        text.replacing("\r\n", with: "\n").unicodeScalars.map { $0 == "\r" ? "\n" : $0 }))
  }

  func canonical(_ tag: String) -> String { LanguageTag(tag)?.description ?? tag }

  static func list(_ names: [String]) -> String {
    let shown = names.prefix(5).map { "`\($0)`" }.joined(separator: ", ")
    return names.count > 5 ? "\(shown) and \(names.count - 5) more" : shown
  }

  /// Keeps unread data as an annotation and reports it.
  func keep(
    _ rest: [JSONValue.Member], of object: FHIRObject, into annotations: inout [Annotation]
  ) {
    let rest = FHIRR5.asR4(rest)
    guard !rest.isEmpty else { return }
    var names: [String] = []
    for member in rest {
      if member.name == "prefix" {
        lose(object, "`prefix`", "kept for converting back, but not shown", .kept)
        continue
      }
      guard member.name == "extension" else {
        names.append(member.name)
        continue
      }
      for url in (member.value.array ?? []).compactMap({ $0["url"]?.string }) {
        if FHIRAddress.behaviours.contains(url) {
          let link = object.place.isEmpty ? "" : object.link
          let reason = reasons[FHIRForeignExpressions.key(link, url)].map { ": \($0)" } ?? ""
          lose(object, "`\(url)`", "kept for converting back, but not evaluated\(reason)", .kept)
        } else {
          names.append(url)
        }
      }
    }
    guard annotate(FHIRAddress.Key.rest, .object(rest), object, &annotations) else { return }
    if !names.isEmpty {
      report.note(
        "\(object.place.isEmpty ? "questionnaire" : object.place): kept without effect: "
          + Self.list(names))
    }
  }

  /// Keeps a value with its members in canonical order, because their order may differ after a
  /// conversion back.
  ///
  /// - Returns: false if it is too large to be kept, which is reported as a loss.
  @discardableResult
  func annotate(
    _ key: String, _ value: JSONValue, _ object: FHIRObject, _ annotations: inout [Annotation]
  ) -> Bool {
    let text = JSONWriter.line(value.canonical)
    guard text.unicodeScalars.count <= CatalogueLimits.default.annotationCharactersMax else {
      lose(
        object, "\(text.utf8.count) bytes of data without a field in Otolith",
        "left out; they exceed the limit of an annotation")
      return false
    }
    annotations.append(Annotation(key: key, value: text))
    return true
  }
}
