import Codebooks
import Fields

/// One row per listening session of a study. Column names follow the database columns.
enum ListeningLayout {
  static let header = columns.map(\.name)

  /// - Parameter participant: the pseudonym in this study's exports.
  static func row(
    for session: SessionRecord, participant: String, isTest: Bool
  ) -> [String] {
    if let withdrawnAt = session.withdrawnAt {
      return [session.sessionID.text, participant, session.studyID]
        + Array(repeating: "", count: header.count - 5)
        + [Cell.flag(isTest), Cell.time(withdrawnAt.startOfDay)]
    }
    return [
      session.sessionID.text, participant, session.studyID, session.collectionID,
      String(session.collectionVersion), session.soundID,
      Cell.time(session.startedAt),
      // Only the day, as for sheets: sessions of one batch share the instant.
      Cell.time(session.receivedAt.startOfDay), Cell.free(session.timeZone),
      Cell.integer(session.utcOffsetMinutes), String(session.netMilliseconds),
      session.loopMinutes.map { String($0) } ?? "", session.end.rawValue,
      RatingState(session.rating).rawValue, session.rating.value.map { String($0) } ?? "",
      Cell.free(session.appVersion), session.deviations.joined(separator: ";"),
      Cell.flag(isTest), "",
    ]
  }
}

extension ListeningLayout {
  static let columns: [CodebookColumn] =
    sessionColumns + ratingColumns + [
      .appVersion,
      .deviations(
        "rules that it was against without being refused",
        "Regeln, gegen die sie war und trotzdem angenommen wurde"),
      .testParticipant,
      CodebookColumn(
        "withdrawn_at", .instant,
        (
          "when the participant took the session back, to the day; it has no other values then",
          "wann die Person die Sitzung zurückgenommen hat, auf den Tag; sonst ist sie dann leer"
        ),
        missing: [
          CodebookReason("counts", ("it was not taken back", "sie wurde nicht zurückgenommen"))
        ]),
    ]

  private static let sessionColumns: [CodebookColumn] = [
    CodebookColumn(
      "session_id", .identifier, ("the listening session", "die Hörsitzung")),
    .participant, .study,
    CodebookColumn(
      "collection", .identifier,
      ("id of the sound collection", "Id der Klangsammlung")),
    CodebookColumn(
      "collection_version", .integer,
      ("version of the sound collection", "Fassung der Klangsammlung")),
    CodebookColumn(
      soundColumn, .identifier,
      ("id of the sound in the collection", "Id des Klangs in der Sammlung")),
    CodebookColumn(
      "started_at", .instant,
      ("when it began, by the device's clock", "wann sie begann, nach der Uhr des Geräts")),
    .receivedAt,
    .timeZone, .utcOffset("when it began", "zu Beginn"),
    CodebookColumn(
      "net_milliseconds", .integer,
      (
        "how long it was listened to, without pauses", "wie lange gehört wurde, ohne Pausen"
      ), unit: "ms"),
    CodebookColumn(
      "loop_minutes", .integer,
      (
        "for how long the sound was to be repeated; 0: endlessly",
        "wie lange der Klang wiederholt werden sollte; 0: endlos"
      ), unit: "min",
      missing: [
        CodebookReason("once", ("it was not to be repeated", "er sollte nicht wiederholt werden"))
      ]),
    CodebookColumn(
      "ended_by", .code, ("what ended it", "was sie beendet hat"),
      codes: [
        "user": ("the participant", "die Person"),
        "timer": ("the loop's time was over", "die Zeit der Wiederholung war um"),
        "sound": ("the sound was at its end", "der Klang war zu Ende"),
      ]),
  ]

  private static let ratingColumns: [CodebookColumn] = [
    CodebookColumn(
      "rated", .code,
      (
        "whether the change after listening was rated",
        "ob die Veränderung nach dem Hören bewertet wurde"
      ),
      codes: [
        "rated": ("it was", "ja"),
        "declined": ("the participant chose not to", "die Person wollte nicht"),
        "not_asked": (
          "the participant was not asked, or chose nothing in time",
          "nicht gefragt, oder nichts rechtzeitig gewählt"
        ),
      ]),
    // The Clinical Global Impression of change (SON FA10).
    CodebookColumn(
      "rating", .integer,
      (
        "clinical global impression of the change after listening",
        "klinischer Gesamteindruck der Veränderung nach dem Hören"
      ),
      range: Double(SessionRating.values.lowerBound)...Double(SessionRating.values.upperBound),
      step: 1,
      ends: (("very much better", "sehr viel besser"), ("very much worse", "sehr viel schlechter")),
      missing: [
        CodebookReason("not_rated", ("see the column rated", "siehe die Spalte rated"))
      ]),
  ]

  /// Name of the column of sounds.
  static let soundColumn = "sound"
}
