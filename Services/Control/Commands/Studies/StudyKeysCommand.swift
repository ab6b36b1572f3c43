import ArgumentParser
import Formats

/// `otolithctl studies keys`; needs no service.
struct StudyKeysCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "keys",
    abstract: "Explain the keys of study and questionnaire files.",
    discussion: """
      Prints the meaning of a key and an example at each place where it occurs; without KEY the names of all \
      keys by place, with * after required ones.

      Examples:
        otolithctl studies keys
        otolithctl studies keys expires-after-minutes
        otolithctl studies keys schedule --json
      """)

  @Argument(help: "Name of a key.")
  var key: String?

  @Flag(help: "Print all keys as a document in Markdown.")
  var markdown = false

  @Flag(help: "Print JSON: an array of keys with place, meaning and example.")
  var json = false

  func validate() throws {
    if markdown, json || key != nil {
      throw ValidationError("--markdown prints all keys: omit KEY and --json")
    }
  }

  func run() throws {
    if markdown { return print(KeyReference.document, terminator: "") }
    let entries = key.map(KeyReference.entries) ?? KeyReference.entries
    if let key, entries.isEmpty {
      let advice =
        KeyReference.nearest(to: key).map { "did you mean \($0)?" }
        ?? "omit KEY to list all keys"
      throw ValidationError("there is no key \(key); \(advice)")
    }
    if json { return print(try DocumentJSON.text(entries)) }
    let lines = key == nil ? KeyReference.overview : entries.flatMap(KeyReference.lines)
    for line in lines { print(line) }
  }
}
