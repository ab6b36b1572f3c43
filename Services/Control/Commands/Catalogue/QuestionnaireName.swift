import ArgumentParser
import Questionnaires

/// A questionnaire in a catalogue (`mini-tq` for the newest version, or `mini-tq@3`) or in a file.
/// Everything else is a file name; `./mini-tq` is one too.
enum QuestionnaireName: ExpressibleByArgument {
  /// Version 0 is the newest.
  case published(id: String, version: UInt32)
  case file(String)

  init(argument: String) {
    let parts = argument.split(separator: "@", omittingEmptySubsequences: false)
    let version = parts.count == 2 ? UInt32(parts[1]) : 0
    if let first = parts.first, parts.count <= 2, let version, parts.count == 1 || version > 0,
      first != "-", IdentifierSyntax.isID(String(first))
    {
      self = .published(id: String(first), version: version)
    } else {
      self = .file(argument)
    }
  }
}
