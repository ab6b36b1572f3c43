internal import FoundationEssentials
internal import Messages

extension YAMLValue {
  /// The whole of a study file, without the questionnaires it names.
  func study() -> CatalogueV1.Study? {
    mapping { mapping in
      let access = mapping.required("access")?.word([
        "open": CatalogueV1.StudyAccess.open, "password": .password,
      ])
      return CatalogueV1.Study(
        studyID: mapping.required("study")?.text() ?? "",
        title: mapping.localizedText("title", required: true),
        description: mapping.localizedText("description"),
        consentText: mapping.localizedText("consent", required: true),
        access: access ?? .unspecified,
        defaultLanguage: mapping.required("default-language")?.text() ?? "",
        startsAt: mapping.optional("starts-at")?.timestamp(),
        endsAt: mapping.optional("ends-at")?.timestamp(),
        questionnaires: mapping.required("questionnaires")?.list()?
          .compactMap { $0.questionnaireUse() } ?? [])
    }
  }

  private func questionnaireUse() -> CatalogueV1.StudyQuestionnaire? {
    mapping { mapping in
      let recurrence = mapping.required("recurrence")?.word([
        "one-time": CatalogueV1.Recurrence.oneTime, "repeated": .repeated,
      ])
      return CatalogueV1.StudyQuestionnaire(
        questionnaireID: mapping.required("questionnaire")?.text() ?? "",
        version: mapping.optional("version")?.unsigned() ?? 0,
        recurrence: recurrence ?? .unspecified,
        schedule: mapping.optional("schedule")?.schedule(),
        deactivated: mapping.optional("deactivated")?.truth() ?? false)
    }
  }

  /// RFC 3339, in whole seconds.
  private func timestamp() -> GoogleProtobuf.Timestamp? {
    guard let text = text() else { return nil }
    guard let date = try? Date(text, strategy: .iso8601) else {
      report("`\(text)` is no time; write 2026-01-01T00:00:00Z")
      return nil
    }
    return GoogleProtobuf.Timestamp(seconds: Int64(date.timeIntervalSince1970), nanos: 0)
  }
}
