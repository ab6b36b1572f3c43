import Fields
import Testing

@Suite struct FieldOrderTests {
  private let order = FieldOrder(["sheet_id", "time_zone", "answers", "noise"])

  @Test func whatIsWrongComesInTheOrderOfTheFields() {
    let paths = [
      "noise", "answers[\"mood\"]", "answers[10].number", "", "answers[2].number",
      "answers[2].answer_time", "answers", "time_zone", "unheard_of", "sheet_id",
    ]
    #expect(
      order.sorted(paths) { $0 } == [
        "sheet_id", "time_zone", "answers", "answers[2].number", "answers[2].answer_time",
        "answers[10].number", "answers[\"mood\"]", "noise", "", "unheard_of",
      ])
  }
}
