package import Codebooks

extension ListeningLayout {
  /// What the columns mean.
  package static let variables: [CodebookVariable] = [
    CodebookVariable("session_id", .identifier, "the listening session"),
    CodebookVariable(
      "participant", .identifier,
      "pseudonym of the participant, the same in all exports of this study"),
    CodebookVariable("study", .identifier, "id of the study"),
    CodebookVariable("collection", .identifier, "id of the sound collection"),
    CodebookVariable("collection_version", .integer, "version of the sound collection"),
    CodebookVariable("sound", .identifier, "id of the sound in the collection"),
    CodebookVariable("started_at", .instant, "when it began, by the device's clock"),
    CodebookVariable(
      "received_at", .instant,
      "day on which it arrived, by the server's clock, as its midnight in UTC"),
    CodebookVariable("time_zone", .identifier, "IANA name of the device's time zone"),
    CodebookVariable(
      "utc_offset_minutes", .integer,
      "what the clocks of that zone were ahead of UTC when it began", unit: "min"),
    CodebookVariable(
      "net_milliseconds", .integer, "how long it was listened to, without pauses", unit: "ms"),
    CodebookVariable(
      "loop_minutes", .integer, "for how long the sound was to be repeated; 0: endlessly",
      unit: "min",
      missing: [CodebookMissing(reason: "once", meaning: "it was not to be repeated")]),
    CodebookVariable(
      "ended_by", .code, "what ended it",
      codes: [
        "user": "the participant", "timer": "the loop's time was over",
        "sound": "the sound was at its end",
      ]),
    CodebookVariable(
      "rated", .code, "whether the change after listening was rated",
      codes: [
        "rated": "it was", "declined": "the participant chose not to",
        "not_asked": "nobody was asked, or nothing was chosen in time",
      ]),
    ratingVariable,
    CodebookVariable(
      "app_version", .text, "name and version of the client", missing: [.notTold]),
    CodebookVariable(
      "deviations", .codes, "rules that it was against without being refused",
      codes: Deviation.meanings, missing: [.none]),
    .testParticipant,
  ]

  /// The Clinical Global Impression of change (SON FA10).
  private static let ratingVariable = CodebookVariable(
    name: "rating", source: .row, form: .integer,
    definitions: [
      CodebookDefinition(
        label: CodebookWords(english: "clinical global impression of the change after listening"),
        minimum: Double(SessionRating.values.lowerBound),
        maximum: Double(SessionRating.values.upperBound), step: 1,
        minimumLabel: CodebookWords(english: "very much better"),
        maximumLabel: CodebookWords(english: "very much worse"))
    ],
    missing: [CodebookMissing(reason: "not_rated", meaning: "see the column rated")])
}
