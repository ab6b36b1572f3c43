import Codebooks

extension CodebookColumn {
  /// A column of every export.
  static let testParticipant = CodebookColumn(
    "test_participant", .flag,
    (
      "an administrator marked the participant: the answers are a test",
      "von der Verwaltung als Testperson markiert: die Antworten sind ein Test"
    ))

  static let participant = CodebookColumn(
    "participant", .identifier,
    (
      "pseudonym of the participant, the same in all exports of this study and in no other study",
      "Pseudonym der teilnehmenden Person, gleich in allen Exporten dieser Studie und in keiner anderen Studie"
    ))

  static let study = CodebookColumn("study", .identifier, ("id of the study", "Id der Studie"))

  static let questionnaire = CodebookColumn(
    "questionnaire", .identifier, ("id of the questionnaire", "Id des Fragebogens"))

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

  static let appVersion = CodebookColumn(
    "app_version", .text,
    ("name and version of the client", "Name und Version der App"), missing: [.notTold])

  /// - Parameters:
  ///   - english: what the rules were about.
  ///   - german: the same.
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
      ], missing: [.none])
  }
}
