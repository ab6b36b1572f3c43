extension AuthSettings.Mail {
  /// What is written to, by what it is for.
  var folders: [String: String] {
    switch self {
    case .smtp: [:]
    case .directory(let path): ["mails": path]
    }
  }
}
