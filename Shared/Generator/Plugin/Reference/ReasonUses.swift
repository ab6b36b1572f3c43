/// Which methods say that they answer a reason, for readers who come from an error.
struct ReasonUses {
  /// Full names of methods by reason, in the order of the proto files.
  private var methods: [String: [String]] = [:]

  /// - Parameter text: of the package that the services are of.
  init(_ services: [ServiceSchema], _ text: CommentText) {
    for service in services {
      for method in service.methods {
        for reason in text.reasons(in: method.comment) {
          methods[reason.name, default: []].append("\(service.fullName).\(method.name)")
        }
      }
    }
  }

  func answering(_ reason: String) -> [String] { methods[reason] ?? [] }
}
