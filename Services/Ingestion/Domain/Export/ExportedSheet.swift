import Calendar
import Codebooks
import Fields
import FoundationEssentials

/// A stored sheet, as exported.
struct ExportedSheet: Sendable, Hashable {
  var sheetID: UUID
  /// The pseudonym of the participant in this study's exports.
  var participant: String
  var studyID: String
  var questionnaireID: String
  var version: UInt32
  var startedAt: Instant?
  var finishedAt: Instant
  /// Server time. Exports contain only its day (UTC): sheets of one batch share the instant, so it
  /// could be used to link the exports of two studies and the participants' pseudonyms.
  var receivedAt: Instant
  var timeZone: String
  /// Offset of the time zone from UTC when the sheet was finished; nil if unknown.
  var utcOffsetMinutes: Int?
  var notificationID: String
  var closing: SheetClosing
  var appVersion: String
  var platform: String
  /// The participant's group in the study when the sheet was finished; empty if none.
  var groupID: String = ""
  var deviations: [String] = []
  /// Whether an administrator marked the participant as a test participant.
  var isTestParticipant: Bool = false
  var scores: [SheetScore] = []
  var noise: [NoiseMeasurement]
  var positions: [PositionMeasurement]
  var answers: [Answer]
  var device: Device = Device()
  /// Revision of the answers, starting at 1.
  var revision: Int = 1
  /// When the participant withdrew the sheet; nil if not withdrawn.
  var withdrawnAt: Instant?
  var notification = ExportedNotification()
  var review = ReviewStanding()
}

extension ExportedSheet {
  /// Names of the first columns of every export of sheets.
  static let headColumns = columns.map(\.name)

  /// The cells for ``headColumns``.
  var headCells: [String] {
    [
      sheetID.text, participant, studyID, questionnaireID, String(version),
      Cell.time(startedAt), Cell.time(finishedAt), Cell.time(receivedAt.startOfDay),
      Cell.free(timeZone),
      Cell.integer(utcOffsetMinutes), Cell.free(notificationID), Cell.flag(closing == .autosaved),
      Cell.free(appVersion), Cell.free(platform), groupID, deviations.joined(separator: ";"),
      Cell.flag(isTestParticipant),
      closing.rawValue,
    ] + device.texts.map(Cell.free) + [String(revision), Cell.time(withdrawnAt)]
      + notification.cells + review.cells
  }
}

extension ExportedSheet {
  /// Removes what participants typed concealed, such as a password.
  ///
  /// - Parameter definition: the version that the sheet uses.
  mutating func removeMaskedTexts(of definition: PreparedQuestionnaire) {
    guard !definition.maskedTexts.isEmpty else { return }
    answers.removeAll { definition.maskedTexts.contains($0.elementID) }
  }

  /// Removes the group, and the deviation by which a blocking questionnaire of a group shows it.
  mutating func concealGroup() {
    groupID = ""
    deviations.removeAll { $0 == Deviation.blocked.rawValue }
  }

  /// Converts self-assessment manikin values to the scale of the former systems: 0 to 1 in steps of
  /// 0.125 (TYT §3.3.3), where 0 corresponds to the manikin's 1. Scores are not changed.
  ///
  /// - Parameter definition: the version that the sheet uses.
  mutating func useLegacyScales(of definition: PreparedQuestionnaire) {
    for index in answers.indices where definition.manikins.contains(answers[index].elementID) {
      if case .number(let number) = answers[index].value {
        answers[index].value = .number((number - 1) / 8)
      }
    }
  }
}

extension ExportedSheet {
  /// The first columns of every export of sheets. Names follow the database columns, not the API:
  /// messages call `finished_at` `finish_time`, and other times alike.
  static let columns: [CodebookColumn] =
    originColumns + clientColumns + ExportedNotification.columns + ReviewStanding.columns

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
    .timeZone, .utcOffset("when it was finished", "beim Abschluss"),
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
      (
        "what it was filled in on: as reported, or as in device_system",
        "worauf er ausgefüllt wurde: wie mitgeteilt, oder wie in device_system"
      ),
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
      codes: CodebookCodes.closing),
    CodebookColumn(
      "device_system", .text,
      (
        "operating system: as reported if the study exports exact devices, else iOS, Android, Web or other",
        "Betriebssystem: wie mitgeteilt, wenn die Studie genaue Geräte exportiert, sonst iOS, Android, Web oder other"
      ), missing: [.notTold]),
    CodebookColumn(
      "device_system_version", .text,
      (
        "version of the operating system: the major version, unless the study exports exact devices",
        "Version des Betriebssystems: die Hauptversion, außer wenn die Studie genaue Geräte exportiert"
      ), missing: [.notTold]),
    CodebookColumn(
      "device_maker", .text, ("maker of the device", "Hersteller des Geräts"),
      missing: [.notTold, .deviceClass]),
    CodebookColumn(
      "device_model", .text, ("model of the device", "Modell des Geräts"),
      missing: [.notTold, .deviceClass]),
    CodebookColumn(
      "revision", .integer,
      (
        "counts what the participant, or staff by a correction, made of it, from 1; the answers are those of this one",
        "zählt, was die Person oder das Team durch eine Berichtigung daraus gemacht hat, ab 1; die Antworten sind die dieses Standes"
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
