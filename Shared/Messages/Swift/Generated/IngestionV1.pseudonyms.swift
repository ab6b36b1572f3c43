// Generated from otolith/ingestion/v1/pseudonyms.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages
public import MessageSupport

extension IngestionV1 {
  /// Names a study.
  public struct GetPseudonymKeyRequest: Message {
    /// Required.
    public var studyID: String

    public init(studyID: String = "") {
      self.studyID = studyID
    }
  }

  /// A secret key: together with a participant's id, it identifies the participant in the study's
  /// exports.
  public struct PseudonymKey: Message {
    /// The study.
    public var studyID: String
    /// 32 bytes. A pseudonym is the first 80 bits of HMAC-SHA256 with this key over the 16 bytes of
    /// the participant's id, in base 32 (RFC 4648 §6, lower case).
    public var key: [UInt8]

    public init(studyID: String = "", key: [UInt8] = []) {
      self.studyID = studyID
      self.key = key
    }
  }

  /// The descriptor of `otolith/ingestion/v1/pseudonyms.proto`.
  public static let pseudonymsFile = ProtoFile(
    name: "otolith/ingestion/v1/pseudonyms.proto",
    dependencies: [],
    base64: "CiVvdG9saXRoL2luZ2VzdGlvbi92MS9wc2V1ZG9ueW1zLnByb3RvEhRvdG9saXRoLmluZ2VzdGlvbi52MSIzChZHZXRQc2V1ZG9ueW1LZXlSZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkIjsKDFBzZXVkb255bUtleRIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBIQCgNrZXkYAiABKAxSA2tleTJ8ChBQc2V1ZG9ueW1TZXJ2aWNlEmgKD0dldFBzZXVkb255bUtleRIsLm90b2xpdGguaW5nZXN0aW9uLnYxLkdldFBzZXVkb255bUtleVJlcXVlc3QaIi5vdG9saXRoLmluZ2VzdGlvbi52MS5Qc2V1ZG9ueW1LZXkiA5ACAkJRChRvdG9saXRoLmluZ2VzdGlvbi52MVABWiBvdG9saXRoL2luZ2VzdGlvbi92MTtpbmdlc3Rpb252MaoCFE90b2xpdGguSW5nZXN0aW9uLlYxSqAHCvYBCgEMEgMEABIa6wEgUHNldWRvbnltcyBvZiBwYXJ0aWNpcGFudHMgaW4gYSBzdHVkeSdzIGV4cG9ydHMsIGZvciBzZXJ2aWNlcyB0aGF0IHNob3cgc3RhZmYgdGhlIHNhbWUgbmFtZXMuCgogQW55IG1ldGhvZCBtYXkgYWxzbyByZXR1cm4gdGhlIGVycm9ycyBjb21tb24gdG8gYWxsIG1ldGhvZHMgKG90b2xpdGgvY29tbW9uL3YxL2Vycm9ycy5wcm90bykuIFRoZQogcmVhc29ucyBhcmUgZXhwbGFpbmVkIGluIGVycm9ycy5wcm90by4KClQKAgYAEgQOABYBGkggS2V5cyBvZiBwc2V1ZG9ueW1zLiBDYWxsYWJsZSBvbmx5IGJ5IG90b2xpdGgtcGxhbm5pbmcgaW4gaXRzIG93biBuYW1lLgoK2AEKBAYAAgASBBMCFQMayQEgUmV0dXJucyB0aGUga2V5IGZyb20gd2hpY2ggdGhlIHBzZXVkb255bXMgb2Ygb25lIHN0dWR5J3MgZXhwb3J0cyBhcmUgY29tcHV0ZWQuIEl0IGlzIGNyZWF0ZWQgb24KIGZpcnN0IHVzZSBhbmQgbmV2ZXIgY2hhbmdlcy4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQ7IFBFUk1JU1NJT05fREVOSUVEIHdpdGggcmVhc29uIE5PVF9GT1JfUEVPUExFLgoKHAoCBAASBBkAHAEaECBOYW1lcyBhIHN0dWR5LgoKGAoEBAACABIDGwIWGgsgUmVxdWlyZWQuCgp0CgIEARIEIAAmARpoIEEgc2VjcmV0IGtleTogdG9nZXRoZXIgd2l0aCBhIHBhcnRpY2lwYW50J3MgaWQsIGl0IGlkZW50aWZpZXMgdGhlIHBhcnRpY2lwYW50IGluIHRoZSBzdHVkeSdzCiBleHBvcnRzLgoKGQoEBAECABIDIgIWGgwgVGhlIHN0dWR5LgoKqgEKBAQBAgESAyUCEBqcASAzMiBieXRlcy4gQSBwc2V1ZG9ueW0gaXMgdGhlIGZpcnN0IDgwIGJpdHMgb2YgSE1BQy1TSEEyNTYgd2l0aCB0aGlzIGtleSBvdmVyIHRoZSAxNiBieXRlcyBvZgogdGhlIHBhcnRpY2lwYW50J3MgaWQsIGluIGJhc2UgMzIgKFJGQyA0NjQ4IMKnNiwgbG93ZXIgY2FzZSkuCmIGcHJvdG8z")
}

extension IngestionV1.GetPseudonymKeyRequest {
  public static var fullName: String { "otolith.ingestion.v1.GetPseudonymKeyRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__get_pseudonym_key_request__init)

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

extension IngestionV1.PseudonymKey {
  public static var fullName: String { "otolith.ingestion.v1.PseudonymKey" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__pseudonym_key__init)

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
