import Fields
import Messages
import Questionnaires
import Testing

@testable import IngestionService

/// An unusable answer is left out if the sheet is valid without it.
@Suite struct LeftOutTests {
  private static let loud = Condition(elementID: "loud", comparison: .greater(.number(0.5)))

  /// `masked` is shown for loud noise; everything but `sex` may be skipped.
  private let definition = PreparedQuestionnaire(
    questionnaireID: "daily", version: 3, contentHash: Fixture.hash,
    elements: [
      Fixture.question("sex", .singleChoice(["female", "male"])),
      Fixture.question("loud", .slider(minimum: 0, maximum: 1, step: 0), required: false),
      Fixture.question("masked", .yesNo, required: false, when: [Self.loud]),
      Fixture.question("mail", .text(maximumLength: 20, pattern: "[a-zäöü]+"), required: false),
      Fixture.question(
        "temperature", .number(minimum: 35.1, maximum: 42.2, isInteger: false), required: false),
      Fixture.question("home", .country, required: false),
    ])

  private func decide(
    _ answers: [(String, AnswerValue?)], closing: SheetClosing = .complete
  ) -> Decision<AcceptedSheet> {
    let sheet = Fixture.sheet {
      $0.answers = answers.map { Answer(elementID: $0.0, value: $0.1) }
      $0.closing = closing
    }
    return validate(sheet, in: Fixture.context([definition]))
  }

  private let sex = ("sex", AnswerValue?.some(.choice(["male"])))

  @Test func theRestIsKeptWithAMark() throws {
    let bad: [(String, AnswerValue?, Finding)] = [
      ("loud", .number(.nan), Finding("answers[1].number", .notFinite)),
      ("loud", .text("0,5"), Finding("answers[1].text", .valueTypeMismatch)),
      ("mail", .text("2"), Finding("answers[1].text", .patternMismatch)),
      ("mail", .text(String(repeating: "a", count: 21)), Finding("answers[1].text", .textTooLong)),
      ("masked", .choice(["yes"]), Finding("answers[1].element_id", .notShown)),
      ("shoes", .number(43), Finding("answers[1].element_id", .questionUnknown)),
      ("home", nil, Finding("answers[1].value", .valueMissing)),
    ]
    for (elementID, value, finding) in bad {
      let decision = decide([sex, (elementID, value), ("temperature", .number(37))])
      let accepted = try #require(decision.accepted, "\(finding)")
      #expect(accepted.answers.map(\.elementID) == ["sex", "temperature"])
      #expect(accepted.deviations == [.answerLeftOut])
      #expect(decision.findings == [finding])
      // Sent again, it is the same sheet.
      #expect(accepted.sent.answers.contains { $0.elementID == elementID })
    }
  }

  @Test func twoAnswersToOneQuestionAreNone() throws {
    let accepted = try #require(
      decide([sex, ("loud", .number(0.2)), ("loud", .number(0.9))]).accepted)
    #expect(accepted.answers.map(\.elementID) == ["sex"])
  }

  @Test func aSheetThatMakesNoSenseWithoutTheAnswerIsRejected() {
    // Required.
    #expect(
      decide([("sex", .choice(["x"])), ("loud", .number(0.2))]).findings
        == [Finding("answers[0].choice.codes[0]", .optionUnknown)])
    // Another question was shown because of it.
    let hiding = decide([sex, ("loud", .number(2)), ("masked", .choice(["yes"]))])
    #expect(hiding.accepted == nil)
    #expect(hiding.findings == [Finding("answers[1].number", .outOfRange)])
    // Nothing is left.
    let empty = decide([("loud", .number(2))], closing: .expired)
    #expect(empty.accepted == nil)
    // Something else is wrong as well.
    #expect(decide([("loud", .number(2))]).accepted == nil)
    // A sheet that is not held to required questions stands.
    let closed = decide([("sex", .choice(["x"])), ("loud", .number(0.2))], closing: .autosaved)
    #expect(closed.accepted?.answers.map(\.elementID) == ["loud"])
  }

  @Test func valuesAreStoredAsTheQuestionWritesThem() throws {
    for (elementID, sent, stored) in [
      ("temperature", AnswerValue.number(Double(Float(35.1))), AnswerValue.number(35.1)),
      ("temperature", .number(Double(Float(42.2))), .number(42.2)),
      ("temperature", .number(36.6), .number(36.6)), ("mail", .text("müde \n"), .text("müde")),
      ("home", .choice(["de"]), .choice(["DE"])),
    ] {
      let accepted = try #require(decide([sex, (elementID, sent)]).accepted, "\(sent)")
      #expect(accepted.answers.last?.value == stored)
      #expect(accepted.deviations == [])
    }
    for number in [35.0999, 42.2001] {
      #expect(
        decide([sex, ("temperature", .number(number))]).findings
          == [Finding("answers[1].number", .outOfRange)])
    }
  }

  /// Formatters and keyboards of a phone write a value in several ways, which have one spelling.
  @Test func theSpellingOfAPhoneIsRead() {
    func read(_ value: IngestionV1.Answer.OneOfValue) -> AnswerValue? {
      Answer(IngestionV1.Answer(elementID: "q", value: value)).value
    }
    #expect(read(.date("٢٠٢٦-٠٣-٢٩")) == .date("2026-03-29"))
    #expect(read(.date("\u{200F}۲۰۲۶-۰۳-۲۹ ")) == .date("2026-03-29"))
    #expect(read(.time("०६:३०")) == .time("06:30"))
    #expect(read(.dateTime("２０２６-０３-２９T０６:３０")) == .dateTime("2026-03-29T06:30"))
    #expect(read(.text("mu\u{308}de")) == .text("m\u{FC}de"))
    guard case .text(let text)? = read(.text("mu\u{308}de")) else { return }
    #expect(Array(text.unicodeScalars).count == 4)
    let therapy = IngestionV1.TherapyRecord(startDate: "٢٠٢٦-٠٣-٢٩", endDate: "۲۰۲۶-۰۳-۳۰")
    let change = RecordChange(
      IngestionV1.RecordChange(record: IngestionV1.HealthRecord(contents: .therapy(therapy))))
    guard case .therapy(let dates)? = change.record.contents else {
      Issue.record("no therapy")
      return
    }
    #expect([dates.startDate, dates.endDate] == ["2026-03-29", "2026-03-30"])
    let id = "0C4F2F44-4D0E-4F0B-9D5A-3A7E0F0C1D2E"
    let sheet = AnswerSheet(
      IngestionV1.AnswerSheet(sheetID: id, contentHash: "AB", notificationID: id))
    #expect(sheet.notificationID == id.lowercased())
    #expect(sheet.contentHash == "ab")
    #expect(AnswerSheet(IngestionV1.AnswerSheet(notificationID: "No-7")).notificationID == "No-7")
  }
}
