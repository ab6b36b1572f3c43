import Questionnaires
import Testing

@testable import Formats

/// The older generation: code and text share a cell; answers and remarks have the authors' column
/// names.
@Suite struct CodebookOlderTests {
  /// Two languages; the remarks of the second one have no names.
  static let header = [
    "elementtype", "questiontype", "min", "max", "step", "required", "label", "notice",
    "item_de", "antwort_1", "antwort_2", "antwort_3", "inventar", "kommentar",
    "item_fr", "fr_1", "fr_2", "fr_3", "", "",
  ]

  static func row(
    _ start: [String], _ german: [String], _ french: [String], remarks: [String] = []
  ) -> [String] {
    func padded(_ cells: [String], _ count: Int) -> [String] {
      cells + Array(repeating: "", count: count - cells.count)
    }
    return padded(start, 8) + padded(german, 4) + padded(remarks, 2) + padded(french, 6)
  }

  private static let languages = row(["meta"], ["de"], ["fr"])

  private func read(_ rows: [[String]]) throws -> TrackCodebook {
    var table = TableWriter()
    for row in [["Befragung"], Self.languages, Self.header] + rows { table.append(row) }
    return try TrackCodebookReader().codebooks(table.bytes, file: "b.csv", options: ReadOptions())[
      0]
  }

  private func question(_ type: String, _ name: String = "q") -> [String] {
    ["question", type, "", "", "", "true", name]
  }

  private func options(_ codebook: TrackCodebook) -> [[String]] {
    let kind = codebook.questionnaire.definition.elements[0].question?.kind
    return (kind?.options ?? []).map { option in
      [option.code] + option.label.translations.map { "\($0.language) \($0.text)" }
    }
  }

