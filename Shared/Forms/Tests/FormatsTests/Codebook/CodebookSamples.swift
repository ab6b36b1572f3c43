/// A codebook in the layout of the third-party ones, with all their features.
enum CodebookSamples {
  static let columns = [
    "elementtype", "questiontype", "min", "max", "step", "required", "variable", "key_1", "key_2",
    "key_3", "item_de", "de_1", "de_2", "de_3", "item_en", "en_1", "en_2", "en_3", "item_hu",
    "hu_1", "hu_2", "hu_3",
  ]

  /// Row 5 has a wrong name for the third language, like one of the originals.
  static let codebook = """
    Schlafprotokoll,,,,,,,,,,,,,,,,,,,,,
    2025-01-01 00:00:00,,,,,,,,,,,,,,,,,,,,,
    ,,,,,,,,,,,,,,,,,,,,,
    Metadata,,,,,,,,,,de,,,,en,,,,un,,,
    \(columns.joined(separator: ","))
    headline,,,,,,,,,,Ihr Schlaf,,,,Your sleep,,,,Az alvás,,,
    text,,,,,,,,,,"Bitte antworten Sie ""spontan"",
    ohne zu überlegen.",,,,"Please answer at once,
    without thinking.",,,,Kérjük válaszoljon,,,
    question,SingleChoice,,,,true,quality,0,1,2,Wie war es?,gut,mittel,schlecht,How was it?,good, fair ,bad,Milyen volt?,jó,közepes,rossz
    question,MultipleChoice,,,,false,noise,a,b,,Was störte?,Straße,Nachbarn,,What disturbed you?,Street,Neighbours,,Mi zavarta?,Utca,Szomszédok,
    pagebreak,,,,,,,,,,,,,,,,,,,,,
    question,Knob,0,24,0.5,true,hours,,,,Stunden?,0,24,,Hours?,0,24,,Órák?,0,24,
    question,Slider,0,100,,true,depth,,,,Wie tief?,leicht,,tief,How deep?,light,,deep,Milyen mély?,könnyű,,mély
    question,YesNoSwitch,,,,true,dreamt,0,1,,Geträumt?,Nein,Ja,,Dreamt?,No,Yes,,Álmodott?,Nem,Igen,
    question,YesNoSwitch,,,,true,napped,1,2,,Mittagsschlaf?,Ja,Nein,,A nap?,Yes,No,,Szundított?,Igen,Nem,
    question,SingleChoiceKnob,,,,true,country,,,,In welchem Land?,,,,In which country?,,,,Melyik országban?,,,
    question,SingleChoiceKnob,,,,true,bed,1,2,,Welches Bett?,meins,anderes,,Which bed?,mine,another,,Melyik ágy?,sajátom,másik,
    question,TextString,,,,FALSE,place,,,,Wo?,,,,Where?,,,,Hol?,,,
    question,TextArea,,,,,dream,,,,Was träumten Sie?,,,,What did you dream?,,,,Mit álmodott?,,,
    question,TextDate,,,,true,day,,,,Wann?,,,,When?,,,,Mikor?,,,
    ,,,,,,,,,,,,,,,,,,,,,
    text,,,,,,,,,,Danke!,,,,Thank you!,,,,,,,

    """

  /// Returns the header and these rows, each with cells by column name.
  static func codebook(rows: [[String: String]]) -> String {
    let lines = rows.map { row in
      columns.map { row[$0] ?? "" }.joined(separator: ",")
    }
    return ([columns.joined(separator: ",")] + lines).joined(separator: "\n") + "\n"
  }
}
