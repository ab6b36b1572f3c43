import ArgumentParser
import ControlSupport
import Messages

/// How a command tells what it found or did: lines for people, or JSON for programs.
///
/// JSON is what the API answers, by protocol buffers' mapping (``MessageJSON``): one thing is an object, a list is
/// one array, what goes on without end is an object a line. Where the API answers nothing of it, it is an object of
/// the command's own (``DocumentJSON``), whose members the command's help names.
struct OutputOptions: ParsableArguments {
  @Flag(help: "Print JSON: the API's answer, with the names of its messages, or what was done.")
  var json = false

  /// One thing, or what was done.
  func tell(_ message: some Message, _ lines: @autoclosure () -> [String]) {
    if json { return print(MessageJSON.text(message)) }
    for line in lines() { CatalogueConsole.tell(line) }
  }

  /// What was done, where people were told of it while it went on.
  func tell(document: some Encodable) throws {
    if json { print(try DocumentJSON.text(document)) }
  }

  /// Of a command whose contents go to a file, or else to the standard output.
  ///
  /// - Parameter file: nil or `-`: the standard output.
  /// - Throws: `ValidationError`.
  func requirePlace(beside file: String?) throws {
    if json, file == nil || file == OutputFile.standardOutput {
      throw ValidationError("--json needs --output: the standard output would have both")
    }
  }

  /// - Parameters:
  ///   - nothing: said to people instead of an empty table.
  ///   - cells: of one row, as many as there are columns.
  func list<Item: Message>(
    _ items: [Item], _ columns: [String], nothing: String, _ cells: (Item) -> [String]
  ) {
    if json { return print(MessageJSON.text(items)) }
    guard !items.isEmpty else { return CatalogueConsole.say(nothing) }
    var table = TextTable(left: columns)
    for item in items { table.add(cells(item)) }
    for line in table.lines { print(line) }
  }
}
