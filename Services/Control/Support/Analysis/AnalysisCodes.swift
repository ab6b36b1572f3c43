import Codebooks

/// The codes in the tables of an analysis with their meanings.
enum AnalysisCodes {
  typealias Codes = CodebookCodes.Codes

  static let compliance: Codes = [
    "answered_in_time": ("answered in time", "rechtzeitig beantwortet"),
    "answered_late": ("answered after the time had ended", "nach Ablauf der Zeit beantwortet"),
    "dismissed": ("dismissed and not answered", "verworfen und nicht beantwortet"),
    "missed": (
      "not answered in time, although a device had received it or it was sent",
      "nicht rechtzeitig beantwortet, obwohl ein Gerät sie hatte oder sie gesendet wurde"
    ),
    "expired": (
      "not answered in time; it did not reach a device",
      "nicht rechtzeitig beantwortet; sie hat kein Gerät erreicht"
    ),
    "open": ("can still be answered in time", "kann noch rechtzeitig beantwortet werden"),
    "no_room": (
      "not planned, since the rules left no room; not counted",
      "nicht geplant, weil die Regeln keinen Platz ließen; zählt nicht"
    ),
    "displaced": (
      "not planned, since it gave its place to another one; not counted",
      "nicht geplant, weil sie einer anderen Platz machte; zählt nicht"
    ),
    "repeated": (
      "a further sheet of an answered notification; not counted",
      "ein weiterer Antwortbogen zu einer beantworteten Erinnerung; zählt nicht"
    ),
    "unasked": (
      "a sheet that was filled in without a notification",
      "ein ohne Erinnerung ausgefüllter Antwortbogen"
    ),
    "notification_unknown": (
      "a sheet whose notification is not counted, for example because it was cancelled",
      "ein Antwortbogen, dessen Erinnerung nicht zählt, etwa weil sie abgesagt wurde"
    ),
  ]

  static let missing: Codes = [
    "not_sent": (
      "the notification was neither fetched nor sent",
      "die Erinnerung wurde weder abgeholt noch gesendet"
    ),
    "not_received": (
      "it was fetched or sent, but no device reported it as shown",
      "abgeholt oder gesendet, aber kein Gerät hat sie gezeigt"
    ),
    "not_opened": ("shown, but not opened", "gezeigt, aber nicht geöffnet"),
    "abandoned": ("opened, but not answered", "geöffnet, aber nicht beantwortet"),
    "dismissed": ("dismissed and not answered", "verworfen und nicht beantwortet"),
    "open": ("can still be answered in time", "kann noch rechtzeitig beantwortet werden"),
    "no_room": ("not planned: no room", "nicht geplant: kein Platz"),
    "displaced": ("not planned: displaced", "nicht geplant: verdrängt"),
    "sheet_not_exported": (
      "answered, but the sheet is not exported, for example after an erasure",
      "beantwortet, aber der Antwortbogen wird nicht exportiert, etwa nach einer Löschung"
    ),
    "not_shown": (
      "the question was not asked: its condition was not met",
      "nicht gefragt: die Bedingung war nicht erfüllt"
    ),
    "skipped": ("asked and left out", "gefragt und ausgelassen"),
    "closed_early": (
      "the sheet was closed without an answer: see closing",
      "der Antwortbogen wurde ohne sie abgeschlossen: siehe closing"
    ),
    "no_answer_code": (
      "answered by a code that means no answer",
      "mit einem Code beantwortet, der keine Antwort bedeutet"
    ),
    "taken_back": (
      "the participant withdrew the sheet", "die Person hat den Antwortbogen zurückgenommen"
    ),
    "not_in_version": (
      "the version of the sheet does not contain it", "die Fassung des Antwortbogens hat es nicht"
    ),
    "not_scored": (
      "too few items were answered, or the score lies below the bands",
      "zu wenige Fragen beantwortet, oder der Score liegt unter den Stufen"
    ),
    "unknown": (
      "not asked or left out: its condition depends on another sheet",
      "nicht gefragt oder ausgelassen: die Bedingung hängt von einem anderen Antwortbogen ab"
    ),
  ]

  static let activity: Codes = [
    "active": ("takes part", "nimmt teil"),
    "silent": (
      "notified, but without a sheet for 3 days", "erinnert, aber seit 3 Tagen ohne Antwortbogen"
    ),
    "left": ("no longer enrolled", "nimmt nicht mehr teil"),
    "completed": ("no more notifications", "keine weiteren Erinnerungen"),
    "consent_ended": ("the consent has ended", "die Einwilligung ist abgelaufen"),
  ]
}
