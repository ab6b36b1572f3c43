/// Words that LimeSurvey itself shows, in the languages that surveys here are written in most.
enum LimeSurveyWords {
  static func other(_ language: String) -> String { word(language, others) }
  static func comment(_ language: String) -> String { word(language, comments) }

  /// Codes and labels of the types `Y`, `G`, `C` and `E`.
  static func options(
    _ type: String, _ languages: [String]
  ) -> [(code: String, labels: [String: String])] {
    func option(_ code: String, _ word: (String) -> String) -> (String, [String: String]) {
      (code, Dictionary(uniqueKeysWithValues: languages.map { ($0, word($0)) }))
    }
    let yes = option("Y") { LanguageNames.yesAndNo($0).yes }
    let no = option("N") { LanguageNames.yesAndNo($0).no }
    switch type {
    case "Y": return [yes, no]
    case "G": return [option("F") { word($0, female) }, option("M") { word($0, male) }]
    case "C": return [yes, option("U") { word($0, uncertain) }, no]
    default:
      return [
        option("I") { word($0, increase) }, option("S") { word($0, same) },
        option("D") { word($0, decrease) },
      ]
    }
  }

  /// Whether the words of a language are known; others are in English.
  static func has(_ language: String) -> Bool { others[primary(language)] != nil }

  private static func word(_ language: String, _ words: [String: String]) -> String {
    words[primary(language)] ?? words["en"] ?? ""
  }

  private static func primary(_ language: String) -> String {
    String(language.prefix { $0 != "-" })
  }

  private static let others = [
    "en": "Other", "de": "Sonstiges", "fr": "Autre", "es": "Otro", "it": "Altro", "nl": "Anders",
    "pt": "Outro", "pl": "Inne", "tr": "Diğer",
  ]
  private static let comments = [
    "en": "Comment", "de": "Kommentar", "fr": "Commentaire", "es": "Comentario", "it": "Commento",
    "nl": "Opmerking", "pt": "Comentário", "pl": "Komentarz", "tr": "Yorum",
  ]
  private static let female = [
    "en": "Female", "de": "Weiblich", "fr": "Féminin", "es": "Femenino", "it": "Femminile",
    "nl": "Vrouw", "pt": "Feminino", "pl": "Kobieta", "tr": "Kadın",
  ]
  private static let male = [
    "en": "Male", "de": "Männlich", "fr": "Masculin", "es": "Masculino", "it": "Maschile",
    "nl": "Man", "pt": "Masculino", "pl": "Mężczyzna", "tr": "Erkek",
  ]
  private static let uncertain = [
    "en": "Uncertain", "de": "Unsicher", "fr": "Indécis", "es": "Dudoso", "it": "Incerto",
    "nl": "Onzeker", "pt": "Incerto", "pl": "Niepewny", "tr": "Kararsız",
  ]
  private static let increase = [
    "en": "Increase", "de": "Zunahme", "fr": "Augmenté", "es": "Aumentar", "it": "Aumenta",
    "nl": "Toename", "pt": "Aumentar", "pl": "Wzrost", "tr": "Artış",
  ]
  private static let same = [
    "en": "Same", "de": "Gleich", "fr": "Sans changement", "es": "Igual", "it": "Uguale",
    "nl": "Hetzelfde", "pt": "Igual", "pl": "Bez zmian", "tr": "Aynı",
  ]
  private static let decrease = [
    "en": "Decrease", "de": "Abnahme", "fr": "Diminué", "es": "Disminuir", "it": "Diminuisce",
    "nl": "Afname", "pt": "Diminuir", "pl": "Spadek", "tr": "Azalış",
  ]
}
