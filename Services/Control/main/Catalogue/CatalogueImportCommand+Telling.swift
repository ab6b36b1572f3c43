import ControlSupport
import Formats
import Questionnaires

extension CatalogueImportCommand {
  /// What people are told beside what was asked for: with --json not on the standard output.
  func tell(_ line: String) {
    if console.json { CatalogueConsole.say(line) } else { CatalogueConsole.tell(line) }
  }

  /// What the study offers after which questionnaire, and what it cannot.
  func tell(_ sequence: FormsSequence) {
    for list in sequence.lists {
      let offers = list.offers.map(\.questionnaireID).joined(separator: ", ")
      tell("after \(list.afterQuestionnaireID): \(offers)")
    }
    for line in CatalogueConsole.lines(of: sequence.report) { tell("  \(line)") }
  }

  /// Questionnaires alone follow nothing.
  func tellUnused(_ files: QuestionnaireFiles) {
    for next in files.questionnaires.compactMap(\.read.next) {
      let offers = next.offers.map(\.questionnaireID).joined(separator: ", ")
      tell(
        "  not expressible: \(next.afterQuestionnaireID): what follows it (\(offers)): it is kept for "
          + "the way back; give --study and the files of all, and the study offers it")
    }
  }
}
