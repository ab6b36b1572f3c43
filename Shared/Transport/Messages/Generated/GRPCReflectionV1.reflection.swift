// Generated from grpc/reflection/v1/reflection.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

public import CMessageSupport

extension GRPCReflectionV1 {
  public struct ServerReflectionRequest: Message {
    public enum OneOfMessageRequest: Sendable, Hashable {
      /// A file by its path, e.g. `otolith/auth/v1/auth.proto`.
      case fileByFilename(String)
      /// The file that declares a service, method, message, enumeration, … by its full name.
      case fileContainingSymbol(String)
      case fileContainingExtension(GRPCReflectionV1.ExtensionRequest)
      /// The numbers of all known extensions of a message, by its full name.
      case allExtensionNumbersOfType(String)
      /// The names of all services. The value is ignored.
      case listServices(String)
    }

    /// Returned as `valid_host`.
    public var host: String
    public var messageRequest: GRPCReflectionV1.ServerReflectionRequest.OneOfMessageRequest?

    public init(
      host: String = "",
      messageRequest: GRPCReflectionV1.ServerReflectionRequest.OneOfMessageRequest? = nil
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
      case fileDescriptorResponse(GRPCReflectionV1.FileDescriptorResponse)
      case allExtensionNumbersResponse(GRPCReflectionV1.ExtensionNumberResponse)
      case listServicesResponse(GRPCReflectionV1.ListServiceResponse)
      /// This request failed; the stream continues.
      case errorResponse(GRPCReflectionV1.ErrorResponse)
    }

    public var validHost: String
    public var originalRequest: GRPCReflectionV1.ServerReflectionRequest?
    public var messageResponse: GRPCReflectionV1.ServerReflectionResponse.OneOfMessageResponse?

