import ArgumentParser
import Calendar
import Fields

/// The rows of an export.
struct ExportFilterOptions: ParsableArguments {
  @Option(
    help: """
      First day, YYYY-MM-DD, by the participants' calendars: the day on which a sheet was finished, a \
      notification was planned, a session or therapy began.
      """)
  var firstDay: String?

  @Option(help: "Last day, YYYY-MM-DD, inclusive.")
  var lastDay: String?

  @Option(help: "Group; repeat it for several. Default: all participants.")
  var group: [String] = []

  @Option(help: "Questionnaire; repeat it for several. Default: all.")
  var onlyQuestionnaire: [String] = []

  func validate() throws {
    for (option, text) in [("--first-day", firstDay), ("--last-day", lastDay)] {
      guard let text else { continue }
      guard CivilDate(iso8601: text) != nil else {
        throw ValidationError("\(option) must be a date as YYYY-MM-DD, not \(text)")
      }
    }
    if let firstDay, let lastDay, lastDay < firstDay {
      throw ValidationError("--last-day must not be before --first-day")
    }
    for (option, ids) in [("--group", group), ("--only-questionnaire", onlyQuestionnaire)] {
      guard ids.count <= ExportFilter.idsMax else {
        throw ValidationError("at most \(ExportFilter.idsMax) times \(option)")
      }
      if let id = ids.first(where: { !IdentifierSyntax.isID($0) }) {
        throw ValidationError(
          "\(option) needs an id of 1–64 lower-case letters, digits and hyphens, not \(id)")
      }
    }
  }

  var filter: ExportFilter {
    ExportFilter(
      firstDate: firstDay, lastDate: lastDay, groupIDs: group, questionnaireIDs: onlyQuestionnaire)
  }
}
