// Generated from grpc/reflection/v1alpha/reflection.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

public import CMessageSupport

extension GRPCReflectionV1alpha {
  public struct ServerReflectionRequest: Message {
    public enum OneOfMessageRequest: Sendable, Hashable {
      /// A file by its path, e.g. `otolith/auth/v1/auth.proto`.
      case fileByFilename(String)
      /// The file that declares a service, method, message, enumeration, … by its full name.
      case fileContainingSymbol(String)
      case fileContainingExtension(GRPCReflectionV1alpha.ExtensionRequest)
      /// The numbers of all known extensions of a message, by its full name.
      case allExtensionNumbersOfType(String)
      /// The names of all services. The value is ignored.
      case listServices(String)
    }

    /// Returned as `valid_host`.
    public var host: String
    public var messageRequest: GRPCReflectionV1alpha.ServerReflectionRequest.OneOfMessageRequest?

    public init(
      host: String = "",
      messageRequest: GRPCReflectionV1alpha.ServerReflectionRequest.OneOfMessageRequest? = nil
    ) {
      self.host = host
      self.messageRequest = messageRequest
    }
  }

  /// The file that declares the extension of a message with a number.
  public struct ExtensionRequest: Message {
    /// Full name of the message.
    public var containingType: String
    public var extensionNumber: Int32

    public init(containingType: String = "", extensionNumber: Int32 = 0) {
      self.containingType = containingType
      self.extensionNumber = extensionNumber
    }
  }

  public struct ServerReflectionResponse: Message {
    public enum OneOfMessageResponse: Sendable, Hashable {
      /// Response to the requests for a file.
      case fileDescriptorResponse(GRPCReflectionV1alpha.FileDescriptorResponse)
      case allExtensionNumbersResponse(GRPCReflectionV1alpha.ExtensionNumberResponse)
      case listServicesResponse(GRPCReflectionV1alpha.ListServiceResponse)
      /// This request failed; the stream continues.
      case errorResponse(GRPCReflectionV1alpha.ErrorResponse)
    }

    public var validHost: String
    public var originalRequest: GRPCReflectionV1alpha.ServerReflectionRequest?
    public var messageResponse: GRPCReflectionV1alpha.ServerReflectionResponse.OneOfMessageResponse?

    public init(
      validHost: String = "",
      originalRequest: GRPCReflectionV1alpha.ServerReflectionRequest? = nil,
      messageResponse: GRPCReflectionV1alpha.ServerReflectionResponse.OneOfMessageResponse? = nil
    ) {
      self.validHost = validHost
      self.originalRequest = originalRequest
      self.messageResponse = messageResponse
    }
  }

  public struct FileDescriptorResponse: Message {
    /// Serialized google.protobuf.FileDescriptorProto: the file and all it depends on.
    public var fileDescriptorProto: [[UInt8]]

    public init(fileDescriptorProto: [[UInt8]] = []) {
      self.fileDescriptorProto = fileDescriptorProto
    }
  }

  public struct ExtensionNumberResponse: Message {
    /// Full name of the message.
    public var baseTypeName: String
    public var extensionNumber: [Int32]

    public init(baseTypeName: String = "", extensionNumber: [Int32] = []) {
      self.baseTypeName = baseTypeName
      self.extensionNumber = extensionNumber
    }
  }

  public struct ListServiceResponse: Message {
    public var service: [GRPCReflectionV1alpha.ServiceResponse]

    public init(service: [GRPCReflectionV1alpha.ServiceResponse] = []) {
      self.service = service
    }
  }

  public struct ServiceResponse: Message {
    /// Full name.
    public var name: String

    public init(name: String = "") {
      self.name = name
    }
  }

  public struct ErrorResponse: Message {
    /// A status code of gRPC.
    public var errorCode: Int32
    public var errorMessage: String

    public init(errorCode: Int32 = 0, errorMessage: String = "") {
      self.errorCode = errorCode
      self.errorMessage = errorMessage
    }
  }

