/// The declarations on the page and their anchors, by the names that comments and fields use.
struct ReferenceIndex {
  /// An error reason of `ErrorInfo` and field violations.
  struct Reason {
    let name: String
    let anchor: String
  }

  /// Anchors of messages, enumerations, services, methods and fields by full name.
  private var anchors: [String: String] = [:]
  /// Anchors by the names used in comments, per package; nil for ambiguous names.
  private var spoken: [String: [String: String?]] = [:]
  private var reasons: [String: [String: Reason]] = [:]
  /// Reasons of common packages: those without a service, and one named `common`. The first wins if
  /// two have the same name.
  private var commonReasons: [String: Reason] = [:]
  private(set) var messages: [String: MessageSchema] = [:]
  private(set) var enumerations: [String: EnumSchema] = [:]

  /// - Parameters:
  ///   - described: the files on the page.
  ///   - all: those and their imports, for examples.
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
    for package in reasons.keys.sorted()
    where !serving.contains(package) || package.split(separator: ".").contains("common") {
      commonReasons.merge(reasons[package] ?? [:]) { first, _ in first }
    }
    for file in all {
      for enumeration in file.enums { know(enumeration) }
      for message in file.messages { know(message) }
    }
  }

  /// Whether the values of the enumeration are the reasons of a package's errors.
  static func holdsReasons(_ enumeration: EnumSchema) -> Bool { enumeration.name == "ErrorReason" }

  /// Returns the reason as sent: `USERNAME_TAKEN` for `ERROR_REASON_USERNAME_TAKEN`.
  static func reasonName(_ value: String) -> String {
    let prefix = "ERROR_REASON_"
    return value.hasPrefix(prefix) ? String(value.dropFirst(prefix.count)) : value
  }

  static func anchor(of value: EnumSchema.Value, in enumeration: EnumSchema) -> String {
    "\(enumeration.fullName).\(value.name)"
  }

  /// Returns the anchor of a type; nil if it is not on the page.
  func anchor(ofType fullName: String) -> String? { anchors[fullName] }

  /// Returns the anchor of a name in the package's comments: `SignIn`, `Answer.number`,
  /// `VERDICT_CREATED`.
  func anchor(of name: String, in package: String) -> String? {
    if let anchor = anchors[name] ?? anchors["\(package).\(name)"] { return anchor }
    return spoken[package]?[name] ?? nil
  }

  /// Returns a reason of the package or of the common packages.
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
