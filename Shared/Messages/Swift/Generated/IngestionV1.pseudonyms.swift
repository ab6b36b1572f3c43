// Generated from otolith/ingestion/v1/pseudonyms.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages

extension IngestionV1 {
  /// Of which study.
  public struct GetPseudonymKeyRequest: Message {
    /// Required.
    public var studyID: String

    /// Every field at its default.
    public init() {
      self.studyID = ""
    }

    public init(
      studyID: String = ""
    ) {
      self.studyID = studyID
    }
  }
}

extension IngestionV1.GetPseudonymKeyRequest {
  public static var fullName: String { "otolith.ingestion.v1.GetPseudonymKeyRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__GetPseudonymKeyRequest()
    otolith__ingestion__v1__get_pseudonym_key_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__GetPseudonymKeyRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__GetPseudonymKeyRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__GetPseudonymKeyRequest.self)
    otolith__ingestion__v1__get_pseudonym_key_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    return c
  }
}

extension IngestionV1 {
  /// Whoever has it and a participant's id finds the participant in the study's exports.
  public struct PseudonymKey: Message {
    /// The study.
    public var studyID: String
    /// 32 bytes. A pseudonym is the first 80 bits of HMAC-SHA256 by it over the 16 bytes of the participant's id, in
    /// base 32 (RFC 4648 §6, lower case).
    public var key: [UInt8]

    /// Every field at its default.
    public init() {
      self.studyID = ""
      self.key = []
    }

    public init(
      studyID: String = "",
      key: [UInt8] = []
    ) {
      self.studyID = studyID
      self.key = key
    }
  }
}

extension IngestionV1.PseudonymKey {
  public static var fullName: String { "otolith.ingestion.v1.PseudonymKey" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Ingestion__V1__PseudonymKey()
    otolith__ingestion__v1__pseudonym_key__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__PseudonymKey>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.key = Codec.bytes(c.pointee.key)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__PseudonymKey> {
    let c = arena.allocate(Otolith__Ingestion__V1__PseudonymKey.self)
    otolith__ingestion__v1__pseudonym_key__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.key.isEmpty { c.pointee.key = ProtobufCBinaryData(len: self.key.count, data: arena.bytes(self.key)) }
    return c
  }
}

extension IngestionV1 {
  /// The descriptor of `otolith/ingestion/v1/pseudonyms.proto`.
  public static let pseudonymsFile = ProtoFile(
    name: "otolith/ingestion/v1/pseudonyms.proto",
    dependencies: [],
    base64: """
      CiVvdG9saXRoL2luZ2VzdGlvbi92MS9wc2V1ZG9ueW1zLnByb3RvEhRvdG9saXRoLmluZ2VzdGlvbi52MSIzChZHZXRQc2V1\
      ZG9ueW1LZXlSZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkIjsKDFBzZXVkb255bUtleRIZCghzdHVkeV9pZBgB\
      IAEoCVIHc3R1ZHlJZBIQCgNrZXkYAiABKAxSA2tleTJ8ChBQc2V1ZG9ueW1TZXJ2aWNlEmgKD0dldFBzZXVkb255bUtleRIs\
      Lm90b2xpdGguaW5nZXN0aW9uLnYxLkdldFBzZXVkb255bUtleVJlcXVlc3QaIi5vdG9saXRoLmluZ2VzdGlvbi52MS5Qc2V1\
      ZG9ueW1LZXkiA5ACAkJRChRvdG9saXRoLmluZ2VzdGlvbi52MVABWiBvdG9saXRoL2luZ2VzdGlvbi92MTtpbmdlc3Rpb252\
      MaoCFE90b2xpdGguSW5nZXN0aW9uLlYxSuwGCokCCgEMEgMEABIa/gEgVGhlIG5hbWVzIHVuZGVyIHdoaWNoIHBhcnRpY2lw\
      YW50cyBhcHBlYXIgaW4gYSBzdHVkeSdzIGV4cG9ydHMsIGZvciBzZXJ2aWNlcyB0aGF0IHNob3cgc3RhZmYgdGhlIHNhbWUu\
      CgogQmVzaWRlIHRoZSBlcnJvcnMgdGhhdCBzdGFuZCBhdCBhIG1ldGhvZCBpdCBhbnN3ZXJzIHRob3NlIHRoYXQgYWxsIG1l\
      dGhvZHMgaGF2ZQogKG90b2xpdGgvY29tbW9uL3YxL2Vycm9ycy5wcm90byk7IHRoZSByZWFzb25zIGFyZSBpbiBlcnJvcnMu\
      cHJvdG8uCgo6CgIGABIEDgAVARouIEZvciBvdG9saXRoLXBsYW5uaW5nIGFsb25lLCBpbiBpdHMgb3duIG5hbWUuCgrFAQoE\
      BgACABIEEgIUAxq2ASBXaGF0IHRoZSBwc2V1ZG9ueW1zIG9mIG9uZSBzdHVkeSdzIGV4cG9ydHMgYXJlIG1hZGUgd2l0aDsg\
      bWFkZSB3aGVuIGl0IGlzIG5lZWRlZCBmaXJzdCwgYW5kIG5ldmVyIGFub3RoZXIuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VN\
      RU5UOyBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbiBOT1RfRk9SX1BFT1BMRS4KCh0KAgQAEgQYABsBGhEgT2Ygd2hp\
      Y2ggc3R1ZHkuCgoYCgQEAAIAEgMaAhYaCyBSZXF1aXJlZC4KCmEKAgQBEgQeACQBGlUgV2hvZXZlciBoYXMgaXQgYW5kIGEg\
      cGFydGljaXBhbnQncyBpZCBmaW5kcyB0aGUgcGFydGljaXBhbnQgaW4gdGhlIHN0dWR5J3MgZXhwb3J0cy4KChkKBAQBAgAS\
      AyACFhoMIFRoZSBzdHVkeS4KCqIBCgQEAQIBEgMjAhAalAEgMzIgYnl0ZXMuIEEgcHNldWRvbnltIGlzIHRoZSBmaXJzdCA4\
      MCBiaXRzIG9mIEhNQUMtU0hBMjU2IGJ5IGl0IG92ZXIgdGhlIDE2IGJ5dGVzIG9mIHRoZSBwYXJ0aWNpcGFudCdzIGlkLCBp\
      bgogYmFzZSAzMiAoUkZDIDQ2NDggwqc2LCBsb3dlciBjYXNlKS4KYgZwcm90bzM=
      """)
}
