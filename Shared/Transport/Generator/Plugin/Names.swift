/// The spelling of schema names in Swift and in the C code of protoc-c.
enum Names {
  /// `study_id` → `studyID`, `jwks_json` → `jwksJSON`, `csv` → `csv`.
  static func property(_ name: String) -> String {
    var words = name.lowercased().split(separator: "_").map(String.init)
    for index in words.indices.dropFirst() { words[index] = capitalized(words[index]) }
    if words.count > 1, let last = words.last, let upper = initialisms[last.lowercased()] {
      words[words.count - 1] = upper
    }
    return escaped(words.joined())
  }

  /// Words that end in upper case when they come last.
  private static let initialisms = [
    "id": "ID", "ids": "IDs", "url": "URL", "json": "JSON", "csv": "CSV",
  ]

  /// `otolith.auth.v1` → `AuthV1`, `google.rpc` → `GoogleRPC`, `opentelemetry.proto.trace.v1` →
  /// `OpenTelemetryTraceV1`.
  static func package(_ package: String) -> String {
    package.split(separator: ".").filter { $0 != "otolith" && $0 != "proto" }
      .map { spelled[String($0)] ?? capitalized(String($0)) }.joined()
  }

  private static let spelled = [
    "rpc": "RPC", "grpc": "GRPC", "opentelemetry": "OpenTelemetry",
  ]

  /// `DAY_OF_WEEK_MONDAY` of `DayOfWeek` → `monday`.
  static func enumCase(_ name: String, of enumeration: String) -> String {
    let prefix = lowerSnake(enumeration).uppercased() + "_"
    let bare = name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
    let words = bare.lowercased().split(separator: "_").map(String.init)
    let camel = words.enumerated().map { $0 == 0 ? $1 : capitalized($1) }.joined()
    return camel.first?.isNumber == true ? "_\(camel)" : escaped(camel)
  }

  /// `page_break` → `PageBreak`, as protoc-c does it.
  static func upperCamel(_ name: String) -> String {
    name.split(separator: "_").map { capitalized(String($0)) }.joined()
  }

  /// `SignIn` → `signIn`.
  static func lowerFirst(_ name: String) -> String {
    name.prefix(1).lowercased() + name.dropFirst()
  }

  /// The C type of a message or enumeration: `Otolith__Auth__V1__SignInRequest`.
  static func cType(_ fullName: String) -> String {
    fullName.split(separator: ".").map { upperCamel(String($0)) }.joined(separator: "__")
  }

  /// The prefix of a message's C functions: `otolith__auth__v1__sign_in_request`.
  static func cFunctions(_ fullName: String) -> String {
    fullName.split(separator: ".").map { lowerSnake(String($0)) }.joined(separator: "__")
  }

  /// The member of a C struct for a field.
  static func cField(_ name: String) -> String {
    let lower = name.lowercased()
    return cKeywords.contains(lower) ? "\(lower)_" : escaped(lower)
  }

  /// Returns the name, in backticks if it is a keyword.
  static func escaped(_ name: String) -> String {
    swiftKeywords.contains(name) ? "`\(name)`" : name
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// An underscore before each capital that follows another character than a capital.
  private static func lowerSnake(_ name: String) -> String {
    var result = ""
    var wasUpper = true
    for character in name {
      if character.isUppercase, !wasUpper { result += "_" }
      wasUpper = character.isUppercase
      result += character.lowercased()
    }
    return result
  }

  private static let swiftKeywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
    "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// Keywords to which protoc-c appends an underscore.
  private static let cKeywords: Set<String> = [
    "and", "and_eq", "asm", "auto", "bitand", "bitor", "bool", "break", "case", "catch", "char",
    "class", "compl", "const", "const_cast", "continue", "default", "delete", "do", "double",
    "dynamic_cast", "else", "enum", "explicit", "extern", "false", "float", "for", "friend",
    "goto", "if", "inline", "int", "long", "mutable", "namespace", "new", "not", "not_eq",
    "operator", "or", "or_eq", "private", "protected", "public", "register", "reinterpret_cast",
    "return", "short", "signed", "sizeof", "static", "static_cast", "struct", "switch",
    "template", "this", "throw", "true", "try", "typedef", "typeid", "typename", "union",
    "unsigned", "using", "virtual", "void", "volatile", "wchar_t", "while", "xor", "xor_eq",
  ]
}