    public init(
      validHost: String = "",
      originalRequest: GRPCReflectionV1.ServerReflectionRequest? = nil,
      messageResponse: GRPCReflectionV1.ServerReflectionResponse.OneOfMessageResponse? = nil
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
    public var service: [GRPCReflectionV1.ServiceResponse]

    public init(service: [GRPCReflectionV1.ServiceResponse] = []) {
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

  /// The descriptor of `grpc/reflection/v1/reflection.proto`.
  public static let reflectionFile = ProtoFile(
    name: "grpc/reflection/v1/reflection.proto",
    dependencies: [],
    base64: "CiNncnBjL3JlZmxlY3Rpb24vdjEvcmVmbGVjdGlvbi5wcm90bxISZ3JwYy5yZWZsZWN0aW9uLnYxIvMCChdTZXJ2ZXJSZWZsZWN0aW9uUmVxdWVzdBISCgRob3N0GAEgASgJUgRob3N0EioKEGZpbGVfYnlfZmlsZW5hbWUYAyABKAlIAFIOZmlsZUJ5RmlsZW5hbWUSNgoWZmlsZV9jb250YWluaW5nX3N5bWJvbBgEIAEoCUgAUhRmaWxlQ29udGFpbmluZ1N5bWJvbBJiChlmaWxlX2NvbnRhaW5pbmdfZXh0ZW5zaW9uGAUgASgLMiQuZ3JwYy5yZWZsZWN0aW9uLnYxLkV4dGVuc2lvblJlcXVlc3RIAFIXZmlsZUNvbnRhaW5pbmdFeHRlbnNpb24SQgodYWxsX2V4dGVuc2lvbl9udW1iZXJzX29mX3R5cGUYBiABKAlIAFIZYWxsRXh0ZW5zaW9uTnVtYmVyc09mVHlwZRIlCg1saXN0X3NlcnZpY2VzGAcgASgJSABSDGxpc3RTZXJ2aWNlc0IRCg9tZXNzYWdlX3JlcXVlc3QiZgoQRXh0ZW5zaW9uUmVxdWVzdBInCg9jb250YWluaW5nX3R5cGUYASABKAlSDmNvbnRhaW5pbmdUeXBlEikKEGV4dGVuc2lvbl9udW1iZXIYAiABKAVSD2V4dGVuc2lvbk51bWJlciKuBAoYU2VydmVyUmVmbGVjdGlvblJlc3BvbnNlEh0KCnZhbGlkX2hvc3QYASABKAlSCXZhbGlkSG9zdBJWChBvcmlnaW5hbF9yZXF1ZXN0GAIgASgLMisuZ3JwYy5yZWZsZWN0aW9uLnYxLlNlcnZlclJlZmxlY3Rpb25SZXF1ZXN0Ug9vcmlnaW5hbFJlcXVlc3QSZgoYZmlsZV9kZXNjcmlwdG9yX3Jlc3BvbnNlGAQgASgLMiouZ3JwYy5yZWZsZWN0aW9uLnYxLkZpbGVEZXNjcmlwdG9yUmVzcG9uc2VIAFIWZmlsZURlc2NyaXB0b3JSZXNwb25zZRJyCh5hbGxfZXh0ZW5zaW9uX251bWJlcnNfcmVzcG9uc2UYBSABKAsyKy5ncnBjLnJlZmxlY3Rpb24udjEuRXh0ZW5zaW9uTnVtYmVyUmVzcG9uc2VIAFIbYWxsRXh0ZW5zaW9uTnVtYmVyc1Jlc3BvbnNlEl8KFmxpc3Rfc2VydmljZXNfcmVzcG9uc2UYBiABKAsyJy5ncnBjLnJlZmxlY3Rpb24udjEuTGlzdFNlcnZpY2VSZXNwb25zZUgAUhRsaXN0U2VydmljZXNSZXNwb25zZRJKCg5lcnJvcl9yZXNwb25zZRgHIAEoCzIhLmdycGMucmVmbGVjdGlvbi52MS5FcnJvclJlc3BvbnNlSABSDWVycm9yUmVzcG9uc2VCEgoQbWVzc2FnZV9yZXNwb25zZSJMChZGaWxlRGVzY3JpcHRvclJlc3BvbnNlEjIKFWZpbGVfZGVzY3JpcHRvcl9wcm90bxgBIAMoDFITZmlsZURlc2NyaXB0b3JQcm90byJqChdFeHRlbnNpb25OdW1iZXJSZXNwb25zZRIkCg5iYXNlX3R5cGVfbmFtZRgBIAEoCVIMYmFzZVR5cGVOYW1lEikKEGV4dGVuc2lvbl9udW1iZXIYAiADKAVSD2V4dGVuc2lvbk51bWJlciJUChNMaXN0U2VydmljZVJlc3BvbnNlEj0KB3NlcnZpY2UYASADKAsyIy5ncnBjLnJlZmxlY3Rpb24udjEuU2VydmljZVJlc3BvbnNlUgdzZXJ2aWNlIiUKD1NlcnZpY2VSZXNwb25zZRISCgRuYW1lGAEgASgJUgRuYW1lIlMKDUVycm9yUmVzcG9uc2USHQoKZXJyb3JfY29kZRgBIAEoBVIJZXJyb3JDb2RlEiMKDWVycm9yX21lc3NhZ2UYAiABKAlSDGVycm9yTWVzc2FnZTKJAQoQU2VydmVyUmVmbGVjdGlvbhJ1ChRTZXJ2ZXJSZWZsZWN0aW9uSW5mbxIrLmdycGMucmVmbGVjdGlvbi52MS5TZXJ2ZXJSZWZsZWN0aW9uUmVxdWVzdBosLmdycGMucmVmbGVjdGlvbi52MS5TZXJ2ZXJSZWZsZWN0aW9uUmVzcG9uc2UoATABSqsHClQKAQwSAwEAEhpKIFRoZSBnUlBDIHNlcnZlciByZWZsZWN0aW9uIHByb3RvY29sIHdpdGggaXRzIHN0YW5kYXJkIG5hbWVzIGFuZCBudW1iZXJzLgoKKAoEBAACABIDBwISGhsgUmV0dXJuZWQgYXMgYHZhbGlkX2hvc3RgLgoKRQoEBAACARIDCgQgGjggQSBmaWxlIGJ5IGl0cyBwYXRoLCBlLmcuIGBvdG9saXRoL2F1dGgvdjEvYXV0aC5wcm90b2AuCgpkCgQEAAICEgMMBCYaVyBUaGUgZmlsZSB0aGF0IGRlY2xhcmVzIGEgc2VydmljZSwgbWV0aG9kLCBtZXNzYWdlLCBlbnVtZXJhdGlvbiwg4oCmIGJ5IGl0cyBmdWxsIG5hbWUuCgpSCgQEAAIEEgMPBC0aRSBUaGUgbnVtYmVycyBvZiBhbGwga25vd24gZXh0ZW5zaW9ucyBvZiBhIG1lc3NhZ2UsIGJ5IGl0cyBmdWxsIG5hbWUuCgo/CgQEAAIFEgMRBB0aMiBUaGUgbmFtZXMgb2YgYWxsIHNlcnZpY2VzLiBUaGUgdmFsdWUgaXMgaWdub3JlZC4KCk4KAgQBEgQWABoBGkIgVGhlIGZpbGUgdGhhdCBkZWNsYXJlcyB0aGUgZXh0ZW5zaW9uIG9mIGEgbWVzc2FnZSB3aXRoIGEgbnVtYmVyLgoKKAoEBAECABIDGAIdGhsgRnVsbCBuYW1lIG9mIHRoZSBtZXNzYWdlLgoKMwoEBAICAhIDIQQ4GiYgUmVzcG9uc2UgdG8gdGhlIHJlcXVlc3RzIGZvciBhIGZpbGUuCgo5CgQEAgIFEgMlBCUaLCBUaGlzIHJlcXVlc3QgZmFpbGVkOyB0aGUgc3RyZWFtIGNvbnRpbnVlcy4KCl4KBAQDAgASAysCKxpRIFNlcmlhbGl6ZWQgZ29vZ2xlLnByb3RvYnVmLkZpbGVEZXNjcmlwdG9yUHJvdG86IHRoZSBmaWxlIGFuZCBhbGwgaXQgZGVwZW5kcyBvbi4KCigKBAQEAgASAzACHBobIEZ1bGwgbmFtZSBvZiB0aGUgbWVzc2FnZS4KChkKBAQGAgASAzoCEhoMIEZ1bGwgbmFtZS4KCiUKBAQHAgASAz8CFxoYIEEgc3RhdHVzIGNvZGUgb2YgZ1JQQy4KCjEKBAYAAgASA0UCZRokIFJlc3BvbmRzIHRvIGVhY2ggcmVxdWVzdCBpbiBvcmRlci4KYgZwcm90bzM=")
}

extension GRPCReflectionV1.ServerReflectionRequest {
  public static var fullName: String { "grpc.reflection.v1.ServerReflectionRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(grpc__reflection__v1__server_reflection_request__init)

  @inlinable public init(_ c: UnsafePointer<Grpc__Reflection__V1__ServerReflectionRequest>) {
    self.host = Codec.string(c.pointee.host)
    self.messageRequest = switch c.pointee.message_request_case.rawValue {
      case 3: .fileByFilename(Codec.string(c.pointee.file_by_filename))
      case 4: .fileContainingSymbol(Codec.string(c.pointee.file_containing_symbol))
      case 5: .fileContainingExtension(GRPCReflectionV1.ExtensionRequest(c.pointee.file_containing_extension!))
      case 6: .allExtensionNumbersOfType(Codec.string(c.pointee.all_extension_numbers_of_type))
      case 7: .listServices(Codec.string(c.pointee.list_services))
      default: nil
    }
  }

  @inlinable public func cStruct(in arena: Arena) -> UnsafeMutablePointer<Grpc__Reflection__V1__ServerReflectionRequest> {
    let c = arena.allocate(Grpc__Reflection__V1__ServerReflectionRequest.self)
    grpc__reflection__v1__server_reflection_request__init(c)
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

extension GRPCReflectionV1.ExtensionRequest {
  public static var fullName: String { "grpc.reflection.v1.ExtensionRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(grpc__reflection__v1__extension_request__init)

  @inlinable public init(_ c: UnsafePointer<Grpc__Reflection__V1__ExtensionRequest>) {
    self.containingType = Codec.string(c.pointee.containing_type)
    self.extensionNumber = c.pointee.extension_number
  }

  @inlinable public func cStruct(in arena: Arena) -> UnsafeMutablePointer<Grpc__Reflection__V1__ExtensionRequest> {
    let c = arena.allocate(Grpc__Reflection__V1__ExtensionRequest.self)
    grpc__reflection__v1__extension_request__init(c)
    if !self.containingType.isEmpty { c.pointee.containing_type = arena.string(self.containingType) }
    c.pointee.extension_number = self.extensionNumber
    return c
  }
}

extension GRPCReflectionV1.ServerReflectionResponse {
  public static var fullName: String { "grpc.reflection.v1.ServerReflectionResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(grpc__reflection__v1__server_reflection_response__init)

  @inlinable public init(_ c: UnsafePointer<Grpc__Reflection__V1__ServerReflectionResponse>) {
    self.validHost = Codec.string(c.pointee.valid_host)
    self.originalRequest = c.pointee.original_request.map { GRPCReflectionV1.ServerReflectionRequest($0) }
    self.messageResponse = switch c.pointee.message_response_case.rawValue {
      case 4: .fileDescriptorResponse(GRPCReflectionV1.FileDescriptorResponse(c.pointee.file_descriptor_response!))
      case 5: .allExtensionNumbersResponse(GRPCReflectionV1.ExtensionNumberResponse(c.pointee.all_extension_numbers_response!))
      case 6: .listServicesResponse(GRPCReflectionV1.ListServiceResponse(c.pointee.list_services_response!))
      case 7: .errorResponse(GRPCReflectionV1.ErrorResponse(c.pointee.error_response!))
      default: nil
    }
  }

  @inlinable public func cStruct(in arena: Arena) -> UnsafeMutablePointer<Grpc__Reflection__V1__ServerReflectionResponse> {
    let c = arena.allocate(Grpc__Reflection__V1__ServerReflectionResponse.self)
    grpc__reflection__v1__server_reflection_response__init(c)
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

extension GRPCReflectionV1.FileDescriptorResponse {
  public static var fullName: String { "grpc.reflection.v1.FileDescriptorResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(grpc__reflection__v1__file_descriptor_response__init)

  @inlinable public init(_ c: UnsafePointer<Grpc__Reflection__V1__FileDescriptorResponse>) {
    self.fileDescriptorProto = Codec.array(c.pointee.file_descriptor_proto, c.pointee.n_file_descriptor_proto) { Codec.bytes($0) }
  }

  @inlinable public func cStruct(in arena: Arena) -> UnsafeMutablePointer<Grpc__Reflection__V1__FileDescriptorResponse> {
    let c = arena.allocate(Grpc__Reflection__V1__FileDescriptorResponse.self)
    grpc__reflection__v1__file_descriptor_response__init(c)
    if !self.fileDescriptorProto.isEmpty {
      c.pointee.n_file_descriptor_proto = self.fileDescriptorProto.count
      c.pointee.file_descriptor_proto = arena.array(self.fileDescriptorProto) { ProtobufCBinaryData(len: $0.count, data: arena.bytes($0)) }
    }
    return c
  }
}

extension GRPCReflectionV1.ExtensionNumberResponse {
  public static var fullName: String { "grpc.reflection.v1.ExtensionNumberResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(grpc__reflection__v1__extension_number_response__init)

  @inlinable public init(_ c: UnsafePointer<Grpc__Reflection__V1__ExtensionNumberResponse>) {
    self.baseTypeName = Codec.string(c.pointee.base_type_name)
    self.extensionNumber = Codec.array(c.pointee.extension_number, c.pointee.n_extension_number) { $0 }
  }

  @inlinable public func cStruct(in arena: Arena) -> UnsafeMutablePointer<Grpc__Reflection__V1__ExtensionNumberResponse> {
    let c = arena.allocate(Grpc__Reflection__V1__ExtensionNumberResponse.self)
    grpc__reflection__v1__extension_number_response__init(c)
    if !self.baseTypeName.isEmpty { c.pointee.base_type_name = arena.string(self.baseTypeName) }
    if !self.extensionNumber.isEmpty {
      c.pointee.n_extension_number = self.extensionNumber.count
      c.pointee.extension_number = arena.array(self.extensionNumber) { $0 }
    }
    return c
  }
}

extension GRPCReflectionV1.ListServiceResponse {
  public static var fullName: String { "grpc.reflection.v1.ListServiceResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(grpc__reflection__v1__list_service_response__init)

  @inlinable public init(_ c: UnsafePointer<Grpc__Reflection__V1__ListServiceResponse>) {
    self.service = Codec.messages(c.pointee.service, c.pointee.n_service) { GRPCReflectionV1.ServiceResponse($0) }
  }

  @inlinable public func cStruct(in arena: Arena) -> UnsafeMutablePointer<Grpc__Reflection__V1__ListServiceResponse> {
    let c = arena.allocate(Grpc__Reflection__V1__ListServiceResponse.self)
    grpc__reflection__v1__list_service_response__init(c)
    if !self.service.isEmpty {
      c.pointee.n_service = self.service.count
      c.pointee.service = arena.array(self.service) { $0.cStruct(in: arena) as UnsafeMutablePointer<Grpc__Reflection__V1__ServiceResponse>? }
    }
    return c
  }
}

extension GRPCReflectionV1.ServiceResponse {
  public static var fullName: String { "grpc.reflection.v1.ServiceResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(grpc__reflection__v1__service_response__init)

  @inlinable public init(_ c: UnsafePointer<Grpc__Reflection__V1__ServiceResponse>) {
    self.name = Codec.string(c.pointee.name)
  }

  @inlinable public func cStruct(in arena: Arena) -> UnsafeMutablePointer<Grpc__Reflection__V1__ServiceResponse> {
    let c = arena.allocate(Grpc__Reflection__V1__ServiceResponse.self)
    grpc__reflection__v1__service_response__init(c)
    if !self.name.isEmpty { c.pointee.name = arena.string(self.name) }
    return c
  }
}

extension GRPCReflectionV1.ErrorResponse {
  public static var fullName: String { "grpc.reflection.v1.ErrorResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(grpc__reflection__v1__error_response__init)

  @inlinable public init(_ c: UnsafePointer<Grpc__Reflection__V1__ErrorResponse>) {
    self.errorCode = c.pointee.error_code
    self.errorMessage = Codec.string(c.pointee.error_message)
  }

  @inlinable public func cStruct(in arena: Arena) -> UnsafeMutablePointer<Grpc__Reflection__V1__ErrorResponse> {
    let c = arena.allocate(Grpc__Reflection__V1__ErrorResponse.self)
    grpc__reflection__v1__error_response__init(c)
    c.pointee.error_code = self.errorCode
    if !self.errorMessage.isEmpty { c.pointee.error_message = arena.string(self.errorMessage) }
    return c
  }
}
