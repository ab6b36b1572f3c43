import Foundation
import ProgramVersion

/// Writes a Swift file with the contents of files. Leaves an identical file untouched, so that
/// nothing is recompiled.
@main
enum EmbedSQL {
  private static let usage = """
    usage: embed-sql OUTPUT FOLDER FILE...

    Writes the Swift file OUTPUT with the contents of the SQL files, keyed by their paths within \
    FOLDER.
    """

  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if let answer = OtolithVersion.answer(of: "embed-sql", to: arguments, usage: usage) {
      return print(answer)
    }
    guard arguments.count >= 2 else {
      FileHandle.standardError.write(Data("\(usage)\n".utf8))
      exit(64)
    }
    let folder = arguments[1].hasSuffix("/") ? arguments[1] : arguments[1] + "/"
    var source = """
      /// The target's SQL files: paths within its folder, and texts.
      enum SQLFiles {
        static let all: [(path: String, text: String)] = [

      """
    for file in arguments.dropFirst(2) {
      let text = try String(contentsOfFile: file, encoding: .utf8)
      // More `#` than any embedded text contains.
      source += "    (\"\(file.dropFirst(folder.count))\", ####\"\"\"\n\(text)\n\"\"\"####),\n"
    }
    source += "  ]\n}\n"
    guard (try? String(contentsOfFile: arguments[0], encoding: .utf8)) != source else { return }
    try source.write(toFile: arguments[0], atomically: true, encoding: .utf8)
  }
}
