/// What the page describes, by the names that comments and fields use, and where each thing stands on it.
struct ReferenceIndex {
  /// One reason of an error, as `ErrorInfo` and field violations carry it.
  struct Reason {
    let name: String
    let anchor: String
  }

  /// Anchors by full name: of messages, enumerations, services, methods and fields.
  private var anchors: [String: String] = [:]
  /// Anchors by the name that comments use, of each package; nil where the name has two meanings.
  private var spoken: [String: [String: String?]] = [:]
  private var reasons: [String: [String: Reason]] = [:]
  /// Of packages without a service, which are for all others; the first one's where two have the name.
  private var commonReasons: [String: Reason] = [:]
  private(set) var messages: [String: MessageSchema] = [:]
  private(set) var enumerations: [String: EnumSchema] = [:]

  /// - Parameters:
  ///   - described: what stands on the page.
  ///   - all: those and what they import, for examples.
  init(_ described: [FileSchema], all: [FileSchema]) {
    for file in described {
      for enumeration in file.enums { add(enumeration, in: file.package) }
      for message in file.messages { add(message, in: file.package) }
      for service in file.services {
        add(service.fullName, in: file.package)
        for method in service.methods {
          let name = "\(service.fullName).\(method.name)"
          add(name, in: file.package)
          speak(of: method.name, name, in: file.package)
        }
      }
    }
    let serving = Set(described.filter { !$0.services.isEmpty }.map(\.package))
    for package in reasons.keys.sorted() where !serving.contains(package) {
      commonReasons.merge(reasons[package] ?? [:]) { first, _ in first }
    }
    for file in all {
      for enumeration in file.enums { know(enumeration) }
      for message in file.messages { know(message) }
    }
  }

  /// The enumeration whose values are the reasons of a package's errors.
  static func holdsReasons(_ enumeration: EnumSchema) -> Bool { enumeration.name == "ErrorReason" }

  /// `USERNAME_TAKEN` for `ERROR_REASON_USERNAME_TAKEN`: as it is sent.
  static func reasonName(_ value: String) -> String {
    let prefix = "ERROR_REASON_"
    return value.hasPrefix(prefix) ? String(value.dropFirst(prefix.count)) : value
  }

  static func anchor(of value: EnumSchema.Value, in enumeration: EnumSchema) -> String {
    "\(enumeration.fullName).\(value.name)"
  }

  /// Where a type stands; nil when it is not on the page.
  func anchor(ofType fullName: String) -> String? { anchors[fullName] }

  /// Where that stands which a comment of the package names so: `SignIn`, `Answer.number`,
  /// `VERDICT_CREATED`.
  func anchor(of name: String, in package: String) -> String? {
    if let anchor = anchors[name] ?? anchors["\(package).\(name)"] { return anchor }
    return spoken[package]?[name] ?? nil
  }

  /// A reason of the package, or of those that are for all.
  func reason(_ name: String, in package: String) -> Reason? {
    reasons[package]?[name] ?? commonReasons[name]
  }

  private mutating func add(_ fullName: String, in package: String) {
    anchors[fullName] = fullName
    speak(of: String(fullName.dropFirst(package.count + 1)), fullName, in: package)
  }

  private mutating func speak(of name: String, _ anchor: String, in package: String) {
    if let known = spoken[package, default: [:]][name], known != anchor {
      spoken[package]?[name] = .some(nil)
    } else {
      spoken[package, default: [:]][name] = anchor
    }
  }

  private mutating func add(_ message: MessageSchema, in package: String) {
    add(message.fullName, in: package)
    for field in message.fields { add("\(message.fullName).\(field.name)", in: package) }
    for enumeration in message.enums { add(enumeration, in: package) }
    for inner in message.messages { add(inner, in: package) }
  }

  private mutating func add(_ enumeration: EnumSchema, in package: String) {
    add(enumeration.fullName, in: package)
    for value in enumeration.values {
      let anchor = Self.anchor(of: value, in: enumeration)
      anchors[anchor] = anchor
      speak(of: value.name, anchor, in: package)
      if Self.holdsReasons(enumeration) {
        let name = Self.reasonName(value.name)
        reasons[package, default: [:]][name] = Reason(name: name, anchor: anchor)
      }
    }
  }

  private mutating func know(_ message: MessageSchema) {
    messages[message.fullName] = message
    for entry in message.mapEntries { messages[entry.fullName] = entry }
    for enumeration in message.enums { know(enumeration) }
    for inner in message.messages { know(inner) }
  }

  private mutating func know(_ enumeration: EnumSchema) {
    enumerations[enumeration.fullName] = enumeration
  }
}
