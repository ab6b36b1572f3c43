/// The part of the page that describes one service.
struct ReferenceService {
  let file: FileSchema
  let service: ServiceSchema
  /// Files of the package, which declare the requests.
  let files: [FileSchema]
  let types: ReferenceTypes

  var html: HTML {
    let head = HTML.element(
      "h3", ["id": service.fullName], HTML(text: service.name),
      service.isDeprecated ? ReferenceTypes.deprecated : .empty)
    let methods = HTML.joined(service.methods.map(method))
    return .element(
      "section", ["class": "group"], head, types.text.html(service.comment), methods)
  }

  private func method(_ method: ServiceSchema.Method) -> HTML {
    let anchor = "\(service.fullName).\(method.name)"
    let reasons = types.text.reasons(in: method.comment)
    return .element(
      "article",
      ["id": anchor, "data-find": "\(anchor) \(reasons.map(\.name).joined(separator: " "))"],
      .element(
        "h4", [:], .link(to: anchor, HTML(text: method.name)), streaming(method.kind),
        idempotency(method.idempotency), method.isDeprecated ? ReferenceTypes.deprecated : .empty),
      .element(
        "p", ["class": "signature"], .code("/\(service.fullName)/\(method.name)")),
      types.text.html(method.comment),
      .element(
        "dl", [:], .element("dt", text: "Request"),
        .element("dd", [:], types.link(method.input)), .element("dt", text: "Response"),
        .element("dd", [:], types.link(method.output)), list(reasons)),
      examples(method))
  }

  private func list(_ reasons: [ReferenceIndex.Reason]) -> HTML {
    guard !reasons.isEmpty else { return .empty }
    let links = reasons.map { HTML.link(to: $0.anchor, .code($0.name)) }
    return .element("dt", text: "Reasons")
      + .element("dd", [:], .joined(links, by: HTML(text: ", ")))
  }

  private func streaming(_ kind: ServiceSchema.Method.Kind) -> HTML {
    switch kind {
    case .unary: .empty
    case .serverStreaming: ReferenceTypes.mark("streams responses")
    case .clientStreaming: ReferenceTypes.mark("takes a stream")
    case .bidirectionalStreaming: ReferenceTypes.mark("streams both ways")
    }
  }

  private func idempotency(_ level: ServiceSchema.Method.Idempotency) -> HTML {
    switch level {
    case .unknown: .empty
    case .noSideEffects: ReferenceTypes.mark("NO_SIDE_EFFECTS", title: "It changes nothing.")
    case .idempotent:
      ReferenceTypes.mark("IDEMPOTENT", title: "The second time changes nothing more.")
    }
  }

  private func examples(_ method: ServiceSchema.Method) -> HTML {
    let json = ExampleRequest(index: types.index).json(ofMessage: method.input)
    return .element(
      "details", ["class": "example"], .element("summary", text: "Examples"),
      .element("h5", text: "grpcurl"),
      .element("pre", [:], .element("code", text: grpcurl(method, json))),
      .element("h5", text: "Python"),
      .element("pre", [:], .element("code", text: python(method, json))))
  }

  private func grpcurl(_ method: ServiceSchema.Method, _ json: String) -> String {
    """
    grpcurl -H "authorization: Bearer $TOKEN" -d '\(json)' \\
      "$ADDRESS" \(service.fullName)/\(method.name)
    """
  }

  private func python(_ method: ServiceSchema.Method, _ json: String) -> String {
    let (folder, module) = Self.module(of: file.name)
    let declaring = files.first { file in
      file.messages.contains { $0.fullName == method.input }
    }
    let (requestFolder, requestModule) = Self.module(of: (declaring ?? file).name)
    let request = "\(requestModule)_pb2.\(method.input.split(separator: ".").last ?? "")"
    let argument = method.isClientStreaming ? "iter([request])" : "request"
    let call = "stub.\(method.name)(\(argument), metadata=metadata)"
    let use =
      method.isServerStreaming
      ? "for response in \(call):\n    print(response)" : "print(\(call))"
    return """
      from google.protobuf.json_format import Parse
      from \(requestFolder) import \(requestModule)_pb2
      from \(folder) import \(module)_pb2_grpc

      stub = \(module)_pb2_grpc.\(service.name)Stub(channel)
      metadata = [("authorization", f"Bearer {token}")]
      request = Parse(\"\"\"\(json)\"\"\", \(request)())
      \(use)
      """
  }

  /// Returns `otolith.auth.v1` and `auth` for `otolith/auth/v1/auth.proto`.
  private static func module(of file: String) -> (folder: String, name: String) {
    var parts = file.dropLast(".proto".count).split(separator: "/").map(String.init)
    let name = parts.popLast() ?? ""
    return (parts.joined(separator: "."), name)
  }
}
