/// `README.txt` of an archive, which explains each file to the participant.
struct OwnExportReadme {
  private let isGerman: Bool

  /// - Parameter language: BCP 47; German for `de` and its regional tags, otherwise English.
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
    Data stored about you
    =====================

    These are copies of all data that Otolith stores about you, as of the day on which they were made. Each
    table is included twice, with the same records: as CSV for spreadsheets, and as JSON Lines for programs. The
    number in brackets is the number of records. Texts are UTF-8, times are UTC.

    In CSV, several values in one cell are separated by semicolons. Where a spreadsheet would begin a formula
    in a text, it has an apostrophe, which is not part of it. In Excel open files with Data > From Text/CSV as
    UTF-8. manifest.json lists the size and the SHA-256 hash of each file.

    Passwords and codes are stored only as hashes, which are not included.
    """

  private static let german = """
    Was über Sie gespeichert ist
    ============================

    Dies sind Kopien von allem, was Otolith über Sie speichert, am Tag der Erstellung. Jede Tabelle ist zweimal
    da, mit denselben Einträgen: als CSV für Tabellenprogramme und als JSON Lines für Programme. Die Zahl in
    Klammern sagt, wie viele Einträge es sind. Texte sind UTF-8, Zeiten UTC.

    In CSV stehen mehrere Werte einer Zelle durch Semikolon getrennt, und wo ein Tabellenprogramm in einem Text
    eine Formel beginnen ließe, steht ein Apostroph, der nicht dazugehört. In Excel öffnet man Dateien mit Daten > Aus Text/CSV
    als UTF-8. manifest.json nennt Größe und SHA-256 jeder Datei.

    Passwörter und Codes werden nicht als solche gespeichert, nur, womit sie geprüft werden; das ist nicht hier.
    """
}
