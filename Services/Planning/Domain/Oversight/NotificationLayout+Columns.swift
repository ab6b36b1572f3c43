package import Codebooks

extension NotificationLayout {
  /// What the columns mean.
  package static let variables: [CodebookVariable] = planVariables + lifeVariables

  private static let planVariables: [CodebookVariable] = [
    CodebookVariable(
      "notification_id", .identifier, "the notification, unique with its participant"),
    CodebookVariable(
      "participant", .identifier,
      "pseudonym of the participant, the same in all exports of this study and in no other study"),
    CodebookVariable("study", .identifier, "id of the study"),
    CodebookVariable("questionnaire", .identifier, "id of the questionnaire that it asks for"),
    CodebookVariable(
      "schedule", .identifier, "id of the schedule that planned it",
      missing: [CodebookMissing(reason: "only_one", meaning: "the schedule has no id")]),
    CodebookVariable(
      "group", .identifier, "the participant's group in the study", missing: [.none]),
    CodebookVariable(
      "origin", .code, "who planned it",
      codes: ["schedule": "a schedule of the study", "staff": "the study's staff, by hand"]),
    CodebookVariable(
      "test_participant", .flag,
      "an administrator marked the participant: the answers are a test"),
    CodebookVariable("time_zone", .identifier, "IANA name of the zone that it was planned in"),
    CodebookVariable("local_time", .localTime, "the instant by the clocks of that zone"),
    CodebookVariable("notify_at", .instant, "when the device was to notify"),
    CodebookVariable(
      "fixed", .flag, "at a time fixed by the participant or the study, not drawn"),
    CodebookVariable(
      "expires_at", .instant, "when the time for answering ended",
      missing: [CodebookMissing(reason: "until_next", meaning: "with the next one")]),
    CodebookVariable("planned_at", .instant, "when it was planned"),
  ]

  private static let lifeVariables: [CodebookVariable] = [
    CodebookVariable(
      "handed_out_at", .instant, "when a device was told of it", missing: [never]),
    CodebookVariable("sent_at", .instant, "when a push message was sent", missing: [never]),
    CodebookVariable("delivered_at", .instant, "when it was shown", missing: [never, .notTold]),
    CodebookVariable("opened_at", .instant, "when it was opened", missing: [never, .notTold]),
    CodebookVariable("snoozes", .integer, "how often it was put off"),
    CodebookVariable(
      "dismissed_at", .instant, "when it was dismissed", missing: [never, .notTold]),
    CodebookVariable(
      "answered_at", .instant, "when its questionnaire was finished", missing: [never]),
    CodebookVariable(
      "outcome", .code, "what became of it",
      codes: [
        "answered_in_time": "answered in time",
        "answered_late": "answered after the time for answering had ended",
        "dismissed": "dismissed and not answered",
        "missed": "not answered in time; a device had it, or it was sent",
        "expired": "not answered in time; it never reached anybody",
        "open": "it can still be answered in time",
      ]),
    CodebookVariable("delivered", .flag, "it was shown, as far as is known"),
    CodebookVariable("opened", .flag, "it was opened, as far as is known"),
    CodebookVariable(
      "answer_seconds", .integer, "from the notification to the finished questionnaire",
      unit: "s", missing: [never]),
  ]

  private static let never = CodebookMissing(reason: "never", meaning: "that did not happen")
}
