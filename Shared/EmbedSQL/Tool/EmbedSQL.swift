import Foundation

/// Writes a Swift file with the texts of files: `embed-sql OUTPUT FOLDER FILE...`.
@main
enum EmbedSQL {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count >= 2 else { throw CocoaError(.fileNoSuchFile) }
    let folder = arguments[1].hasSuffix("/") ? arguments[1] : arguments[1] + "/"
    var source = """
      /// The target's SQL files: paths within its folder, and texts.
      enum SQLFiles {
        static let all: [(path: String, text: String)] = [

      """
    for file in arguments.dropFirst(2) {
      let text = try String(contentsOfFile: file, encoding: .utf8)
      // As many signs as no text closes.
      source += "    (\"\(file.dropFirst(folder.count))\", ####\"\"\"\n\(text)\n\"\"\"####),\n"
    }
    source += "  ]\n}\n"
    try source.write(toFile: arguments[0], atomically: true, encoding: .utf8)
  }
}
