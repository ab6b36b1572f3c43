public import ArgumentParser
public import Formats
import Questionnaires

extension CatalogueImportCommand {
  /// Prints a message; with --json to standard error.
  func tell(_ line: String) {
    if console.json { CatalogueConsole.say(line) } else { CatalogueConsole.tell(line) }
  }

  /// Prints the next lists of the study, and what they cannot express.
  func tell(_ sequence: FormsSequence) {
    for list in sequence.lists {
      let offers = list.offers.map(\.questionnaireID).joined(separator: ", ")
      tell("after \(list.afterQuestionnaireID): \(offers)")
    }
    for line in CatalogueConsole.lines(of: sequence.report) { tell("  \(line)") }
  }

  /// Prints next lists of forms that are imported without a study.
  func tellUnused(_ files: QuestionnaireFiles) {
    for next in files.questionnaires.compactMap(\.read.next) {
      let offers = next.offers.map(\.questionnaireID).joined(separator: ", ")
      tell(
        "  not expressible: \(next.afterQuestionnaireID): its next forms (\(offers)): kept for export only; "
          + "pass --study and the files of all forms to offer them in a study")
    }
  }
}

/// `--format otolith|fhir|redcap|codebook|xlsform|forms`.
// swift-format-ignore: AvoidRetroactiveConformances
extension CatalogueFormat: @retroactive ExpressibleByArgument {}
