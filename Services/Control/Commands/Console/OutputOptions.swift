import ArgumentParser
import Messages

/// Output of results: text, or JSON.
///
/// JSON is the API's response in protocol buffers' mapping (``MessageJSON``): an object; an array
/// for lists; one object per line for streams. Commands without such a message print an object of
/// their own (``DocumentJSON``), documented in the command's help.
struct OutputOptions: ParsableArguments {
  @Flag(help: "Print JSON: the API's response, or the result.")
  var json = false

  /// Prints one message.
  func tell(_ message: some Message, _ lines: @autoclosure () -> [String]) {
    if json { return print(MessageJSON.text(message)) }
    for line in lines() { CatalogueConsole.tell(line) }
  }

  /// Prints a result whose progress was already shown as text.
  func tell(document: some Encodable) throws {
    if json { print(try DocumentJSON.text(document)) }
  }

  /// Checks that JSON and contents do not both go to standard output.
  ///
  /// - Parameter file: nil or `-` for standard output.
  /// - Throws: `ValidationError`.
  func requirePlace(beside file: String?) throws {
    if json, file == nil || file == OutputFile.standardOutput {
      throw ValidationError("--json needs --output: standard output cannot take both")
    }
  }

  /// - Parameters:
  ///   - nothing: text that replaces an empty table.
  ///   - cells: cells of a row, one per column.
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