  /// The descriptor of `grpc/reflection/v1alpha/reflection.proto`.
  public static let reflectionFile = ProtoFile(
    name: "grpc/reflection/v1alpha/reflection.proto",
    dependencies: [],
    base64: "CihncnBjL3JlZmxlY3Rpb24vdjFhbHBoYS9yZWZsZWN0aW9uLnByb3RvEhdncnBjLnJlZmxlY3Rpb24udjFhbHBoYSL4AgoXU2VydmVyUmVmbGVjdGlvblJlcXVlc3QSEgoEaG9zdBgBIAEoCVIEaG9zdBIqChBmaWxlX2J5X2ZpbGVuYW1lGAMgASgJSABSDmZpbGVCeUZpbGVuYW1lEjYKFmZpbGVfY29udGFpbmluZ19zeW1ib2wYBCABKAlIAFIUZmlsZUNvbnRhaW5pbmdTeW1ib2wSZwoZZmlsZV9jb250YWluaW5nX2V4dGVuc2lvbhgFIAEoCzIpLmdycGMucmVmbGVjdGlvbi52MWFscGhhLkV4dGVuc2lvblJlcXVlc3RIAFIXZmlsZUNvbnRhaW5pbmdFeHRlbnNpb24SQgodYWxsX2V4dGVuc2lvbl9udW1iZXJzX29mX3R5cGUYBiABKAlIAFIZYWxsRXh0ZW5zaW9uTnVtYmVyc09mVHlwZRIlCg1saXN0X3NlcnZpY2VzGAcgASgJSABSDGxpc3RTZXJ2aWNlc0IRCg9tZXNzYWdlX3JlcXVlc3QiZgoQRXh0ZW5zaW9uUmVxdWVzdBInCg9jb250YWluaW5nX3R5cGUYASABKAlSDmNvbnRhaW5pbmdUeXBlEikKEGV4dGVuc2lvbl9udW1iZXIYAiABKAVSD2V4dGVuc2lvbk51bWJlciLHBAoYU2VydmVyUmVmbGVjdGlvblJlc3BvbnNlEh0KCnZhbGlkX2hvc3QYASABKAlSCXZhbGlkSG9zdBJbChBvcmlnaW5hbF9yZXF1ZXN0GAIgASgLMjAuZ3JwYy5yZWZsZWN0aW9uLnYxYWxwaGEuU2VydmVyUmVmbGVjdGlvblJlcXVlc3RSD29yaWdpbmFsUmVxdWVzdBJrChhmaWxlX2Rlc2NyaXB0b3JfcmVzcG9uc2UYBCABKAsyLy5ncnBjLnJlZmxlY3Rpb24udjFhbHBoYS5GaWxlRGVzY3JpcHRvclJlc3BvbnNlSABSFmZpbGVEZXNjcmlwdG9yUmVzcG9uc2USdwoeYWxsX2V4dGVuc2lvbl9udW1iZXJzX3Jlc3BvbnNlGAUgASgLMjAuZ3JwYy5yZWZsZWN0aW9uLnYxYWxwaGEuRXh0ZW5zaW9uTnVtYmVyUmVzcG9uc2VIAFIbYWxsRXh0ZW5zaW9uTnVtYmVyc1Jlc3BvbnNlEmQKFmxpc3Rfc2VydmljZXNfcmVzcG9uc2UYBiABKAsyLC5ncnBjLnJlZmxlY3Rpb24udjFhbHBoYS5MaXN0U2VydmljZVJlc3BvbnNlSABSFGxpc3RTZXJ2aWNlc1Jlc3BvbnNlEk8KDmVycm9yX3Jlc3BvbnNlGAcgASgLMiYuZ3JwYy5yZWZsZWN0aW9uLnYxYWxwaGEuRXJyb3JSZXNwb25zZUgAUg1lcnJvclJlc3BvbnNlQhIKEG1lc3NhZ2VfcmVzcG9uc2UiTAoWRmlsZURlc2NyaXB0b3JSZXNwb25zZRIyChVmaWxlX2Rlc2NyaXB0b3JfcHJvdG8YASADKAxSE2ZpbGVEZXNjcmlwdG9yUHJvdG8iagoXRXh0ZW5zaW9uTnVtYmVyUmVzcG9uc2USJAoOYmFzZV90eXBlX25hbWUYASABKAlSDGJhc2VUeXBlTmFtZRIpChBleHRlbnNpb25fbnVtYmVyGAIgAygFUg9leHRlbnNpb25OdW1iZXIiWQoTTGlzdFNlcnZpY2VSZXNwb25zZRJCCgdzZXJ2aWNlGAEgAygLMiguZ3JwYy5yZWZsZWN0aW9uLnYxYWxwaGEuU2VydmljZVJlc3BvbnNlUgdzZXJ2aWNlIiUKD1NlcnZpY2VSZXNwb25zZRISCgRuYW1lGAEgASgJUgRuYW1lIlMKDUVycm9yUmVzcG9uc2USHQoKZXJyb3JfY29kZRgBIAEoBVIJZXJyb3JDb2RlEiMKDWVycm9yX21lc3NhZ2UYAiABKAlSDGVycm9yTWVzc2FnZTKTAQoQU2VydmVyUmVmbGVjdGlvbhJ/ChRTZXJ2ZXJSZWZsZWN0aW9uSW5mbxIwLmdycGMucmVmbGVjdGlvbi52MWFscGhhLlNlcnZlclJlZmxlY3Rpb25SZXF1ZXN0GjEuZ3JwYy5yZWZsZWN0aW9uLnYxYWxwaGEuU2VydmVyUmVmbGVjdGlvblJlc3BvbnNlKAEwAUrpBwqRAQoBDBIDAgASGoYBIFRoZSBnUlBDIHNlcnZlciByZWZsZWN0aW9uIHByb3RvY29sIHVuZGVyIGl0cyBvcmlnaW5hbCBwYWNrYWdlIG5hbWUsIHdoaWNoIG1hbnkgY2xpZW50cyBzdGlsbCB1c2UuCiBJZGVudGljYWwgdG8gZ3JwYy5yZWZsZWN0aW9uLnYxLgoKKAoEBAACABIDCAISGhsgUmV0dXJuZWQgYXMgYHZhbGlkX2hvc3RgLgoKRQoEBAACARIDCwQgGjggQSBmaWxlIGJ5IGl0cyBwYXRoLCBlLmcuIGBvdG9saXRoL2F1dGgvdjEvYXV0aC5wcm90b2AuCgpkCgQEAAICEgMNBCYaVyBUaGUgZmlsZSB0aGF0IGRlY2xhcmVzIGEgc2VydmljZSwgbWV0aG9kLCBtZXNzYWdlLCBlbnVtZXJhdGlvbiwg4oCmIGJ5IGl0cyBmdWxsIG5hbWUuCgpSCgQEAAIEEgMQBC0aRSBUaGUgbnVtYmVycyBvZiBhbGwga25vd24gZXh0ZW5zaW9ucyBvZiBhIG1lc3NhZ2UsIGJ5IGl0cyBmdWxsIG5hbWUuCgo/CgQEAAIFEgMSBB0aMiBUaGUgbmFtZXMgb2YgYWxsIHNlcnZpY2VzLiBUaGUgdmFsdWUgaXMgaWdub3JlZC4KCk4KAgQBEgQXABsBGkIgVGhlIGZpbGUgdGhhdCBkZWNsYXJlcyB0aGUgZXh0ZW5zaW9uIG9mIGEgbWVzc2FnZSB3aXRoIGEgbnVtYmVyLgoKKAoEBAECABIDGQIdGhsgRnVsbCBuYW1lIG9mIHRoZSBtZXNzYWdlLgoKMwoEBAICAhIDIgQ4GiYgUmVzcG9uc2UgdG8gdGhlIHJlcXVlc3RzIGZvciBhIGZpbGUuCgo5CgQEAgIFEgMmBCUaLCBUaGlzIHJlcXVlc3QgZmFpbGVkOyB0aGUgc3RyZWFtIGNvbnRpbnVlcy4KCl4KBAQDAgASAywCKxpRIFNlcmlhbGl6ZWQgZ29vZ2xlLnByb3RvYnVmLkZpbGVEZXNjcmlwdG9yUHJvdG86IHRoZSBmaWxlIGFuZCBhbGwgaXQgZGVwZW5kcyBvbi4KCigKBAQEAgASAzECHBobIEZ1bGwgbmFtZSBvZiB0aGUgbWVzc2FnZS4KChkKBAQGAgASAzsCEhoMIEZ1bGwgbmFtZS4KCiUKBAQHAgASA0ACFxoYIEEgc3RhdHVzIGNvZGUgb2YgZ1JQQy4KCjEKBAYAAgASA0YCZRokIFJlc3BvbmRzIHRvIGVhY2ggcmVxdWVzdCBpbiBvcmRlci4KYgZwcm90bzM=")
}

