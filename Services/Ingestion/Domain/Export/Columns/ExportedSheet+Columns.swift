package import Codebooks

extension ExportedSheet {
  /// Columns that every export of sheets starts with, with what they mean. They are a format of their own, named as
  /// the tables' columns: messages call `finished_at` `finish_time`, and the other times alike.
  package static let headVariables: [CodebookVariable] =
    originVariables + clientVariables + ExportedNotification.variables

  private static let originVariables: [CodebookVariable] = [
    CodebookVariable("sheet_id", .identifier, "the answer sheet, unique with its participant"),
    CodebookVariable(
      "participant", .identifier,
      "pseudonym of the participant, the same in all exports of this study and in no other study"),
    CodebookVariable("study", .identifier, "id of the study"),
    CodebookVariable("questionnaire", .identifier, "id of the questionnaire"),
    CodebookVariable("version", .integer, "version of the questionnaire that was shown"),
    CodebookVariable(
      "started_at", .instant, "when filling in began, by the device's clock",
      missing: [.notTold]),
    CodebookVariable("finished_at", .instant, "when it was finished, by the device's clock"),
    CodebookVariable(
      "received_at", .instant,
      "day on which it arrived, by the server's clock, as its midnight in UTC"),
    CodebookVariable(
      "time_zone", .identifier, "IANA name of the device's time zone when it was finished"),
    CodebookVariable(
      "utc_offset_minutes", .integer,
      "what the clocks of that zone were ahead of UTC when it was finished", unit: "min"),
    CodebookVariable(
      "notification_id", .text, "the notification that caused it",
      missing: [CodebookMissing(reason: "unasked", meaning: "filled in unasked")]),
    CodebookVariable(
      "autosaved", .flag, "the client saved it because the participant forgot to: see closing"),
    CodebookVariable(
      "app_version", .text, "name and version of the client", missing: [.notTold]),
    CodebookVariable(
      "platform", .text, "what it was filled in on, in one text", missing: [.notTold]),
    CodebookVariable(
      "group", .identifier, "the participant's group in the study when it was finished",
      missing: [.none]),
    CodebookVariable(
      "deviations", .codes, "rules that it was filled in against without being refused",
      codes: Deviation.meanings, missing: [.none]),
    .testParticipant,
  ]

  private static let clientVariables: [CodebookVariable] = [
    CodebookVariable(
      "closing", .code, "how it was closed",
      codes: [
        "complete": "with everything that is required",
        "incomplete": "on purpose, although something that is required has no answer",
        "autosaved": "by the client, because the participant forgot to",
        "expired": "by the client, because the time for answering had ended",
      ]),
    CodebookVariable("device_system", .text, "operating system", missing: [.notTold]),
    CodebookVariable(
      "device_system_version", .text, "version of the operating system", missing: [.notTold]),
    CodebookVariable("device_maker", .text, "maker of the device", missing: [.notTold]),
    CodebookVariable("device_model", .text, "model of the device", missing: [.notTold]),
    CodebookVariable(
      "revision", .integer,
      "counts what the participant made of it, from 1; the answers are those of this one"),
    CodebookVariable(
      "withdrawn_at", .instant, "when the participant took the sheet back",
      missing: [CodebookMissing(reason: "counts", meaning: "it was not taken back")]),
  ]
}

extension CodebookVariable {
  /// A column of every export.
  static let testParticipant = CodebookVariable(
    "test_participant", .flag, "an administrator marked the participant: the answers are a test")
}

extension Deviation {
  static let meanings: KeyValuePairs<String, String> = [
    "BLOCKED": "before a questionnaire that blocks the others",
    "PAUSED": "while the study was paused",
    "CLOCK_IMPLAUSIBLE": "the device's clock was wrong: its times cannot be relied upon",
    "CLOCK_INCONSISTENT": "its times contradict each other: the clock was changed meanwhile",
  ]
}
