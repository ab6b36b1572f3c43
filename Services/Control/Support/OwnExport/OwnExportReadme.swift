/// `README.txt` of an archive: what each file is, for the person whose records they are.
struct OwnExportReadme {
  private let isGerman: Bool

  /// - Parameter language: BCP 47; German for all of its tags, else English.
  init(language: String) {
    isGerman = language.lowercased().split(separator: "-").first == "de"
  }

  func text(files: [OwnExportManifest.File]) -> String {
    var lines = [isGerman ? Self.german : Self.english, ""]
    let tables = files.filter { $0.name.hasSuffix(".csv") }
    for file in tables {
      let name = String(file.name.dropLast(4))
      let table = String(name.split(separator: "/").last ?? "")
      let words = OwnExportTables.descriptions[table]
      lines.append("\(name).csv, \(name).jsonl (\(file.records))")
      if let words { lines.append("    \(isGerman ? words.de : words.en)") }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static let english = """
    What is kept about you
    ======================

    These are copies of everything that Otolith keeps about you, as of the day on which they were made. Each
    table is there twice, with the same records: as CSV for spreadsheets, and as JSON Lines for programs. The
    number in brackets says how many records there are. Texts are UTF-8, times are UTC.

    In CSV several values of one cell are separated by semicolons, and a text that a spreadsheet would take
    for a formula begins with an apostrophe, which is not part of it. manifest.json has the size and the
    SHA-256 of each file.

    Passwords and codes are not kept as such, only what checks them; that is not in here.
    """

  private static let german = """
    Was über Sie gespeichert ist
    ============================

    Dies sind Kopien von allem, was Otolith über Sie speichert, am Tag der Erstellung. Jede Tabelle ist zweimal
    da, mit denselben Einträgen: als CSV für Tabellenprogramme und als JSON Lines für Programme. Die Zahl in
    Klammern sagt, wie viele Einträge es sind. Texte sind UTF-8, Zeiten UTC.

    In CSV stehen mehrere Werte einer Zelle durch Semikolon getrennt, und ein Text, den ein Tabellenprogramm
    für eine Formel hielte, beginnt mit einem Apostroph, der nicht dazugehört. manifest.json nennt Größe und
    SHA-256 jeder Datei.

    Passwörter und Codes werden nicht als solche gespeichert, nur, womit sie geprüft werden; das ist nicht hier.
    """
}
