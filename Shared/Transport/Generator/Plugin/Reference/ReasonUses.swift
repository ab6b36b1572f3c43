/// The methods that document each error reason, for links from the reason to its methods.
struct ReasonUses {
  /// Full names of methods by the reason's anchor, in the order of the proto files.
  private var methods: [String: [String]] = [:]

  init(_ files: [FileSchema], _ index: ReferenceIndex) {
    for file in files {
      let text = CommentText(index: index, package: file.package)
      for service in file.services {
        for method in service.methods {
          for reason in text.reasons(in: method.comment) {
            methods[reason.anchor, default: []].append("\(service.fullName).\(method.name)")
          }
        }
      }
    }
  }

  func answering(_ anchor: String) -> [String] { methods[anchor] ?? [] }
}
