/// Rules of the YAML readers by their names in findings.
enum YAMLRule: String {
  case syntax = "YAML_SYNTAX"
  /// Anchors, aliases, tags and further documents are not supported.
  case notAllowed = "YAML_NOT_ALLOWED"
  case empty = "FILE_EMPTY"
  case tooDeep = "TOO_DEEP"
  case tooManyValues = "TOO_MANY_VALUES"
  case keyInvalid = "KEY_INVALID"
  case keyDuplicate = "KEY_DUPLICATE"
  case keyMissing = "KEY_MISSING"
  case keyUnknown = "KEY_UNKNOWN"
  case valueInvalid = "VALUE_INVALID"
  case typeUnknown = "TYPE_UNKNOWN"
  case optionSetUnknown = "OPTION_SET_UNKNOWN"
  case choiceFile = "CHOICE_FILE_INVALID"
  case fileKind = "FILE_OF_OTHER_KIND"
}
