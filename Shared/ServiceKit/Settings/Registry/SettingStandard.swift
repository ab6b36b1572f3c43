/// What holds where nobody sets a setting.
public enum SettingStandard: Sendable, Hashable {
  case value(String)
  /// What follows from something else, or what the service does without: `the service's database`.
  case otherwise(String)
  /// Nothing that could be said.
  case nothing
  /// It has to be set.
  ///
  /// - Parameters:
  ///   - when: nil: always; otherwise `with OTOLITH_…`.
  ///   - advice: what to give, for whoever has not.
  case required(when: String?, advice: String)

  /// For a person; a few words.
  var text: String {
    switch self {
    case .value(let value): value
    case .otherwise(let text): text
    case .nothing: "none"
    case .required(nil, _): "required"
    case .required(let when?, _): "required \(when)"
    }
  }
}
