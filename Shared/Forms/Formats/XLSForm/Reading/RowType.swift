internal import Fields

/// The meaning of a row's `type`.
enum RowType: Hashable {
  case text, integer, decimal, range, note, date, time, dateTime, acknowledge, calculate
  case image, audio, file
  case selectOne(list: String, orOther: Bool)
  case selectMultiple(list: String, orOther: Bool)
  case rank(list: String, orOther: Bool)
  case beginGroup, endGroup, beginRepeat, endRepeat
  /// Recorded by the phone automatically.
  case metadata
  /// A type without an equivalent in the model: its first word.
  case unsupported(String)

  /// Whether answers are codes of options.
  var hasCodes: Bool {
    switch self {
    case .selectOne, .selectMultiple, .rank, .acknowledge: true
    default: false
    }
  }

  /// Parses a type, including the spellings of older forms.
  init(_ text: String) {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    // `select one from x` means `select_one x`, `begin group` means `begin_group`.
    let spelled = words.map { $0.lowercased().replacing("_", with: " ") }.joined(separator: " ")
    if let known = Self.known[spelled] {
      self = known
      return
    }
    if let file = Self.choiceFile(text) {
      self =
        spelled.hasPrefix("select multiple")
        ? .selectMultiple(list: file, orOther: false) : .selectOne(list: file, orOther: false)
      return
    }
    if spelled.hasPrefix("rank ") {
      let (list, orOther) = Self.list(Self.words(words, after: "rank"))
      self = .rank(list: list, orOther: orOther)
      return
    }
    let isFromFile = spelled.contains(" from file ") || spelled.hasPrefix("select one external ")
    for (select, isMultiple) in Self.selects
    where !isFromFile && (spelled == select || spelled.hasPrefix(select + " ")) {
      let (list, orOther) = Self.list(Self.words(words, after: select))
      self =
        isMultiple
        ? .selectMultiple(list: list, orOther: orOther) : .selectOne(list: list, orOther: orOther)
      return
    }
    self = .unsupported(words.first?.lowercased() ?? "")
  }

  /// Returns the name of a list, and whether `or_other` follows it.
  private static func list(_ words: [String]) -> (String, orOther: Bool) {
    let ends = [["or", "specify", "other"], ["or", "other"], ["or_specify_other"], ["or_other"]]
    let end = ends.first { words.suffix($0.count).map { $0.lowercased() } == $0 } ?? []
    return (words.dropLast(end.count).joined(separator: " "), !end.isEmpty)
  }

  /// Returns the words after a prefix, in any joining.
  private static func words(_ words: [String], after prefix: String) -> [String] {
    var missing = prefix.split(separator: " ").count
    var rest = words[...]
    while missing > 0, let word = rest.popFirst() { missing -= word.split(separator: "_").count }
    return Array(rest)
  }

  /// Longer ones first.
  private static let selects: [(String, isMultiple: Bool)] = [
    ("select all that apply from", true), ("select all that apply", true),
    ("select multiple from", true), ("select one from", false), ("select multiple", true),
    ("select one", false), ("select1", false),
  ]

  /// Suggests a type for an unknown one; nil for known types that Otolith lacks.
  static func meant(by text: String) -> String? {
    let words = text.lowercased().split { $0.isWhitespace || $0 == "_" }.map(String.init)
    let pair = words.prefix(2).joined(separator: "_")
    guard let first = words.first, !ofForms.contains(first), !spellings.contains(pair) else {
      return nil
    }
    return NearestWord.nearest(to: first, among: spellings)
      ?? NearestWord.nearest(to: pair, among: spellings)
  }

  /// Suggested spellings.
  private static let spellings = [
    "text", "integer", "decimal", "range", "note", "date", "time", "dateTime", "acknowledge",
    "calculate", "select_one", "select_multiple", "begin_group", "end_group", "begin_repeat",
    "end_repeat", "image", "audio", "file", "rank",
  ]

  /// First words of types that are kept and shown as unsupported.
  private static let ofForms: Set<String> = [
    "geopoint", "geotrace", "geoshape", "gps", "location", "video", "barcode", "osm", "add",
    "background-audio", "xml-external",
  ]

  private static let known: [String: RowType] = {
    var known: [String: RowType] = [
      "text": .text, "string": .text, "integer": .integer, "int": .integer, "decimal": .decimal,
      "range": .range, "note": .note, "date": .date, "time": .time, "datetime": .dateTime,
      "date time": .dateTime, "acknowledge": .acknowledge, "trigger": .acknowledge,
      "image": .image, "photo": .image, "audio": .audio, "file": .file,
      "calculate": .calculate, "calculation": .calculate, "begin group": .beginGroup,
      "end group": .endGroup, "begin repeat": .beginRepeat, "end repeat": .endRepeat,
      "begin looped group": .beginRepeat, "end looped group": .endRepeat,
    ]
    for name in [
      "start", "end", "today", "deviceid", "username", "phonenumber", "email", "audit",
      "simserial", "subscriberid", "start-geopoint", "background-audio", "background-geopoint",
      "start time", "end time", "device id", "phone number", "sim id", "subscriber id", "imei",
      "hidden", "xml-external", "csv-external",
    ] {
      known[name] = .metadata
    }
    return known
  }()
}
