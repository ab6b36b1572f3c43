import Codebooks
import Questionnaires

extension CodebookColumn {
  /// A column of every export.
  static let testParticipant = CodebookColumn(
    "test_participant", .flag,
    (
      "an administrator marked the participant: the answers are a test",
      "von der Verwaltung als Testperson markiert: die Antworten sind ein Test"
    ))

  static let study = CodebookColumn("study", .identifier, ("id of the study", "Id der Studie"))

  static let version = CodebookColumn(
    "version", .integer,
    (
      "version of the questionnaire that was shown", "Fassung des Fragebogens, die gezeigt wurde"
    ))

  static let receivedAt = CodebookColumn(
    "received_at", .instant,
    (
      "day on which it arrived, by the server's clock, as its midnight in UTC",
      "Tag der Ankunft nach der Uhr des Servers, als dessen Mitternacht in UTC"
    ))

  static let timeZone = CodebookColumn(
    "time_zone", .text,
    (
      "IANA name of the device's time zone; UTC+02:00 if only an offset is known; another text only if the study exports exact devices",
      "IANA-Name der Zeitzone des Geräts; UTC+02:00, wenn nur der Abstand bekannt ist; ein anderer Text nur, wenn die Studie genaue Geräte exportiert"
    ), missing: [.notTold])

  /// - Parameters:
  /// - english: the time, in English.
  /// - german: the time, in German.
  static func utcOffset(_ english: String, _ german: String) -> CodebookColumn {
    CodebookColumn(
      "utc_offset_minutes", .integer,
      (
        "what the clocks of that zone were ahead of UTC \(english)",
        "um wie viel die Uhren dieser Zone \(german) UTC voraus waren"
      ), unit: "min",
      missing: [
        CodebookReason("unknown", ("the zone is unknown", "die Zeitzone ist unbekannt"))
      ])
  }

  static let appVersion = CodebookColumn(
    "app_version", .text,
    (
      "name and version of the client: the major version, unless the study exports exact devices",
      "Name und Version der App: die Hauptversion, außer wenn die Studie genaue Geräte exportiert"
    ), missing: [.notTold])

  /// - Parameters:
  /// - english: description in English.
  /// - german: description in German.
  static func deviations(_ english: String, _ german: String) -> CodebookColumn {
    CodebookColumn(
      "deviations", .codes, (english, german),
      codes: [
        "BLOCKED": (
          "before a questionnaire that blocks the others",
          "vor einem Fragebogen, der die anderen sperrt"
        ),
        "PAUSED": ("while the study was paused", "während die Studie unterbrochen war"),
        "CLOCK_IMPLAUSIBLE": (
          "the device's clock was wrong: its times cannot be relied upon",
          "die Uhr des Geräts ging falsch: auf seine Zeiten ist kein Verlass"
        ),
        "CLOCK_INCONSISTENT": (
          "its times contradict each other: the clock was changed meanwhile",
          "seine Zeiten widersprechen einander: die Uhr wurde zwischendurch verstellt"
        ),
        "TIME_ZONE_UNKNOWN": (
          "the device did not name its time zone: see utc_offset_minutes",
          "das Gerät hat seine Zeitzone nicht genannt: siehe utc_offset_minutes"
        ),
        "ANSWER_LEFT_OUT": (
          "an answer was unusable and is missing", "eine Antwort war unbrauchbar und fehlt"
        ),
        "MEASUREMENT_LEFT_OUT": (
          "a measurement was unusable and is missing", "eine Messung war unbrauchbar und fehlt"
        ),
        "MEASUREMENT_LIMITED": (
          "a noise level beyond its scale is stored as the end of the scale",
          "ein Schallpegel jenseits seiner Skala ist als deren Ende gespeichert"
        ),
        "REFERENCE_LEFT_OUT": (
          "a notification or an earlier answer that the device named was unusable",
          "eine Benachrichtigung oder frühere Antwort, die das Gerät nannte, war unbrauchbar"
        ),
        "CONSTRAINT_VIOLATED": (
          "the answers violate a rule of the questionnaire",
          "die Antworten verletzen eine Regel des Fragebogens"
        ),
      ], missing: [.none])
  }
}

extension CodebookReason {
  /// Why an export has neither maker nor model.
  static let deviceClass = CodebookReason(
    "device_class",
    ("the study exports classes of devices", "die Studie exportiert Klassen von Geräten"))
}

/// Describes the values in tables with one row per answer.
struct RowVariables: Sendable {
  private var elements: [(id: String, kind: String)] = []
  private var scores: [(id: String, kind: String)] = []
  private var seen = Set<[String]>()
  private var variables: QuestionnaireVariables
  private let withScores: Bool

  /// - Parameter withScores: whether the table has rows for scores.
  init(_ variables: QuestionnaireVariables, withScores: Bool) {
    self.variables = variables
    self.withScores = withScores
  }

  /// Adds a version. Versions must be added newest first.
  ///
  /// - Parameters:
  /// - prepared: determines which rows exist.
  /// - definition: the same version with its texts.
  mutating func add(
    _ prepared: PreparedQuestionnaire, _ definition: QuestionnaireDefinition
  ) {
    variables.add(
      definition, version: prepared.version, contentHash: prepared.contentHash)
    for question in prepared.questions
    where question.answers != .nothing && !prepared.maskedTexts.contains(question.elementID) {
      let kind = question.answers.valueKind
      if seen.insert([question.elementID, kind]).inserted {
        elements.append((question.elementID, kind))
      }
    }
    guard withScores else { return }
    for column in prepared.scoreColumns {
      for kind in column.hasBands ? ["score", "band"] : ["score"]
      where seen.insert([column.scoreID, kind]).inserted {
        scores.append((column.scoreID, kind))
      }
    }
  }

  var described: CodebookQuestionnaire { variables.described }

  /// One variable per question and kind of value it ever had, then those of the scores.
  var all: [CodebookVariable] {
    (elements + scores).map { id, kind in
      let rows = CodebookRows(
        questionnaire: variables.questionnaire, element: id, kind: kind)
      return switch kind {
      case "score": variables.score(id, named: "value", rows: rows)
      case "band": variables.band(id, named: "value", rows: rows)
      default: variables.answer(id, named: "value", rows: rows)
      }
    }
  }
}
