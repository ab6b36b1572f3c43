// Generated from otolith/catalogue/v1/records.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages
public import MessageSupport

extension CatalogueV1 {
  /// The type of a health record.
  public enum RecordType: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Rejected by the catalogue with reason RECORD_TYPE_MISSING.
    case unspecified
    /// An event at one time, such as an appointment or an attack (TNN §4).
    case event
    /// A treatment with a first day, and a last day unless it continues (TNN §4).
    case therapy
    /// Hearing thresholds of both ears by frequency (TNN §4).
    case audiogram
    /// The sound of a tinnitus by ear: pitch, timbre, loudness, masking level (TNN §7).
    case tinnitusMatch
    /// Values over time, such as heart rate, blood pressure or glucose (generic forms §6.1).
    case measurement
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .event, .therapy, .audiogram, .tinnitusMatch, .measurement] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .event
        case 2: .therapy
        case 3: .audiogram
        case 4: .tinnitusMatch
        case 5: .measurement
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .event: 1
        case .therapy: 2
        case .audiogram: 3
        case .tinnitusMatch: 4
        case .measurement: 5
        case .unrecognized(let number): number
      }
    }
  }

  /// A type of health records that a study accepts.
  public struct StudyRecordType: Message {
    /// Required; each once in a study.
    public var type: CatalogueV1.RecordType
    /// Vocabulary of the study for the kind of an event or therapy (required for these), the timbre of
    /// a tinnitus match, or the quantity of a measurement; empty: no codes.
    public var vocabularyID: String

    public init(
      type: CatalogueV1.RecordType = CatalogueV1.RecordType(rawValue: 0),
      vocabularyID: String = ""
    ) {
      self.type = type
      self.vocabularyID = vocabularyID
    }
  }

  /// The descriptor of `otolith/catalogue/v1/records.proto`.
  public static let recordsFile = ProtoFile(
    name: "otolith/catalogue/v1/records.proto",
    dependencies: [],
    base64: "CiJvdG9saXRoL2NhdGFsb2d1ZS92MS9yZWNvcmRzLnByb3RvEhRvdG9saXRoLmNhdGFsb2d1ZS52MSJsCg9TdHVkeVJlY29yZFR5cGUSNAoEdHlwZRgBIAEoDjIgLm90b2xpdGguY2F0YWxvZ3VlLnYxLlJlY29yZFR5cGVSBHR5cGUSIwoNdm9jYWJ1bGFyeV9pZBgCIAEoCVIMdm9jYWJ1bGFyeUlkKrEBCgpSZWNvcmRUeXBlEhsKF1JFQ09SRF9UWVBFX1VOU1BFQ0lGSUVEEAASFQoRUkVDT1JEX1RZUEVfRVZFTlQQARIXChNSRUNPUkRfVFlQRV9USEVSQVBZEAISGQoVUkVDT1JEX1RZUEVfQVVESU9HUkFNEAMSHgoaUkVDT1JEX1RZUEVfVElOTklUVVNfTUFUQ0gQBBIbChdSRUNPUkRfVFlQRV9NRUFTVVJFTUVOVBAFQlEKFG90b2xpdGguY2F0YWxvZ3VlLnYxUAFaIG90b2xpdGgvY2F0YWxvZ3VlL3YxO2NhdGFsb2d1ZXYxqgIUT3RvbGl0aC5DYXRhbG9ndWUuVjFKuwcKWgoBDBIDAQASGlAgSGVhbHRoIHJlY29yZHMgdGhhdCBhIHN0dWR5J3MgcGFydGljaXBhbnRzIGtlZXAgaW4gYWRkaXRpb24gdG8gcXVlc3Rpb25uYWlyZXMuCgoqCgIFABIECwAYARoeIFRoZSB0eXBlIG9mIGEgaGVhbHRoIHJlY29yZC4KCkkKBAUAAgASAw0CHho8IFJlamVjdGVkIGJ5IHRoZSBjYXRhbG9ndWUgd2l0aCByZWFzb24gUkVDT1JEX1RZUEVfTUlTU0lORy4KClMKBAUAAgESAw8CGBpGIEFuIGV2ZW50IGF0IG9uZSB0aW1lLCBzdWNoIGFzIGFuIGFwcG9pbnRtZW50IG9yIGFuIGF0dGFjayAoVE5OIMKnNCkuCgpaCgQFAAICEgMRAhoaTSBBIHRyZWF0bWVudCB3aXRoIGEgZmlyc3QgZGF5LCBhbmQgYSBsYXN0IGRheSB1bmxlc3MgaXQgY29udGludWVzIChUTk4gwqc0KS4KCkYKBAUAAgMSAxMCHBo5IEhlYXJpbmcgdGhyZXNob2xkcyBvZiBib3RoIGVhcnMgYnkgZnJlcXVlbmN5IChUTk4gwqc0KS4KCmAKBAUAAgQSAxUCIRpTIFRoZSBzb3VuZCBvZiBhIHRpbm5pdHVzIGJ5IGVhcjogcGl0Y2gsIHRpbWJyZSwgbG91ZG5lc3MsIG1hc2tpbmcgbGV2ZWwgKFROTiDCpzcpLgoKZQoEBQACBRIDFwIeGlggVmFsdWVzIG92ZXIgdGltZSwgc3VjaCBhcyBoZWFydCByYXRlLCBibG9vZCBwcmVzc3VyZSBvciBnbHVjb3NlIChnZW5lcmljIGZvcm1zIMKnNi4xKS4KCjwKAgQAEgQbACEBGjAgQSB0eXBlIG9mIGhlYWx0aCByZWNvcmRzIHRoYXQgYSBzdHVkeSBhY2NlcHRzLgoKLgoEBAACABIDHQIWGiEgUmVxdWlyZWQ7IGVhY2ggb25jZSBpbiBhIHN0dWR5LgoKtQEKBAQAAgESAyACGxqnASBWb2NhYnVsYXJ5IG9mIHRoZSBzdHVkeSBmb3IgdGhlIGtpbmQgb2YgYW4gZXZlbnQgb3IgdGhlcmFweSAocmVxdWlyZWQgZm9yIHRoZXNlKSwgdGhlIHRpbWJyZSBvZgogYSB0aW5uaXR1cyBtYXRjaCwgb3IgdGhlIHF1YW50aXR5IG9mIGEgbWVhc3VyZW1lbnQ7IGVtcHR5OiBubyBjb2Rlcy4KYgZwcm90bzM=")
}

extension CatalogueV1.StudyRecordType {
  public static var fullName: String { "otolith.catalogue.v1.StudyRecordType" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__study_record_type__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__StudyRecordType>) {
    self.type = CatalogueV1.RecordType(rawValue: Int32(truncatingIfNeeded: c.pointee.type.rawValue))
    self.vocabularyID = Codec.string(c.pointee.vocabulary_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__StudyRecordType> {
    let c = arena.allocate(Otolith__Catalogue__V1__StudyRecordType.self)
    otolith__catalogue__v1__study_record_type__init(c)
    c.pointee.type = Otolith__Catalogue__V1__RecordType(rawValue: .init(truncatingIfNeeded: self.type.rawValue))
    if !self.vocabularyID.isEmpty { c.pointee.vocabulary_id = arena.string(self.vocabularyID) }
    return c
  }
}
