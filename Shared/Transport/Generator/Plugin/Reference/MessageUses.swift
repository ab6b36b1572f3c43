/// The methods that take and return each message, for links from the message to its methods.
struct MessageUses {
  private var requests: [String: [String]] = [:]
  private var responses: [String: [String]] = [:]

  init(_ files: [FileSchema]) {
    for service in files.flatMap(\.services) {
      for method in service.methods {
        let name = "\(service.fullName).\(method.name)"
        requests[method.input, default: []].append(name)
        responses[method.output, default: []].append(name)
      }
    }
  }

  /// Full names of methods.
  func taking(_ message: String) -> [String] { requests[message] ?? [] }
  func answering(_ message: String) -> [String] { responses[message] ?? [] }
}
