import ArgumentParser
import Questionnaires

/// Where a questionnaire is: at a catalogue, as `mini-tq` (the newest version) or `mini-tq@3`, or in
/// a file. Whatever is no such name is a file; `./mini-tq` is one too.
enum QuestionnaireName: ExpressibleByArgument {
  /// Version 0: the newest.
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
