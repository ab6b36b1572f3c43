import ControlSupport
import Formats
import Questionnaires

extension CatalogueImportCommand {
  /// What the study offers after which questionnaire, and what it cannot.
  func tell(_ sequence: FormsSequence) {
    for list in sequence.lists {
      let offers = list.offers.map(\.questionnaireID).joined(separator: ", ")
      CatalogueConsole.tell("after \(list.afterQuestionnaireID): \(offers)")
    }
    for line in CatalogueConsole.lines(of: sequence.report) { CatalogueConsole.tell("  \(line)") }
  }

  /// Questionnaires alone follow nothing.
  func tellUnused(_ files: QuestionnaireFiles) {
    for next in files.questionnaires.compactMap(\.read.next) {
      let offers = next.offers.map(\.questionnaireID).joined(separator: ", ")
      CatalogueConsole.tell(
        "  not expressible: \(next.afterQuestionnaireID): what follows it (\(offers)): it is kept for "
          + "the way back; give --study and the files of all, and the study offers it")
    }
  }
}
