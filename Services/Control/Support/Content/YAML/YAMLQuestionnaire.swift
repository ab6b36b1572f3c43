internal import Messages

extension YAMLValue {
  /// The whole of a questionnaire file.
  func questionnaire() -> CatalogueV1.Questionnaire? {
    mapping { mapping in
      let sets = mapping.optional("option-sets")?.optionSets() ?? [:]
      return CatalogueV1.Questionnaire(
        questionnaireID: mapping.required("questionnaire")?.text() ?? "",
        title: mapping.localizedText("title", required: true),
        description: mapping.localizedText("description"),
        introduction: mapping.localizedText("introduction"),
        closing: mapping.localizedText("closing"),
        defaultLanguage: mapping.required("default-language")?.text() ?? "",
        elements: mapping.required("elements")?.list()?.compactMap { $0.element(sets) } ?? [],
        sensors: mapping.optional("sensors")?.list()?.compactMap { $0.sensor() } ?? [],
        demonstrationWording: mapping.optional("demonstration-wording")?.truth() ?? false,
        source: mapping.optional("source")?.text() ?? "",
        licence: mapping.optional("licence")?.text() ?? "")
    }
  }

  private func optionSets() -> [String: [CatalogueV1.Option]]? {
    mapping { mapping in
      Dictionary(
        mapping.everything().map { ($0.key, $0.value.options()) },
        uniquingKeysWith: { first, _ in first })
    }
  }

  private func sensor() -> CatalogueV1.SensorRequest? {
    mapping { mapping in
      let kind = mapping.required("sensor")?.word([
        "position": CatalogueV1.SensorKind.position, "noise-level": .noiseLevel,
      ])
      return CatalogueV1.SensorRequest(
        kind: kind ?? .unspecified, count: mapping.optional("count")?.unsigned() ?? 1)
    }
  }

  private func element(_ sets: [String: [CatalogueV1.Option]]) -> CatalogueV1.Element? {
    mapping { mapping in
      let showWhen = mapping.optional("show-when")?.showWhen() ?? YAMLShowWhen()
      return CatalogueV1.Element(
        elementID: mapping.required("id")?.text() ?? "",
        content: content(mapping, sets),
        enableWhen: showWhen.conditions, enableBehavior: showWhen.behavior)
    }
  }

  private func content(
    _ mapping: YAMLMapping, _ sets: [String: [CatalogueV1.Option]]
  ) -> CatalogueV1.Element.OneOfContent? {
    let kinds = ["headline", "text", "page-break", "type"].filter(mapping.keys.contains)
    guard kinds.count == 1 else {
      report("an element is one of `headline`, `text`, `page-break`, or a `question` with a `type`")
      // Asked for so that they are not reported a second time as unknown.
      _ = mapping.everything()
      return nil
    }
    switch kinds[0] {
    case "headline":
      return mapping.localizedText("headline", required: true).map { .headline($0) }
    case "text":
      return mapping.localizedText("text", required: true).map { .text($0) }
    case "page-break":
      if let value = mapping.required("page-break"), value.truth() == false {
        value.report("leave the element out instead")
      }
      return .pageBreak(CatalogueV1.PageBreak())
    default:
      return .question(mapping.question(optionSets: sets))
    }
  }
}
