import Calendar
public import Fields
public import Messages

extension FieldChecks {
  /// Reads the filter of an export; an absent one selects everything.
  ///
  /// - Parameter hasQuestionnaires: whether the rows belong to questionnaires.
  public mutating func exportFilter(
    _ message: CommonV1.ExportFilter?, hasQuestionnaires: Bool = true
  ) -> ExportFilter {
    guard let message else { return ExportFilter() }
    let first = day(message.firstDate, field: "filter.first_date")
    let last = day(message.lastDate, field: "filter.last_date")
    if let first, let last, last < first { reject("filter.last_date", .periodReversed) }
    ids(message.groupIDs, field: "filter.group_ids")
    if !hasQuestionnaires, !message.questionnaireIDs.isEmpty {
      reject("filter.questionnaire_ids", .notFilterable("questionnaires"))
    } else {
      ids(message.questionnaireIDs, field: "filter.questionnaire_ids")
    }
    return ExportFilter(
      firstDate: first?.iso8601, lastDate: last?.iso8601, groupIDs: message.groupIDs,
      questionnaireIDs: message.questionnaireIDs)
  }

  private mutating func day(_ text: String, field: String) -> CivilDate? {
    if text.isEmpty { return nil }
    let day = CivilDate(iso8601: text)
    if day == nil { reject(field, .notADate(text)) }
    return day
  }

  private mutating func ids(_ ids: [String], field: String) {
    guard ids.count <= ExportFilter.idsMax else {
      reject(field, .tooMany(max: ExportFilter.idsMax))
      return
    }
    for (index, id) in ids.enumerated() { self.id(id, field: "\(field)[\(index)]") }
  }
}
