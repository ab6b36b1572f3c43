import Formats
import Questionnaires
import Testing

/// The successors of a form as a study's next lists and back.
@Suite struct FormsSequenceTests {
  private static func form(_ id: String, next: String? = nil) throws -> ReadQuestionnaire {
    let field = #"{"name":"a","label":"A","type":"text"}"#
    let next = next.map { #","next":\#($0)"# } ?? ""
    return try FormsReaderTests.read(
      #"{"form":{"header":{"title":"Form \#(id)"},"fields":[\#(field)]}\#(next)}"#, id: id)
  }

  private static func list(_ after: String, _ offers: (String, String)...) -> NextListDefinition {
    NextListDefinition(
      afterQuestionnaireID: after,
      offers: offers.map { id, info in
        NextOffer(
          questionnaireID: id, info: info.isEmpty ? TranslatedText() : FormsReaderTests.german(info)
        )
      })
  }

  private static let pizza = #"""
    [{"command":"drink","method":"GET","info":"Getränk auswählen"},
     {"command":"address","method":"GET"}]
    """#

  private func next(_ file: WriteResult.File) throws -> JSONValue? {
    try JSONParser.parse(file.bytes, file: file.name)["next"]
  }

  @Test func formsThatAreReadTogetherBecomeNextLists() throws {
    let read = [
      try Self.form("pizza", next: Self.pizza),
      try Self.form("drink", next: #"[{"command":"address","info":"Anschrift"}]"#),
      try Self.form("address", next: "[]"), try Self.form("alone"),
    ]
    let sequence = FormsSequence(read)
    #expect(
      sequence.lists == [
        Self.list("pizza", ("drink", "Getränk auswählen"), ("address", "")),
        Self.list("drink", ("address", "Anschrift")),
      ])
    #expect(
      sequence.sources == [
        .init(questionnaire: 0, entries: [0, 1]), .init(questionnaire: 1, entries: [0]),
      ])
    #expect(sequence.report.isLossless)
    #expect(sequence.report.notes == [])
    #expect(read[0].map.position(of: "next[1]") == SourcePosition(line: 2, column: 2))
    // The same study, written and read again.
    let written = FormsWriter(nextLists: sequence.lists).write(read.map(\.definition))
    #expect(written.report.isLossless, "\(written.report.losses)")
    for (file, before) in zip(written.files, read) {
      let again = try FormsReaderTests.read(
        String(decoding: file.bytes, as: UTF8.self), id: before.definition.id)
      #expect(again.next == before.next)
    }
  }

  @Test func whatCannotBeOfferedIsNamed() throws {
    let sequence = FormsSequence([
      try Self.form("only", next: #"[{"command":"gone"}]"#),
      try Self.form(
        "pizza",
        next: #"[{"command":"gone"},{"command":"My Drink"},{"command":"my-drink","info":"x"}]"#),
      try Self.form("my-drink"),
    ])
    #expect(sequence.lists == [Self.list("pizza", ("my-drink", ""))])
    #expect(sequence.sources == [.init(questionnaire: 1, entries: [1])])
    #expect(
      sequence.report.losses.map { "\($0.place): \($0.what)" } == [
        "only: `gone` after it", "pizza: `gone` after it", "pizza: `my-drink` after it once more",
      ])
    #expect(sequence.report.notes == ["pizza: `My Drink` after it is `my-drink`"])
  }

  /// A dot in a form's name does not start a file extension.
  @Test func aCommandWithADotIsNoFileName() throws {
    let read = [
      try Self.form("start", next: #"[{"command":"drink.v2"}]"#), try Self.form("drink"),
    ]
    #expect(FormsSequence(read).lists == [])
    let other = FormsSequence(read + [try Self.form("drink-v2")])
    #expect(other.lists == [Self.list("start", ("drink-v2", ""))])
  }

  @Test func anythingElseAboutAFormThatFollowsIsNamed() throws {
    let read = try Self.form(
      "pizza", next: #"[{"command":"drink","when":{"delivery":"yes"},"info":"D"}]"#)
    #expect(
      read.report.losses.map { "\($0.place): \($0.what)" }
        == ["next[0]: `when` of a form that follows"])
    let lists = FormsSequence([read, try Self.form("drink")]).lists
    #expect(lists == [Self.list("pizza", ("drink", "D"))])
    // The entry is written back for its server, with the study's text.
    var changed = lists
    changed[0].offers[0].info = FormsReaderTests.german("Getränk")
    let written = FormsWriter(nextLists: changed).write([read.definition])
    let entry = try next(written.files[0])?.array?.first
    #expect(entry?["when"]?["delivery"]?.string == "yes")
    #expect(entry?["info"]?.string == "Getränk")
  }

  @Test func theStudyDecidesWhatIsWritten() throws {
    let pizza = try Self.form("pizza", next: #"[{"command":"drink"},{"command":"gone"}]"#)
      .definition
    let drink = try Self.form("drink").definition
    // The form's own successors are written without a study.
    let own = FormsWriter().write([pizza])
    #expect(try next(own.files[0])?.array?.count == 2)
    // A study without next lists.
    let none = FormsWriter(nextLists: []).write([pizza])
    #expect(try next(none.files[0]) == nil)
    #expect(
      none.report.losses.map(\.what) == ["`drink` after it", "`gone` after it"])
    // Several lists after a questionnaire become one in a form.
    let condition = Condition.comparison(Comparison(elementID: "a", .answered))
    var conditional = Self.list("pizza", ("dessert", "Nachtisch"), ("drink", "Noch etwas"))
    conditional.condition = condition
    conditional.offers[0].info["en"] = "Dessert"
    let lists = [
      Self.list("pizza", ("drink", "")), conditional, Self.list("drink", ("pizza", "")),
    ]
    let written = FormsWriter(nextLists: lists).write([pizza, drink])
    let entries = try next(written.files[0])?.array ?? []
    #expect(entries.map { $0["command"]?.string } == ["drink", "dessert"])
    // The form had no text, so none is written; another form shows the title.
    #expect(entries.map { $0["info"]?.string } == [nil, "Nachtisch"])
    #expect(try next(written.files[1])?.array?.map { $0["info"]?.string } == ["Form pizza"])
    #expect(
      written.report.losses.map { "\($0.place): \($0.what)" } == [
        "pizza: `gone` after it", "pizza: condition of a next list", "pizza: info in en",
      ])
  }
}
