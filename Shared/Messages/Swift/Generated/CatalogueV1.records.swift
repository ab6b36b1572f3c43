// Generated from otolith/catalogue/v1/records.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages

extension CatalogueV1 {
  /// What a health record is about.
  public enum RecordType: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Refused: with reason RECORD_TYPE_MISSING by the catalogue.
    case unspecified
    /// Something that happened at one time, such as an appointment or an attack (TNN §4).
    case event
    /// A treatment from a first day to a last one, or going on (TNN §4).
    case therapy
    /// Hearing thresholds of both ears by frequency (TNN §4).
    case audiogram
    /// What a tinnitus sounds like, by ear: pitch, timbre, loudness, masking level (TNN §7).
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
}

extension CatalogueV1 {
  /// A type of health records that a study takes.
  public struct StudyRecordType: Message {
    /// Required; each once in a study.
    public var type: CatalogueV1.RecordType
    /// The vocabulary of the study whose terms name the kind of an event or a therapy (required there), the timbre
    /// of a tinnitus match, or the quantity of a measurement; empty: no such codes.
    public var vocabularyID: String

    /// Every field at its default.
    public init() {
      self.type = CatalogueV1.RecordType(rawValue: 0)
      self.vocabularyID = ""
    }

    public init(
      type: CatalogueV1.RecordType = CatalogueV1.RecordType(rawValue: 0),
      vocabularyID: String = ""
    ) {
      self.type = type
      self.vocabularyID = vocabularyID
    }
  }
}

extension CatalogueV1.StudyRecordType {
  public static var fullName: String { "otolith.catalogue.v1.StudyRecordType" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__StudyRecordType()
    otolith__catalogue__v1__study_record_type__init(&message)
    return message.base.descriptor
  }()

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

extension CatalogueV1 {
  /// The descriptor of `otolith/catalogue/v1/records.proto`.
  public static let recordsFile = ProtoFile(
    name: "otolith/catalogue/v1/records.proto",
    dependencies: [],
    base64: """
      CiJvdG9saXRoL2NhdGFsb2d1ZS92MS9yZWNvcmRzLnByb3RvEhRvdG9saXRoLmNhdGFsb2d1ZS52MSJsCg9TdHVkeVJlY29y\
      ZFR5cGUSNAoEdHlwZRgBIAEoDjIgLm90b2xpdGguY2F0YWxvZ3VlLnYxLlJlY29yZFR5cGVSBHR5cGUSIwoNdm9jYWJ1bGFy\
      eV9pZBgCIAEoCVIMdm9jYWJ1bGFyeUlkKrEBCgpSZWNvcmRUeXBlEhsKF1JFQ09SRF9UWVBFX1VOU1BFQ0lGSUVEEAASFQoR\
      UkVDT1JEX1RZUEVfRVZFTlQQARIXChNSRUNPUkRfVFlQRV9USEVSQVBZEAISGQoVUkVDT1JEX1RZUEVfQVVESU9HUkFNEAMS\
      HgoaUkVDT1JEX1RZUEVfVElOTklUVVNfTUFUQ0gQBBIbChdSRUNPUkRfVFlQRV9NRUFTVVJFTUVOVBAFQlEKFG90b2xpdGgu\
      Y2F0YWxvZ3VlLnYxUAFaIG90b2xpdGgvY2F0YWxvZ3VlL3YxO2NhdGFsb2d1ZXYxqgIUT3RvbGl0aC5DYXRhbG9ndWUuVjFK\
      0wcKUwoBDBIDAQASGkkgV2hpY2ggaGVhbHRoIHJlY29yZHMgYSBzdHVkeSdzIHBhcnRpY2lwYW50cyBrZWVwIGJlc2lkZSBx\
      dWVzdGlvbm5haXJlcy4KCiwKAgUAEgQLABgBGiAgV2hhdCBhIGhlYWx0aCByZWNvcmQgaXMgYWJvdXQuCgpJCgQFAAIAEgMN\
      Ah4aPCBSZWZ1c2VkOiB3aXRoIHJlYXNvbiBSRUNPUkRfVFlQRV9NSVNTSU5HIGJ5IHRoZSBjYXRhbG9ndWUuCgpiCgQFAAIB\
      EgMPAhgaVSBTb21ldGhpbmcgdGhhdCBoYXBwZW5lZCBhdCBvbmUgdGltZSwgc3VjaCBhcyBhbiBhcHBvaW50bWVudCBvciBh\
      biBhdHRhY2sgKFROTiDCpzQpLgoKUQoEBQACAhIDEQIaGkQgQSB0cmVhdG1lbnQgZnJvbSBhIGZpcnN0IGRheSB0byBhIGxh\
      c3Qgb25lLCBvciBnb2luZyBvbiAoVE5OIMKnNCkuCgpGCgQFAAIDEgMTAhwaOSBIZWFyaW5nIHRocmVzaG9sZHMgb2YgYm90\
      aCBlYXJzIGJ5IGZyZXF1ZW5jeSAoVE5OIMKnNCkuCgplCgQFAAIEEgMVAiEaWCBXaGF0IGEgdGlubml0dXMgc291bmRzIGxp\
      a2UsIGJ5IGVhcjogcGl0Y2gsIHRpbWJyZSwgbG91ZG5lc3MsIG1hc2tpbmcgbGV2ZWwgKFROTiDCpzcpLgoKZQoEBQACBRID\
      FwIeGlggVmFsdWVzIG92ZXIgdGltZSwgc3VjaCBhcyBoZWFydCByYXRlLCBibG9vZCBwcmVzc3VyZSBvciBnbHVjb3NlIChn\
      ZW5lcmljIGZvcm1zIMKnNi4xKS4KCjoKAgQAEgQbACEBGi4gQSB0eXBlIG9mIGhlYWx0aCByZWNvcmRzIHRoYXQgYSBzdHVk\
      eSB0YWtlcy4KCi4KBAQAAgASAx0CFhohIFJlcXVpcmVkOyBlYWNoIG9uY2UgaW4gYSBzdHVkeS4KCskBCgQEAAIBEgMgAhsa\
      uwEgVGhlIHZvY2FidWxhcnkgb2YgdGhlIHN0dWR5IHdob3NlIHRlcm1zIG5hbWUgdGhlIGtpbmQgb2YgYW4gZXZlbnQgb3Ig\
      YSB0aGVyYXB5IChyZXF1aXJlZCB0aGVyZSksIHRoZSB0aW1icmUKIG9mIGEgdGlubml0dXMgbWF0Y2gsIG9yIHRoZSBxdWFu\
      dGl0eSBvZiBhIG1lYXN1cmVtZW50OyBlbXB0eTogbm8gc3VjaCBjb2Rlcy4KYgZwcm90bzM=
      """)
}
