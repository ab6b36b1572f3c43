import ArgumentParser
import ControlSupport
import Messages

/// How a command tells what it found or did: lines for people, or JSON for programs.
///
/// JSON is what the API answers, by protocol buffers' mapping (``MessageJSON``): one thing is an object, a list is
/// one array, what goes on without end is an object a line.
struct OutputOptions: ParsableArguments {
  @Flag(help: "Print JSON: the API's answer, with the names of its messages.")
  var json = false

  /// One thing, or what was done.
  func tell(_ message: some Message, _ lines: @autoclosure () -> [String]) {
    if json { return print(MessageJSON.text(message)) }
    for line in lines() { CatalogueConsole.tell(line) }
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
