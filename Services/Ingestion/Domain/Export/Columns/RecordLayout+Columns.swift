package import Codebooks

extension RecordLayout {
  /// What the columns mean.
  package static let variables: [CodebookVariable] = recordVariables + valueVariables

  private static let recordVariables: [CodebookVariable] = [
    CodebookVariable("record_id", .identifier, "the health record"),
    CodebookVariable(
      "participant", .identifier,
      "pseudonym of the participant, the same in all exports of this study"),
    CodebookVariable("study", .identifier, "id of the study"),
    CodebookVariable(
      "type", .code, "what the record is about",
      codes: [
        "event": "something that happened at one time",
        "therapy": "a treatment from a first day to a last one, or going on",
        "audiogram": "hearing thresholds by ear and frequency",
        "tinnitus-match": "what a tinnitus sounds like, by ear",
        "measurement": "values over time",
      ]),
    CodebookVariable(
      "start", .date, "first day of a therapy", missing: [notOfThisType]),
    CodebookVariable(
      "end", .date, "last day of a therapy",
      missing: [notOfThisType, CodebookMissing(reason: "ongoing", meaning: "it goes on")]),
    CodebookVariable("time_zone", .identifier, "IANA name of the record's time zone"),
    CodebookVariable(
      "received_at", .instant,
      "day on which it was last changed, by the server's clock, as its midnight in UTC"),
    .testParticipant,
  ]

  private static let valueVariables: [CodebookVariable] = [
    CodebookVariable(
      "item", .code, "what the value of this row is",
      codes: [
        "event": "the event itself", "therapy": "the therapy itself",
        "threshold": "a hearing threshold", "discomfort_level": "from where on it was too loud",
        "pitch": "pitch of the tinnitus", "timbre": "timbre of the tinnitus",
        "loudness": "loudness of the tinnitus", "masking_level": "level that masks it",
        "value": "a measured value",
      ]),
    CodebookVariable(
      "measured_at", .instant, "when it happened or was measured, by the device's clock",
      missing: [.notTold]),
    CodebookVariable(
      "ear", .code, "which ear",
      codes: ["left": "left ear", "right": "right ear", "both": "both ears"],
      missing: [notOfThisType, .notTold]),
    CodebookVariable("frequency", .number, "of the tone", unit: "Hz", missing: [notOfThisType]),
    CodebookVariable(
      "vocabulary", .identifier, "the vocabulary that names the code", missing: [notOfThisType]),
    CodebookVariable(
      "version", .integer, "version of the vocabulary", missing: [notOfThisType]),
    CodebookVariable(
      "code", .text, "kind of event, therapy, timbre or quantity: a term of the vocabulary",
      missing: [notOfThisType]),
    CodebookVariable(
      "value", .number, "the value, in the unit of this row",
      missing: [
        notOfThisType
      ]),
    CodebookVariable(
      "second_value", .number, "the second of two, such as the diastolic pressure",
      missing: [notOfThisType]),
    CodebookVariable("unit", .text, "UCUM code of the unit; dB HL: ISO 389", missing: [.none]),
    CodebookVariable(
      "masked", .flag, "the other ear was masked", missing: [notOfThisType]),
    CodebookVariable(
      "no_response", .flag, "nothing was heard up to the value", missing: [notOfThisType]),
  ]

  private static let notOfThisType = CodebookMissing(
    reason: "not_of_this_type", meaning: "records of this type do not have it")
}