extension GRPCReflectionV1alpha.ServerReflectionRequest {
  public static var fullName: String { "grpc.reflection.v1alpha.ServerReflectionRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(grpc__reflection__v1alpha__server_reflection_request__init)

  @inlinable public init(_ c: UnsafePointer<Grpc__Reflection__V1alpha__ServerReflectionRequest>) {
    self.host = Codec.string(c.pointee.host)
    self.messageRequest = switch c.pointee.message_request_case.rawValue {
      case 3: .fileByFilename(Codec.string(c.pointee.file_by_filename))
      case 4: .fileContainingSymbol(Codec.string(c.pointee.file_containing_symbol))
      case 5: .fileContainingExtension(GRPCReflectionV1alpha.ExtensionRequest(c.pointee.file_containing_extension!))
      case 6: .allExtensionNumbersOfType(Codec.string(c.pointee.all_extension_numbers_of_type))
      case 7: .listServices(Codec.string(c.pointee.list_services))
      default: nil
    }
  }

  @inlinable public func cStruct(in arena: Arena) -> UnsafeMutablePointer<Grpc__Reflection__V1alpha__ServerReflectionRequest> {
    let c = arena.allocate(Grpc__Reflection__V1alpha__ServerReflectionRequest.self)
    grpc__reflection__v1alpha__server_reflection_request__init(c)
    if !self.host.isEmpty { c.pointee.host = arena.string(self.host) }
    switch self.messageRequest {
      case .fileByFilename(let value)?:
        c.pointee.message_request_case = .init(rawValue: 3)
        c.pointee.file_by_filename = arena.string(value)
      case .fileContainingSymbol(let value)?:
        c.pointee.message_request_case = .init(rawValue: 4)
        c.pointee.file_containing_symbol = arena.string(value)
      case .fileContainingExtension(let value)?:
        c.pointee.message_request_case = .init(rawValue: 5)
        c.pointee.file_containing_extension = value.cStruct(in: arena)
      case .allExtensionNumbersOfType(let value)?:
        c.pointee.message_request_case = .init(rawValue: 6)
        c.pointee.all_extension_numbers_of_type = arena.string(value)
      case .listServices(let value)?:
        c.pointee.message_request_case = .init(rawValue: 7)
        c.pointee.list_services = arena.string(value)
      case nil: break
    }
    return c
  }
}

extension GRPCReflectionV1alpha.ExtensionRequest {
  public static var fullName: String { "grpc.reflection.v1alpha.ExtensionRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(grpc__reflection__v1alpha__extension_request__init)

  @inlinable public init(_ c: UnsafePointer<Grpc__Reflection__V1alpha__ExtensionRequest>) {
    self.containingType = Codec.string(c.pointee.containing_type)
    self.extensionNumber = c.pointee.extension_number
  }

  @inlinable public func cStruct(in arena: Arena) -> UnsafeMutablePointer<Grpc__Reflection__V1alpha__ExtensionRequest> {
    let c = arena.allocate(Grpc__Reflection__V1alpha__ExtensionRequest.self)
    grpc__reflection__v1alpha__extension_request__init(c)
    if !self.containingType.isEmpty { c.pointee.containing_type = arena.string(self.containingType) }
    c.pointee.extension_number = self.extensionNumber
    return c
  }
}

extension GRPCReflectionV1alpha.ServerReflectionResponse {
  public static var fullName: String { "grpc.reflection.v1alpha.ServerReflectionResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(grpc__reflection__v1alpha__server_reflection_response__init)

  @inlinable public init(_ c: UnsafePointer<Grpc__Reflection__V1alpha__ServerReflectionResponse>) {
    self.validHost = Codec.string(c.pointee.valid_host)
    self.originalRequest = c.pointee.original_request.map { GRPCReflectionV1alpha.ServerReflectionRequest($0) }
    self.messageResponse = switch c.pointee.message_response_case.rawValue {
      case 4: .fileDescriptorResponse(GRPCReflectionV1alpha.FileDescriptorResponse(c.pointee.file_descriptor_response!))
      case 5: .allExtensionNumbersResponse(GRPCReflectionV1alpha.ExtensionNumberResponse(c.pointee.all_extension_numbers_response!))
      case 6: .listServicesResponse(GRPCReflectionV1alpha.ListServiceResponse(c.pointee.list_services_response!))
      case 7: .errorResponse(GRPCReflectionV1alpha.ErrorResponse(c.pointee.error_response!))
      default: nil
    }
  }

  @inlinable public func cStruct(in arena: Arena) -> UnsafeMutablePointer<Grpc__Reflection__V1alpha__ServerReflectionResponse> {
    let c = arena.allocate(Grpc__Reflection__V1alpha__ServerReflectionResponse.self)
    grpc__reflection__v1alpha__server_reflection_response__init(c)
    if !self.validHost.isEmpty { c.pointee.valid_host = arena.string(self.validHost) }
    if let value = self.originalRequest { c.pointee.original_request = value.cStruct(in: arena) }
    switch self.messageResponse {
      case .fileDescriptorResponse(let value)?:
        c.pointee.message_response_case = .init(rawValue: 4)
        c.pointee.file_descriptor_response = value.cStruct(in: arena)
      case .allExtensionNumbersResponse(let value)?:
        c.pointee.message_response_case = .init(rawValue: 5)
        c.pointee.all_extension_numbers_response = value.cStruct(in: arena)
      case .listServicesResponse(let value)?:
        c.pointee.message_response_case = .init(rawValue: 6)
        c.pointee.list_services_response = value.cStruct(in: arena)
      case .errorResponse(let value)?:
        c.pointee.message_response_case = .init(rawValue: 7)
        c.pointee.error_response = value.cStruct(in: arena)
      case nil: break
    }
    return c
  }
}

extension GRPCReflectionV1alpha.FileDescriptorResponse {
  public static var fullName: String { "grpc.reflection.v1alpha.FileDescriptorResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(grpc__reflection__v1alpha__file_descriptor_response__init)

  @inlinable public init(_ c: UnsafePointer<Grpc__Reflection__V1alpha__FileDescriptorResponse>) {
    self.fileDescriptorProto = Codec.array(c.pointee.file_descriptor_proto, c.pointee.n_file_descriptor_proto) { Codec.bytes($0) }
  }

  @inlinable public func cStruct(in arena: Arena) -> UnsafeMutablePointer<Grpc__Reflection__V1alpha__FileDescriptorResponse> {
    let c = arena.allocate(Grpc__Reflection__V1alpha__FileDescriptorResponse.self)
    grpc__reflection__v1alpha__file_descriptor_response__init(c)
    if !self.fileDescriptorProto.isEmpty {
      c.pointee.n_file_descriptor_proto = self.fileDescriptorProto.count
      c.pointee.file_descriptor_proto = arena.array(self.fileDescriptorProto) { ProtobufCBinaryData(len: $0.count, data: arena.bytes($0)) }
    }
    return c
  }
}

extension GRPCReflectionV1alpha.ExtensionNumberResponse {
  public static var fullName: String { "grpc.reflection.v1alpha.ExtensionNumberResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(grpc__reflection__v1alpha__extension_number_response__init)

  @inlinable public init(_ c: UnsafePointer<Grpc__Reflection__V1alpha__ExtensionNumberResponse>) {
    self.baseTypeName = Codec.string(c.pointee.base_type_name)
    self.extensionNumber = Codec.array(c.pointee.extension_number, c.pointee.n_extension_number) { $0 }
  }

  @inlinable public func cStruct(in arena: Arena) -> UnsafeMutablePointer<Grpc__Reflection__V1alpha__ExtensionNumberResponse> {
    let c = arena.allocate(Grpc__Reflection__V1alpha__ExtensionNumberResponse.self)
    grpc__reflection__v1alpha__extension_number_response__init(c)
    if !self.baseTypeName.isEmpty { c.pointee.base_type_name = arena.string(self.baseTypeName) }
    if !self.extensionNumber.isEmpty {
      c.pointee.n_extension_number = self.extensionNumber.count
      c.pointee.extension_number = arena.array(self.extensionNumber) { $0 }
    }
    return c
  }
}

extension GRPCReflectionV1alpha.ListServiceResponse {
  public static var fullName: String { "grpc.reflection.v1alpha.ListServiceResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(grpc__reflection__v1alpha__list_service_response__init)

  @inlinable public init(_ c: UnsafePointer<Grpc__Reflection__V1alpha__ListServiceResponse>) {
    self.service = Codec.messages(c.pointee.service, c.pointee.n_service) { GRPCReflectionV1alpha.ServiceResponse($0) }
  }

  @inlinable public func cStruct(in arena: Arena) -> UnsafeMutablePointer<Grpc__Reflection__V1alpha__ListServiceResponse> {
    let c = arena.allocate(Grpc__Reflection__V1alpha__ListServiceResponse.self)
    grpc__reflection__v1alpha__list_service_response__init(c)
    if !self.service.isEmpty {
      c.pointee.n_service = self.service.count
      c.pointee.service = arena.array(self.service) { $0.cStruct(in: arena) as UnsafeMutablePointer<Grpc__Reflection__V1alpha__ServiceResponse>? }
    }
    return c
  }
}

extension GRPCReflectionV1alpha.ServiceResponse {
  public static var fullName: String { "grpc.reflection.v1alpha.ServiceResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(grpc__reflection__v1alpha__service_response__init)

  @inlinable public init(_ c: UnsafePointer<Grpc__Reflection__V1alpha__ServiceResponse>) {
    self.name = Codec.string(c.pointee.name)
  }

  @inlinable public func cStruct(in arena: Arena) -> UnsafeMutablePointer<Grpc__Reflection__V1alpha__ServiceResponse> {
    let c = arena.allocate(Grpc__Reflection__V1alpha__ServiceResponse.self)
    grpc__reflection__v1alpha__service_response__init(c)
    if !self.name.isEmpty { c.pointee.name = arena.string(self.name) }
    return c
  }
}

extension GRPCReflectionV1alpha.ErrorResponse {
  public static var fullName: String { "grpc.reflection.v1alpha.ErrorResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(grpc__reflection__v1alpha__error_response__init)

  @inlinable public init(_ c: UnsafePointer<Grpc__Reflection__V1alpha__ErrorResponse>) {
    self.errorCode = c.pointee.error_code
    self.errorMessage = Codec.string(c.pointee.error_message)
  }

  @inlinable public func cStruct(in arena: Arena) -> UnsafeMutablePointer<Grpc__Reflection__V1alpha__ErrorResponse> {
    let c = arena.allocate(Grpc__Reflection__V1alpha__ErrorResponse.self)
    grpc__reflection__v1alpha__error_response__init(c)
    c.pointee.error_code = self.errorCode
    if !self.errorMessage.isEmpty { c.pointee.error_message = arena.string(self.errorMessage) }
    return c
  }
}
