import Calendar
import IngestionDomain
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
