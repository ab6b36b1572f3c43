import Calendar
import FoundationEssentials
import Postgres
import Serialization

/// The jsonb columns of a draft.
struct DraftJSON {
  let answers: PostgresJSON
  let changes: PostgresJSON

  init(_ elements: DraftElements) {
    let all = elements.all
    answers = SheetJSON.answers(all.map(\.answer))
    var writer = JSONWriter()
    writer.object { writer in
      for element in all {
        writer.name(element.elementID)
        writer.array { writer in
          writer.integer(element.changedAt.microseconds)
          if let claimed = element.clampedFrom { writer.integer(claimed.microseconds) }
        }
      }
    }
    changes = PostgresJSON(writer.text)
  }

  var byteCount: Int { answers.text.utf8.count + changes.text.utf8.count }

  static func elements(
    answers: PostgresJSON, changes: PostgresJSON
  ) throws -> DraftElements {
    let answerOfID = Dictionary(
      try SheetJSON.readAnswers(answers).map { ($0.elementID, $0) },
      uniquingKeysWith: { first, _ in first })
    let times = try SheetJSON.read([String: [Int64]].self, changes)
    return DraftElements(
      times.compactMap { elementID, times in
        times.first.map { changedAt in
          DraftElement(
            answer: answerOfID[elementID] ?? Answer(elementID: elementID, value: nil),
            changedAt: Instant(microseconds: changedAt),
            clampedFrom: times.dropFirst().first.map { Instant(microseconds: $0) })
        }
      })
  }
}

extension Draft {
  init(_ row: PostgresRow) throws {
    self.init(
      draftID: try row.decode("draft_id"),
      subject: Subject(
        studyID: try row.decode("study_id"), questionnaireID: try row.decode("questionnaire_id"),
        version: UInt32(try row.decode("version", as: Int32.self))),
      elements: try DraftJSON.elements(
        answers: try row.decode("answers"), changes: try row.decode("changes")),
      startedAt: try row.decode("started_at", as: Date?.self).map { Instant($0) },
      updatedAt: Instant(try row.decode("updated_at")),
      expiresAt: Instant(try row.decode("expires_at")), revision: try row.decode("revision"),
      percent: Int(try row.decode("percent", as: Int16.self)))
  }
}
