package import Codebooks

extension ExportedSheet {
  /// Columns that every export of sheets starts with. They are a format of their own, named as the tables' columns:
  /// messages call `finished_at` `finish_time`, and the other times alike.
  package static let columns: [CodebookColumn] =
    originColumns + clientColumns + ExportedNotification.columns

  private static let originColumns: [CodebookColumn] = [
    CodebookColumn(
      "sheet_id", .identifier,
      (
        "the answer sheet, unique with its participant",
        "der Antwortbogen, eindeutig zusammen mit der teilnehmenden Person"
      )),
    .participant, .study, .questionnaire, .version,
    CodebookColumn(
      "started_at", .instant,
      (
        "when filling in began, by the device's clock",
        "wann das Ausfüllen begann, nach der Uhr des Geräts"
      ), missing: [.notTold]),
    CodebookColumn(
      "finished_at", .instant,
      (
        "when it was finished, by the device's clock",
        "wann es abgeschlossen wurde, nach der Uhr des Geräts"
      )),
    .receivedAt,
    CodebookColumn(
      "time_zone", .identifier,
      (
        "IANA name of the device's time zone when it was finished",
        "IANA-Name der Zeitzone des Geräts beim Abschluss"
      )),
    CodebookColumn(
      "utc_offset_minutes", .integer,
      (
        "what the clocks of that zone were ahead of UTC when it was finished",
        "um wie viel die Uhren dieser Zone beim Abschluss UTC voraus waren"
      ), unit: "min"),
    CodebookColumn(
      "notification_id", .text,
      ("the notification that caused it", "die Erinnerung, auf die hin er ausgefüllt wurde"),
      missing: [CodebookReason("unasked", ("filled in unasked", "ohne Erinnerung ausgefüllt"))]),
    CodebookColumn(
      "autosaved", .flag,
      (
        "the client saved it because the participant forgot to: see closing",
        "die App hat ihn gespeichert, weil die Person es vergessen hat: siehe closing"
      )),
    .appVersion,
    CodebookColumn(
      "platform", .text,
      ("what it was filled in on, in one text", "worauf er ausgefüllt wurde, in einem Text"),
      missing: [.notTold]),
    CodebookColumn(
      "group", .identifier,
      (
        "the participant's group in the study when it was finished",
        "Gruppe der Person in der Studie beim Abschluss"
      ), missing: [.none]),
    .deviations(
      "rules that it was filled in against without being refused",
      "Regeln, gegen die er ausgefüllt und trotzdem angenommen wurde"),
    .testParticipant,
  ]

  private static let clientColumns: [CodebookColumn] = [
    CodebookColumn(
      "closing", .code, ("how it was closed", "wie er abgeschlossen wurde"),
      codes: [
        "complete": (
          "with everything that is required", "mit allem, was erforderlich ist"
        ),
        "incomplete": (
          "on purpose, although something that is required has no answer",
          "mit Absicht, obwohl etwas Erforderliches keine Antwort hat"
        ),
        "autosaved": (
          "by the client, because the participant forgot to",
          "durch die App, weil die Person es vergessen hat"
        ),
        "expired": (
          "by the client, because the time for answering had ended",
          "durch die App, weil die Zeit zum Antworten vorüber war"
        ),
      ]),
    CodebookColumn(
      "device_system", .text, ("operating system", "Betriebssystem"), missing: [.notTold]),
    CodebookColumn(
      "device_system_version", .text,
      ("version of the operating system", "Version des Betriebssystems"), missing: [.notTold]),
    CodebookColumn(
      "device_maker", .text, ("maker of the device", "Hersteller des Geräts"),
      missing: [.notTold]),
    CodebookColumn(
      "device_model", .text, ("model of the device", "Modell des Geräts"), missing: [.notTold]),
    CodebookColumn(
      "revision", .integer,
      (
        "counts what the participant made of it, from 1; the answers are those of this one",
        "zählt, was die Person daraus gemacht hat, ab 1; die Antworten sind die dieses Standes"
      )),
    CodebookColumn(
      "withdrawn_at", .instant,
      (
        "when the participant took the sheet back",
        "wann die Person den Antwortbogen zurückgenommen hat"
      ),
      missing: [
        CodebookReason("counts", ("it was not taken back", "er wurde nicht zurückgenommen"))
      ]),
  ]
}
