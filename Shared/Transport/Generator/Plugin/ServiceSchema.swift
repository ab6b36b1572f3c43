internal import CDescriptor

/// A gRPC service.
struct ServiceSchema {
  struct Method {
    let name: String
    let comment: String
    /// Full names, without the leading dot.
    let input: String
    let output: String
    let isClientStreaming: Bool
    let isServerStreaming: Bool
    let idempotency: Idempotency
    let isDeprecated: Bool

    /// Value of `idempotency_level`.
    enum Idempotency {
      case unknown
      case noSideEffects
      case idempotent

      init(_ level: Google__Protobuf__MethodOptions__IdempotencyLevel?) {
        self =
          switch level {
          case GOOGLE__PROTOBUF__METHOD_OPTIONS__IDEMPOTENCY_LEVEL__NO_SIDE_EFFECTS: .noSideEffects
          case GOOGLE__PROTOBUF__METHOD_OPTIONS__IDEMPOTENCY_LEVEL__IDEMPOTENT: .idempotent
          default: .unknown
          }
      }
    }

    /// Whether the method may be repeated safely.
    var isRepeatable: Bool { idempotency != .unknown }

    /// The four kinds of calls, named as the functions of `MethodRegistry` and `ClientChannel`.
    enum Kind {
      case unary
      case serverStreaming
      case clientStreaming
      case bidirectionalStreaming
    }

    var kind: Kind {
      switch (isClientStreaming, isServerStreaming) {
      case (false, false): .unary
      case (false, true): .serverStreaming
      case (true, false): .clientStreaming
      case (true, true): .bidirectionalStreaming
      }
    }

    var swiftName: String { Names.escaped(Names.lowerFirst(name)) }
  }

  let name: String
  let fullName: String
  let comment: String
  let methods: [Method]
  let isDeprecated: Bool

  init(
    _ service: UnsafeMutablePointer<Google__Protobuf__ServiceDescriptorProto>, in scope: String,
    _ comments: Comments, _ path: [Int32]
  ) {
    let fullName = "\(scope).\(optionalText(service.pointee.name))"
    name = optionalText(service.pointee.name)
    self.fullName = fullName
    comment = comments[path]
    isDeprecated = service.pointee.options.map { $0.pointee.deprecated != 0 } ?? false
    var index: Int32 = -1
    methods = list(service.pointee.method, service.pointee.n_method) {
      index += 1
      return Method(
        name: optionalText($0.pointee.name), comment: comments[path + [2, index]],
        input: String(optionalText($0.pointee.input_type).drop { $0 == "." }),
        output: String(optionalText($0.pointee.output_type).drop { $0 == "." }),
        isClientStreaming: $0.pointee.client_streaming != 0,
        isServerStreaming: $0.pointee.server_streaming != 0,
        idempotency: .init($0.pointee.options?.pointee.idempotency_level),
        isDeprecated: $0.pointee.options.map { $0.pointee.deprecated != 0 } ?? false)
    }
  }
}
