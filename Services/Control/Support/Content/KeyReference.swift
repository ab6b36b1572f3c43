import Fields
import Formats

/// The reference of the keys in files of Otolith's own format.
struct KeyReference: Sendable {
  /// A key with the place at which it stands.
  struct Entry: Sendable, Hashable, Encodable {
    var key: String
    /// `study › questionnaires › schedule`.
    var place: String
    var meaning: String
    var example: String
    var required: Bool
    /// Keys of its value.
    var keys: [String]
  }

  static let entries: [Entry] = OtolithKeys.parts.flatMap { part in
    part.keys.map { key in
      Entry(
        key: key.name, place: place(part), meaning: key.meaning, example: key.example,
        required: key.isRequired,
        keys: OtolithKeys.parts.filter { key.parts.contains($0.name) && $0.name != translation }
          .flatMap(\.keys).map(\.name))
    }
  }

  /// The part of all texts, whose usual form is `{en: …, de: …}`.
  private static let translation = "translation"

  private static func place(_ part: OtolithPart) -> String { part.path.joined(separator: " › ") }

  /// Returns the entries of a key; empty if it is unknown.
  static func entries(_ key: String) -> [Entry] { entries.filter { $0.key == key } }

  /// Returns the known key that resembles an unknown one.
  static func nearest(to key: String) -> String? {
    NearestWord.nearest(to: key, among: Set(entries.map(\.key)).sorted())
  }

  /// One line for each part, with the names of its keys.
  static var overview: [String] {
    OtolithKeys.parts.map { part in
      let names = part.keys.map { $0.name + ($0.isRequired ? "*" : "") }
      return "\(place(part)): \(names.joined(separator: ", "))"
    }
  }

  static func lines(_ entry: Entry) -> [String] {
    var lines = ["\(entry.key) (\(entry.place))" + (entry.required ? ", required" : "")]
    lines += ["  \(entry.meaning)", "  \(entry.example)"]
    if !entry.keys.isEmpty { lines.append("  keys: " + entry.keys.joined(separator: ", ")) }
    return lines
  }

  /// The reference as a document.
  static var document: String {
    let head = """
      # Keys of studies and questionnaires

      For study teams who write [files in Otolith's own format](README.md#writing-one). All keys, in the order of the
      files; required keys are bold. `otolithctl study keys KEY` prints this for one key, and `otolithctl study new` writes
      commented files to start from. Written by `otolithctl study keys --markdown` from the JSON Schemas for editors.

      """
    return OtolithKeys.parts.reduce(into: head) { text, part in
      text += "\n## \(place(part))\n\n\(escaped(part.meaning))\n\n"
      text += "| key | meaning | example |\n|---|---|---|\n"
      for key in part.keys {
        let name = key.isRequired ? "**`\(key.name)`**" : "`\(key.name)`"
        text += "| \(name) | \(escaped(key.meaning)) | `\(escaped(key.example))` |\n"
      }
    }
  }

  private static func escaped(_ text: String) -> String { text.replacing("|", with: "\\|") }
}
