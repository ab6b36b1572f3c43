import Formats
import Questionnaires
import Testing

/// A third-party dictionary beside the checkout.
///
/// The numbers were counted independently with Python's csv module: rows by form and field type,
/// runs of rows with the same matrix group, non-empty section headers and branching logic, and the
/// parts between `|` of the choices. The first of the 69 rows is REDCap's record identifier.
@Suite struct REDCapExampleTests {
  private func read() throws -> [ReadQuestionnaire]? {
    guard let bytes = try ImportExamples.bytes("redcap-dictionary-german.csv") else { return nil }
    var options = ReadOptions()
    options.defaultLanguage = "de"
    return try REDCapReader().read(
      bytes, file: "redcap-dictionary-german.csv", options: options)
  }

  @Test func theGermanDictionary() throws {
    guard let forms = try read() else { return }
    #expect(
      forms.map(\.definition.id) == [
        "esm", "perceived-deficits-questionnaire", "phq8", "rses",
        "patient-determined-disease-step",
      ])
    // Rows of a matrix inherit their choices.
    #expect(
      forms.map(\.report.counts) == [
        ["matrix": 6, "inherited": 34, "single-choice": 7, "multiple-choice": 3],
        ["matrix": 1, "inherited": 5], ["matrix": 1, "inherited": 8],
        ["matrix": 1, "inherited": 10], ["single-choice": 1],
      ])
    #expect(forms.map(\.definition.questionCount) == [44, 5, 8, 10, 1])
    for form in forms {
      #expect(QuestionnaireChecker().check(form.definition) == [])
      #expect(form.report.losses.filter { $0.what != "formatting" } == [])
    }
    let esm = forms[0].definition
    let matrices = esm.elements.filter { $0.group != nil }
    #expect(matrices.map(\.id) == ["esm1", "esm2", "esm3", "esm4", "esm5", "esm6"])
    #expect(
      matrices.map { matrix in esm.elements.count { $0.parentID == matrix.id } } == [
        17, 3, 4, 4, 4, 2,
      ])
    // Ten rows have logic; the four of esm4 and of esm5 share theirs with the matrix.
    #expect(
      esm.elements.filter { $0.shownIf != nil }.map(\.id) == [
        "esm_social_people", "esm4", "esm5", "esm_social_virt_pleasant",
      ])
    let others = (1...8).map(String.init)
    #expect(
      esm.elements.first { $0.id == "esm4" }?.shownIf
        == .comparison(Comparison(elementID: "esm_social_interact", .equal, codes: others)))
    #expect(
      esm.elements.first { $0.id == "esm5" }?.shownIf
        == .comparison(Comparison(elementID: "esm_social_interact", .equal, codes: ["0"])))
    #expect(
      forms.map {
        $0.definition.elements.count { $0.annotations["redcap.field-annotation"] != nil }
      }
        == [34, 0, 0, 0, 1])
    #expect(
      forms[1].definition.elements[0].group?.title["de"]?.hasPrefix("Wie oft haben Sie") == true)
    let mood = esm.elements.first { $0.id == "esm_stress" }
    guard case .singleChoice(let choice)? = mood?.question?.kind else {
      Issue.record("a single choice was expected")
      return
    }
    #expect(choice.options.map(\.code) == ["-3", "-2", "-1", "0", "1", "2", "3"])
  }

  /// A round trip only loses what a dictionary cannot contain.
  @Test func theWayBackLosesNothing() throws {
    guard let forms = try read() else { return }
    let definitions = forms.map(\.definition)
    let written = REDCapWriter().write(definitions, options: WriteOptions())
    #expect(Set(written.report.losses.map(\.what)) == ["provenance"])
    var options = ReadOptions()
    options.defaultLanguage = "de"
    let again = try REDCapReader().read(written.files[0].bytes, file: "d.csv", options: options)
    #expect(again.map(\.definition.elements) == definitions.map(\.elements))
    #expect(again.map(\.definition.annotations) == definitions.map(\.annotations))
    #expect(again.map(\.definition.title) == definitions.map(\.title))
  }
}
