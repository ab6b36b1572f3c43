internal import CDescriptor

/// A gRPC service.
struct ServiceSchema {
  struct Method {
    let name: String
    let comment: String
    /// Full names, without the leading dot.
    let input: String
    let output: String
    let isServerStreaming: Bool

    var swiftName: String { Names.escaped(Names.lowerFirst(name)) }
  }

  let name: String
  let fullName: String
  let comment: String
  let methods: [Method]

  init(
    _ service: UnsafeMutablePointer<Google__Protobuf__ServiceDescriptorProto>, in scope: String,
    _ comments: Comments, _ path: [Int32]
  ) throws {
    let fullName = "\(scope).\(optionalText(service.pointee.name))"
    name = optionalText(service.pointee.name)
    self.fullName = fullName
    comment = comments[path]
    var index: Int32 = -1
    methods = try list(service.pointee.method, service.pointee.n_method) {
      index += 1
      guard $0.pointee.client_streaming == 0 else {
        throw GeneratorError(
          "\(fullName).\(optionalText($0.pointee.name)): client streaming is not supported")
      }
      return Method(
        name: optionalText($0.pointee.name), comment: comments[path + [2, index]],
        input: String(optionalText($0.pointee.input_type).drop { $0 == "." }),
        output: String(optionalText($0.pointee.output_type).drop { $0 == "." }),
        isServerStreaming: $0.pointee.server_streaming != 0)
    }
  }
}
