import MessageSupport
import RPCCore
import Synchronization

/// Form, types and origin of a call that is not plain gRPC.
struct WebCall: Sendable {
  let form: WebForm
  /// Types of its messages; nil if the method's proto file is not known.
  let types: MessageSchema.Method?
  let schema: MessageSchema
  let origin: PageOrigin

  /// Returns the wire form of a received message.
  func wire(
    _ contents: ArraySlice<UInt8>, _ limits: DecodingLimits
  ) throws(MessageSupport.DecodingError) -> ArraySlice<UInt8> {
    guard form.isJSON, let types else { return contents }
    return try contents.withUnsafeBufferPointer { (json) throws(MessageSupport.DecodingError) in
      try schema.wire(json: json, of: types.request, limits: limits)
    }[...]
  }

  /// Returns the body of a message to send, without prefix.
  func body(_ message: [UInt8]) throws(RPCError) -> [UInt8] {
    guard form.isJSON, let types else { return message }
    do throws(MessageSupport.DecodingError) {
      return try schema.json(message, of: types.response)
    } catch {
      throw RPCError(.internalError, "the response has no JSON form")
    }
  }
}

/// The schema of a server's methods, read when the first call needs it.
final class ServedSchema: Sendable {
  private struct State {
    var schema: MessageSchema?
    /// The methods that were called already; nil for those without a known proto file.
    var methods: [ObjectIdentifier: MessageSchema.Method?] = [:]
  }

  private let files: [ProtoFile]
  private let state = Mutex(State())

  init(_ files: some Sequence<ProtoFile>) { self.files = Array(files) }

  /// Returns the schema, and the method's types if its proto file is known.
  ///
  /// - Throws: `DecodingError` for an invalid descriptor.
  func types(
    of method: MethodRegistry.Method
  ) throws -> (schema: MessageSchema, types: MessageSchema.Method?) {
    try state.withLock { state in
      let schema = try state.schema ?? MessageSchema(files)
      state.schema = schema
      if let known = state.methods[ObjectIdentifier(method)] { return (schema, known) }
      let types = schema.method("/\(method.service)/\(method.name)")
      state.methods[ObjectIdentifier(method)] = .some(types)
      return (schema, types)
    }
  }
}