  @Test func codesComeFromTheCells() throws {
    let codebook = try read([
      Self.row(
        question("SingleChoice"), ["Krank?", "0 = Nein", "1= Ja, = oft", "77 =  Weiß nicht"],
        ["Malade ?", "0 = Non", "1 =Oui", "77 = Je ne sais pas"])
    ])
    #expect(
      options(codebook) == [
        ["0", "de Nein", "fr Non"], ["1", "de Ja, = oft", "fr Oui"],
        ["77", "de Weiß nicht", "fr Je ne sais pas"],
      ])
    #expect(codebook.questionnaire.definition.elements[0].id == "q")
    #expect(
      codebook.rows.rows.map(\.kind) == [.title, .languages, .header, .question("SingleChoice")])
    #expect(codebook.questionnaire.report.losses == [])
  }

  /// Translators may change the order, so labels are matched by code.
  @Test func labelsOfOtherLanguagesAreFoundByTheirCodes() throws {
    let codebook = try read([
      Self.row(
        question("MultipleChoice"), ["Was?", "1 = Eins", "2 = Zwei"],
        ["Quoi ?", "2 = Deux", "1 = Un", "3 = Trois"])
    ])
    #expect(options(codebook) == [["1", "de Eins", "fr Un"], ["2", "de Zwei", "fr Deux"]])
    #expect(
      codebook.questionnaire.report.losses.map(\.description) == [
        "q: `3 = Trois` in `fr`: `de` has no such option, or has it twice; left out"
      ])
  }

  @Test func cellsWithoutCodesAreNumberedOrRefused() throws {
    let numbered = try read([
      Self.row(question("SingleChoice"), ["Was?", "Nein", "Ja"], ["Quoi ?", "Non", "Oui"])
    ])
    #expect(options(numbered) == [["1", "de Nein", "fr Non"], ["2", "de Ja", "fr Oui"]])
    #expect(numbered.questionnaire.report.losses.map(\.what) == ["codes"])
    let error = #expect(throws: SourceError.self) {
      try read([Self.row(question("SingleChoice"), ["Was?", "1 = Nein", "Ja"], ["Quoi ?"])])
    }
    #expect(error?.findings.map(\.rule) == ["CODE_MISSING"])
    #expect(error?.findings.first?.advice.contains("`1 = Ja`") == true)
  }

  @Test func anOpenAnswerIsNoOption() throws {
    let age = Self.row(
      ["question", "Knob", "18", "120", "1", "true", "age"], ["Alter?", "offen"],
      ["Âge ?", "réponse ouverte"])
    let knob = try read([age]).questionnaire
    guard case .slider(let slider)? = knob.definition.elements[0].question?.kind else {
      Issue.record("a slider was expected")
      return
    }
    #expect((slider.minimum, slider.maximum, slider.isKnob) == (18, 120, true))
    #expect(slider.minimumLabel.isAbsent && slider.maximumLabel.isAbsent)
    let choice = try read([
      Self.row(question("SingleChoice"), ["Beruf?", "offen"], ["Métier ?", "réponse ouverte"])
    ]).questionnaire
    #expect(choice.definition.elements[0].question?.kind == .text(TextEntryDefinition()))
    #expect(choice.report.notes.contains { $0.contains("`offen` marks an open answer") })
    let both = try read([
      Self.row(
        question("MultipleChoice"), ["Was?", "1 = A", "2 = B", "offen"],
        ["Quoi ?", "1 = A", "2 = B", "ouvert"])
    ])
    #expect(options(both).map(\.[0]) == ["1", "2"])
    #expect(both.questionnaire.report.losses.map(\.what).contains("open answer"))
  }

  @Test func labelsOfScalesHaveNoCodes() throws {
    let codebook = try read([
      Self.row(
        ["question", "Slider", "0", "10", "1", "true", "pain"],
        ["Schmerz?", "0 = gar nicht", "5 = mittel", "10 = stark"],
        ["Mal ?", "0 = pas", "", "10 = fort"])
    ]).questionnaire
    guard case .slider(let slider)? = codebook.definition.elements[0].question?.kind else {
      Issue.record("a slider was expected")
      return
    }
    #expect(slider.minimumLabel["de"] == "gar nicht")
    #expect(slider.maximumLabel["fr"] == "fort")
    #expect(codebook.report.losses.map(\.what) == ["labels between the ends"])
  }

  @Test func columnsWithoutMeaningAreNamed() throws {
    let text = "elementtype,questiontype,variable,item_en,remark\ntext,,,Hello,x\n"
    let codebook = try TrackCodebookReader().codebooks(
      Array(text.utf8), file: "b.csv", options: ReadOptions())[0]
    #expect(
      codebook.rows.notes == [
        "columns without meaning here, kept as `codebook.remarks` of the elements: `remark`"
      ])
    #expect(
      codebook.questionnaire.definition.elements.map(\.annotations)
        == [[Annotation(key: "codebook.remarks", value: "{\"remark\":\"x\"}")]])
  }

  @Test func notesOfTheAuthorsAreKept() throws {
    var row = Self.row(
      ["text"], ["Willkommen"], ["Bienvenue"], remarks: ["eigenes", "prüfen"])
    row[7] = "Einleitung"
    row[18] = "sans nom"
    let codebook = try read([row]).questionnaire
    #expect(
      codebook.definition.elements[0].annotations == [
        Annotation(
          key: "codebook.remarks",
          value: #"{"notice":"Einleitung","inventar":"eigenes","kommentar":"prüfen","#
            + #""column S":"sans nom"}"#)
      ])
  }

  @Test func switchesAndTypesThatNobodyKnowsComeBack() throws {
    let codebook = try read([
      Self.row(
        question("YesNoSwitch", "a"), ["Ja?", "0 = Nein", "1 = Ja"],
        ["Oui ?", "0 = Non", "1 = Oui"]),
      Self.row(question("Hologram", "b"), ["Was?", "1 = X"], ["Quoi ?"]),
    ]).questionnaire
    #expect(codebook.definition.elements[0].question?.kind == .yesNo)
    let written = TrackCodebookWriter().write([codebook.definition], options: WriteOptions())
    var options = ReadOptions()
    options.defaultLanguage = "de"
    let again = try TrackCodebookReader().read(
      written.files[0].bytes, file: "b.csv", options: options)
    #expect(again[0].definition.languagesOfTexts == ["de", "fr"])
    #expect(
      again[0].definition.elements.map(\.typeName) == codebook.definition.elements.map(\.typeName))
  }
}

extension QuestionnaireDefinition {
  fileprivate var languagesOfTexts: Set<String> {
    Set(texts.flatMap { $0.text.translations.map(\.language) })
  }
}
