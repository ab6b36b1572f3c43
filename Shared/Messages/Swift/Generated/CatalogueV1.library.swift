// Generated from otolith/catalogue/v1/library.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages
public import MessageSupport

extension CatalogueV1 {
  /// A file with data to verify it, stored by MediaService or outside the catalogue.
  public struct FileReference: Message {
    /// An https address, or a path relative to the gateway's file storage without `..`; 1–1,000
    /// printable ASCII characters. A path of the form of `Media.location` names a file of MediaService,
    /// which the project must have (MEDIA_UNKNOWN); the other fields must agree with it
    /// (MEDIA_DIFFERS).
    public var location: String
    /// IANA media type, e.g. `audio/wav`; up to 100 characters.
    public var mediaType: String
    /// SHA-256 of the file, 64 lower-case hexadecimal digits.
    public var sha256: String
    /// Size of the file in bytes; not 0.
    public var byteCount: UInt64

    public init(
      location: String = "",
      mediaType: String = "",
      sha256: String = "",
      byteCount: UInt64 = 0
    ) {
      self.location = location
      self.mediaType = mediaType
      self.sha256 = sha256
      self.byteCount = byteCount
    }
  }

  /// Authorship, licence and visibility of contents.
  public struct Provenance: Message {
    /// Origin in words; up to 1,000 characters, may be empty.
    public var source: String
    /// SPDX identifier or name; up to 1,000 characters, may be empty.
    public var licence: String
    /// Authors in the order of the citation; up to 50 with up to 1,000 characters each.
    public var authors: [String]
    /// DOI as `10.prefix/suffix`, up to 200 characters; empty if none.
    public var doi: String
    /// How to cite it; up to 1,000 characters, may be empty.
    public var citation: String
    /// Whether the wording is not that of the source.
    public var demonstrationWording: Bool
    /// Visibility outside the owning project.
    public var sharing: CatalogueV1.Sharing

    public init(
      source: String = "",
      licence: String = "",
      authors: [String] = [],
      doi: String = "",
      citation: String = "",
      demonstrationWording: Bool = false,
      sharing: CatalogueV1.Sharing = CatalogueV1.Sharing(rawValue: 0)
    ) {
      self.source = source
      self.licence = licence
      self.authors = authors
      self.doi = doi
      self.citation = citation
      self.demonstrationWording = demonstrationWording
      self.sharing = sharing
    }
  }

  /// Sounds for auditory stimulation, with rules for playing and rating them.
  public struct SoundCollection: Message {
    /// 1–64 characters: lower-case letters, digits, hyphens. Unique among sound collections.
    public var collectionID: String
    /// Version number from 1, incremented at each publication. 0 when publishing.
    public var version: UInt32
    /// SHA-256 of the canonical contents in lower-case hexadecimal. Computed by the service.
    public var contentHash: String
    /// Required.
    public var title: CatalogueV1.LocalizedText?
    /// May be absent.
    public var description: CatalogueV1.LocalizedText?
    /// BCP 47 language tag; required.
    public var defaultLanguage: String
    /// BCP 47 languages in which every text is promised; the default language always counts.
    public var languages: [String]
    /// Categories in display order. Each sound belongs to one of them.
    public var categories: [CatalogueV1.SoundCategory]
    /// Sounds in display order; 1–1,000.
    public var sounds: [CatalogueV1.Sound]
    /// Selectable loop durations in minutes, without duplicates; 0 means endless. Empty: no choice.
    public var loopMinutes: [UInt32]
    /// Questionnaire that rates a stimulation; empty if none.
    public var ratingQuestionnaireID: String
    /// Seconds for which the rating is offered; 0 means until it is answered.
    public var ratingTimeoutSeconds: UInt32
    /// Authorship and visibility; absent: unknown, and visible only within the project.
    public var provenance: CatalogueV1.Provenance?

    public init(
      collectionID: String = "",
      version: UInt32 = 0,
      contentHash: String = "",
      title: CatalogueV1.LocalizedText? = nil,
      description: CatalogueV1.LocalizedText? = nil,
      defaultLanguage: String = "",
      languages: [String] = [],
      categories: [CatalogueV1.SoundCategory] = [],
      sounds: [CatalogueV1.Sound] = [],
      loopMinutes: [UInt32] = [],
      ratingQuestionnaireID: String = "",
      ratingTimeoutSeconds: UInt32 = 0,
      provenance: CatalogueV1.Provenance? = nil
    ) {
      self.collectionID = collectionID
      self.version = version
      self.contentHash = contentHash
      self.title = title
      self.description = description
      self.defaultLanguage = defaultLanguage
      self.languages = languages
      self.categories = categories
      self.sounds = sounds
      self.loopMinutes = loopMinutes
      self.ratingQuestionnaireID = ratingQuestionnaireID
      self.ratingTimeoutSeconds = ratingTimeoutSeconds
      self.provenance = provenance
    }
  }

  /// A category of a sound collection.
  public struct SoundCategory: Message {
    /// Unique in the collection: 1–64 characters of lower-case letters, digits, hyphens.
    public var categoryID: String
    /// Required.
    public var title: CatalogueV1.LocalizedText?
    /// Image with a media type that starts with `image/`; may be absent.
    public var image: CatalogueV1.FileReference?

    public init(
      categoryID: String = "",
      title: CatalogueV1.LocalizedText? = nil,
      image: CatalogueV1.FileReference? = nil
    ) {
      self.categoryID = categoryID
      self.title = title
      self.image = image
    }
  }

  /// A sound that can be played.
  public struct Sound: Message {
    /// Unique in the collection: 1–64 characters of lower-case letters, digits, hyphens.
    public var soundID: String
    /// A category of the collection; required.
    public var categoryID: String
    /// Required.
    public var title: CatalogueV1.LocalizedText?
    /// Length in milliseconds; not 0.
    public var lengthMs: UInt32
    /// File of the sound with a media type that starts with `audio/`; required.
    public var file: CatalogueV1.FileReference?
    /// Image with a media type that starts with `image/`; may be absent.
    public var image: CatalogueV1.FileReference?
    /// Frequency of a tone, or centre frequency of a noise, in hertz, 20 to 20,000, so that an app can
    /// choose sounds by the frequency of a participant's tinnitus (SON §8.2). Absent for other sounds.
    public var frequencyHertz: GoogleProtobuf.DoubleValue?

    public init(
      soundID: String = "",
      categoryID: String = "",
      title: CatalogueV1.LocalizedText? = nil,
      lengthMs: UInt32 = 0,
      file: CatalogueV1.FileReference? = nil,
      image: CatalogueV1.FileReference? = nil,
      frequencyHertz: GoogleProtobuf.DoubleValue? = nil
    ) {
      self.soundID = soundID
      self.categoryID = categoryID
      self.title = title
      self.lengthMs = lengthMs
      self.file = file
      self.image = image
      self.frequencyHertz = frequencyHertz
    }
  }

  /// Terms used by records outside of questionnaires.
  public struct Vocabulary: Message {
    /// 1–64 characters: lower-case letters, digits, hyphens. Unique among vocabularies.
    public var vocabularyID: String
    /// Version number from 1, incremented at each publication. 0 when publishing.
    public var version: UInt32
    /// SHA-256 of the canonical contents in lower-case hexadecimal. Computed by the service.
    public var contentHash: String
    /// Required.
    public var title: CatalogueV1.LocalizedText?
    /// BCP 47 language tag; required.
    public var defaultLanguage: String
    /// BCP 47 languages in which every text is promised; the default language always counts.
    public var languages: [String]
    /// UCUM code of the terms' numbers, e.g. `Hz`; up to 64 characters; empty if terms have no
    /// numbers.
    public var unit: String
    /// Terms in display order; 1–5,000.
    public var terms: [CatalogueV1.Term]
    /// Whether records may use terms that are not in the vocabulary.
    public var extensible: Bool
    /// Authorship and visibility; absent: unknown, and visible only within the project.
    public var provenance: CatalogueV1.Provenance?

    public init(
      vocabularyID: String = "",
      version: UInt32 = 0,
      contentHash: String = "",
      title: CatalogueV1.LocalizedText? = nil,
      defaultLanguage: String = "",
      languages: [String] = [],
      unit: String = "",
      terms: [CatalogueV1.Term] = [],
      extensible: Bool = false,
      provenance: CatalogueV1.Provenance? = nil
    ) {
      self.vocabularyID = vocabularyID
      self.version = version
      self.contentHash = contentHash
      self.title = title
      self.defaultLanguage = defaultLanguage
      self.languages = languages
      self.unit = unit
      self.terms = terms
      self.extensible = extensible
      self.provenance = provenance
    }
  }

  /// A term of a vocabulary.
  public struct Term: Message {
    /// Stored code, unique in the vocabulary: 1–64 characters of letters, digits, `_`, `-`, `.`.
    public var code: String
    /// Label shown to people; required.
    public var label: CatalogueV1.LocalizedText?
    /// Number in the vocabulary's unit; finite. Required if the vocabulary has a unit.
    public var number: GoogleProtobuf.DoubleValue?

    public init(
      code: String = "",
      label: CatalogueV1.LocalizedText? = nil,
      number: GoogleProtobuf.DoubleValue? = nil
    ) {
      self.code = code
      self.label = label
      self.number = number
    }
  }

  /// A question that may be used in many questionnaires; the same item id means comparable answers.
  public struct Item: Message {
    /// 1–64 characters: lower-case letters, digits, hyphens. Unique in the bank.
    public var itemID: String
    /// BCP 47 language tag; required.
    public var defaultLanguage: String
    /// Required, with a type of its own (not `inherited`). Its `item_id` is set by the service.
    public var question: CatalogueV1.Question?

    public init(
      itemID: String = "",
      defaultLanguage: String = "",
      question: CatalogueV1.Question? = nil
    ) {
      self.itemID = itemID
      self.defaultLanguage = defaultLanguage
      self.question = question
    }
  }

  /// The descriptor of `otolith/catalogue/v1/library.proto`.
  public static let libraryFile = ProtoFile(
    name: "otolith/catalogue/v1/library.proto",
    dependencies: [GoogleProtobuf.wrappersFile, CatalogueV1.questionnaireFile, CatalogueV1.textFile],
    base64: "CiJvdG9saXRoL2NhdGFsb2d1ZS92MS9saWJyYXJ5LnByb3RvEhRvdG9saXRoLmNhdGFsb2d1ZS52MRoeZ29vZ2xlL3Byb3RvYnVmL3dyYXBwZXJzLnByb3RvGihvdG9saXRoL2NhdGFsb2d1ZS92MS9xdWVzdGlvbm5haXJlLnByb3RvGh9vdG9saXRoL2NhdGFsb2d1ZS92MS90ZXh0LnByb3RvIoEBCg1GaWxlUmVmZXJlbmNlEhoKCGxvY2F0aW9uGAEgASgJUghsb2NhdGlvbhIdCgptZWRpYV90eXBlGAIgASgJUgltZWRpYVR5cGUSFgoGc2hhMjU2GAMgASgJUgZzaGEyNTYSHQoKYnl0ZV9jb3VudBgEIAEoBFIJYnl0ZUNvdW50IvQBCgpQcm92ZW5hbmNlEhYKBnNvdXJjZRgBIAEoCVIGc291cmNlEhgKB2xpY2VuY2UYAiABKAlSB2xpY2VuY2USGAoHYXV0aG9ycxgDIAMoCVIHYXV0aG9ycxIQCgNkb2kYBCABKAlSA2RvaRIaCghjaXRhdGlvbhgFIAEoCVIIY2l0YXRpb24SMwoVZGVtb25zdHJhdGlvbl93b3JkaW5nGAYgASgIUhRkZW1vbnN0cmF0aW9uV29yZGluZxI3CgdzaGFyaW5nGAcgASgOMh0ub3RvbGl0aC5jYXRhbG9ndWUudjEuU2hhcmluZ1IHc2hhcmluZyKLBQoPU291bmRDb2xsZWN0aW9uEiMKDWNvbGxlY3Rpb25faWQYASABKAlSDGNvbGxlY3Rpb25JZBIYCgd2ZXJzaW9uGAIgASgNUgd2ZXJzaW9uEiEKDGNvbnRlbnRfaGFzaBgDIAEoCVILY29udGVudEhhc2gSOQoFdGl0bGUYBCABKAsyIy5vdG9saXRoLmNhdGFsb2d1ZS52MS5Mb2NhbGl6ZWRUZXh0UgV0aXRsZRJFCgtkZXNjcmlwdGlvbhgFIAEoCzIjLm90b2xpdGguY2F0YWxvZ3VlLnYxLkxvY2FsaXplZFRleHRSC2Rlc2NyaXB0aW9uEikKEGRlZmF1bHRfbGFuZ3VhZ2UYBiABKAlSD2RlZmF1bHRMYW5ndWFnZRIcCglsYW5ndWFnZXMYByADKAlSCWxhbmd1YWdlcxJDCgpjYXRlZ29yaWVzGAggAygLMiMub3RvbGl0aC5jYXRhbG9ndWUudjEuU291bmRDYXRlZ29yeVIKY2F0ZWdvcmllcxIzCgZzb3VuZHMYCSADKAsyGy5vdG9saXRoLmNhdGFsb2d1ZS52MS5Tb3VuZFIGc291bmRzEiEKDGxvb3BfbWludXRlcxgKIAMoDVILbG9vcE1pbnV0ZXMSNgoXcmF0aW5nX3F1ZXN0aW9ubmFpcmVfaWQYCyABKAlSFXJhdGluZ1F1ZXN0aW9ubmFpcmVJZBI0ChZyYXRpbmdfdGltZW91dF9zZWNvbmRzGAwgASgNUhRyYXRpbmdUaW1lb3V0U2Vjb25kcxJACgpwcm92ZW5hbmNlGA0gASgLMiAub3RvbGl0aC5jYXRhbG9ndWUudjEuUHJvdmVuYW5jZVIKcHJvdmVuYW5jZSKmAQoNU291bmRDYXRlZ29yeRIfCgtjYXRlZ29yeV9pZBgBIAEoCVIKY2F0ZWdvcnlJZBI5CgV0aXRsZRgCIAEoCzIjLm90b2xpdGguY2F0YWxvZ3VlLnYxLkxvY2FsaXplZFRleHRSBXRpdGxlEjkKBWltYWdlGAMgASgLMiMub3RvbGl0aC5jYXRhbG9ndWUudjEuRmlsZVJlZmVyZW5jZVIFaW1hZ2Ui1gIKBVNvdW5kEhkKCHNvdW5kX2lkGAEgASgJUgdzb3VuZElkEh8KC2NhdGVnb3J5X2lkGAIgASgJUgpjYXRlZ29yeUlkEjkKBXRpdGxlGAMgASgLMiMub3RvbGl0aC5jYXRhbG9ndWUudjEuTG9jYWxpemVkVGV4dFIFdGl0bGUSGwoJbGVuZ3RoX21zGAQgASgNUghsZW5ndGhNcxI3CgRmaWxlGAUgASgLMiMub3RvbGl0aC5jYXRhbG9ndWUudjEuRmlsZVJlZmVyZW5jZVIEZmlsZRI5CgVpbWFnZRgGIAEoCzIjLm90b2xpdGguY2F0YWxvZ3VlLnYxLkZpbGVSZWZlcmVuY2VSBWltYWdlEkUKD2ZyZXF1ZW5jeV9oZXJ0ehgHIAEoCzIcLmdvb2dsZS5wcm90b2J1Zi5Eb3VibGVWYWx1ZVIOZnJlcXVlbmN5SGVydHoimgMKClZvY2FidWxhcnkSIwoNdm9jYWJ1bGFyeV9pZBgBIAEoCVIMdm9jYWJ1bGFyeUlkEhgKB3ZlcnNpb24YAiABKA1SB3ZlcnNpb24SIQoMY29udGVudF9oYXNoGAMgASgJUgtjb250ZW50SGFzaBI5CgV0aXRsZRgEIAEoCzIjLm90b2xpdGguY2F0YWxvZ3VlLnYxLkxvY2FsaXplZFRleHRSBXRpdGxlEikKEGRlZmF1bHRfbGFuZ3VhZ2UYBSABKAlSD2RlZmF1bHRMYW5ndWFnZRIcCglsYW5ndWFnZXMYBiADKAlSCWxhbmd1YWdlcxISCgR1bml0GAcgASgJUgR1bml0EjAKBXRlcm1zGAggAygLMhoub3RvbGl0aC5jYXRhbG9ndWUudjEuVGVybVIFdGVybXMSHgoKZXh0ZW5zaWJsZRgJIAEoCFIKZXh0ZW5zaWJsZRJACgpwcm92ZW5hbmNlGAogASgLMiAub3RvbGl0aC5jYXRhbG9ndWUudjEuUHJvdmVuYW5jZVIKcHJvdmVuYW5jZSKLAQoEVGVybRISCgRjb2RlGAEgASgJUgRjb2RlEjkKBWxhYmVsGAIgASgLMiMub3RvbGl0aC5jYXRhbG9ndWUudjEuTG9jYWxpemVkVGV4dFIFbGFiZWwSNAoGbnVtYmVyGAMgASgLMhwuZ29vZ2xlLnByb3RvYnVmLkRvdWJsZVZhbHVlUgZudW1iZXIihgEKBEl0ZW0SFwoHaXRlbV9pZBgBIAEoCVIGaXRlbUlkEikKEGRlZmF1bHRfbGFuZ3VhZ2UYAiABKAlSD2RlZmF1bHRMYW5ndWFnZRI6CghxdWVzdGlvbhgDIAEoCzIeLm90b2xpdGguY2F0YWxvZ3VlLnYxLlF1ZXN0aW9uUghxdWVzdGlvbkJRChRvdG9saXRoLmNhdGFsb2d1ZS52MVABWiBvdG9saXRoL2NhdGFsb2d1ZS92MTtjYXRhbG9ndWV2MaoCFE90b2xpdGguQ2F0YWxvZ3VlLlYxSsklCmkKAQwSAwEAEhpfIENvbnRlbnRzIHRoYXQgc3R1ZGllcyB1c2UgaW4gYWRkaXRpb24gdG8gcXVlc3Rpb25uYWlyZXM6IHNvdW5kcywgdm9jYWJ1bGFyaWVzLCB0aGUgaXRlbSBiYW5rLgoKXQoCBAASBA8AGwEaUSBBIGZpbGUgd2l0aCBkYXRhIHRvIHZlcmlmeSBpdCwgc3RvcmVkIGJ5IE1lZGlhU2VydmljZSBvciBvdXRzaWRlIHRoZSBjYXRhbG9ndWUuCgqwAgoEBAACABIDFAIWGqICIEFuIGh0dHBzIGFkZHJlc3MsIG9yIGEgcGF0aCByZWxhdGl2ZSB0byB0aGUgZ2F0ZXdheSdzIGZpbGUgc3RvcmFnZSB3aXRob3V0IGAuLmA7IDHigJMxLDAwMAogcHJpbnRhYmxlIEFTQ0lJIGNoYXJhY3RlcnMuIEEgcGF0aCBvZiB0aGUgZm9ybSBvZiBgTWVkaWEubG9jYXRpb25gIG5hbWVzIGEgZmlsZSBvZiBNZWRpYVNlcnZpY2UsCiB3aGljaCB0aGUgcHJvamVjdCBtdXN0IGhhdmUgKE1FRElBX1VOS05PV04pOyB0aGUgb3RoZXIgZmllbGRzIG11c3QgYWdyZWUgd2l0aCBpdAogKE1FRElBX0RJRkZFUlMpLgoKRwoEBAACARIDFgIYGjogSUFOQSBtZWRpYSB0eXBlLCBlLmcuIGBhdWRpby93YXZgOyB1cCB0byAxMDAgY2hhcmFjdGVycy4KCkUKBAQAAgISAxgCFBo4IFNIQS0yNTYgb2YgdGhlIGZpbGUsIDY0IGxvd2VyLWNhc2UgaGV4YWRlY2ltYWwgZGlnaXRzLgoKMAoEBAACAxIDGgIYGiMgU2l6ZSBvZiB0aGUgZmlsZSBpbiBieXRlczsgbm90IDAuCgo9CgIEARIEHgAtARoxIEF1dGhvcnNoaXAsIGxpY2VuY2UgYW5kIHZpc2liaWxpdHkgb2YgY29udGVudHMuCgpFCgQEAQIAEgMgAhQaOCBPcmlnaW4gaW4gd29yZHM7IHVwIHRvIDEsMDAwIGNoYXJhY3RlcnMsIG1heSBiZSBlbXB0eS4KCk0KBAQBAgESAyICFRpAIFNQRFggaWRlbnRpZmllciBvciBuYW1lOyB1cCB0byAxLDAwMCBjaGFyYWN0ZXJzLCBtYXkgYmUgZW1wdHkuCgpfCgQEAQICEgMkAh4aUiBBdXRob3JzIGluIHRoZSBvcmRlciBvZiB0aGUgY2l0YXRpb247IHVwIHRvIDUwIHdpdGggdXAgdG8gMSwwMDAgY2hhcmFjdGVycyBlYWNoLgoKTgoEBAECAxIDJgIRGkEgRE9JIGFzIGAxMC5wcmVmaXgvc3VmZml4YCwgdXAgdG8gMjAwIGNoYXJhY3RlcnM7IGVtcHR5IGlmIG5vbmUuCgpECgQEAQIEEgMoAhYaNyBIb3cgdG8gY2l0ZSBpdDsgdXAgdG8gMSwwMDAgY2hhcmFjdGVycywgbWF5IGJlIGVtcHR5LgoKPQoEBAECBRIDKgIhGjAgV2hldGhlciB0aGUgd29yZGluZyBpcyBub3QgdGhhdCBvZiB0aGUgc291cmNlLgoKNQoEBAECBhIDLAIWGiggVmlzaWJpbGl0eSBvdXRzaWRlIHRoZSBvd25pbmcgcHJvamVjdC4KClYKAgQCEgQwAEsBGkogU291bmRzIGZvciBhdWRpdG9yeSBzdGltdWxhdGlvbiwgd2l0aCBydWxlcyBmb3IgcGxheWluZyBhbmQgcmF0aW5nIHRoZW0uCgpmCgQEAgIAEgMyAhsaWSAx4oCTNjQgY2hhcmFjdGVyczogbG93ZXItY2FzZSBsZXR0ZXJzLCBkaWdpdHMsIGh5cGhlbnMuIFVuaXF1ZSBhbW9uZyBzb3VuZCBjb2xsZWN0aW9ucy4KClkKBAQCAgESAzQCFRpMIFZlcnNpb24gbnVtYmVyIGZyb20gMSwgaW5jcmVtZW50ZWQgYXQgZWFjaCBwdWJsaWNhdGlvbi4gMCB3aGVuIHB1Ymxpc2hpbmcuCgpkCgQEAgICEgM2AhoaVyBTSEEtMjU2IG9mIHRoZSBjYW5vbmljYWwgY29udGVudHMgaW4gbG93ZXItY2FzZSBoZXhhZGVjaW1hbC4gQ29tcHV0ZWQgYnkgdGhlIHNlcnZpY2UuCgoYCgQEAgIDEgM4AhoaCyBSZXF1aXJlZC4KCh0KBAQCAgQSAzoCIBoQIE1heSBiZSBhYnNlbnQuCgotCgQEAgIFEgM8Ah4aICBCQ1AgNDcgbGFuZ3VhZ2UgdGFnOyByZXF1aXJlZC4KCmQKBAQCAgYSAz4CIBpXIEJDUCA0NyBsYW5ndWFnZXMgaW4gd2hpY2ggZXZlcnkgdGV4dCBpcyBwcm9taXNlZDsgdGhlIGRlZmF1bHQgbGFuZ3VhZ2UgYWx3YXlzIGNvdW50cy4KCk4KBAQCAgcSA0ACKBpBIENhdGVnb3JpZXMgaW4gZGlzcGxheSBvcmRlci4gRWFjaCBzb3VuZCBiZWxvbmdzIHRvIG9uZSBvZiB0aGVtLgoKMgoEBAICCBIDQgIcGiUgU291bmRzIGluIGRpc3BsYXkgb3JkZXI7IDHigJMxLDAwMC4KCmsKBAQCAgkSA0QCJBpeIFNlbGVjdGFibGUgbG9vcCBkdXJhdGlvbnMgaW4gbWludXRlcywgd2l0aG91dCBkdXBsaWNhdGVzOyAwIG1lYW5zIGVuZGxlc3MuIEVtcHR5OiBubyBjaG9pY2UuCgpFCgQEAgIKEgNGAiYaOCBRdWVzdGlvbm5haXJlIHRoYXQgcmF0ZXMgYSBzdGltdWxhdGlvbjsgZW1wdHkgaWYgbm9uZS4KClUKBAQCAgsSA0gCJRpIIFNlY29uZHMgZm9yIHdoaWNoIHRoZSByYXRpbmcgaXMgb2ZmZXJlZDsgMCBtZWFucyB1bnRpbCBpdCBpcyBhbnN3ZXJlZC4KCl8KBAQCAgwSA0oCHRpSIEF1dGhvcnNoaXAgYW5kIHZpc2liaWxpdHk7IGFic2VudDogdW5rbm93biwgYW5kIHZpc2libGUgb25seSB3aXRoaW4gdGhlIHByb2plY3QuCgovCgIEAxIETgBVARojIEEgY2F0ZWdvcnkgb2YgYSBzb3VuZCBjb2xsZWN0aW9uLgoKYgoEBAMCABIDUAIZGlUgVW5pcXVlIGluIHRoZSBjb2xsZWN0aW9uOiAx4oCTNjQgY2hhcmFjdGVycyBvZiBsb3dlci1jYXNlIGxldHRlcnMsIGRpZ2l0cywgaHlwaGVucy4KChgKBAQDAgESA1ICGhoLIFJlcXVpcmVkLgoKUAoEBAMCAhIDVAIaGkMgSW1hZ2Ugd2l0aCBhIG1lZGlhIHR5cGUgdGhhdCBzdGFydHMgd2l0aCBgaW1hZ2UvYDsgbWF5IGJlIGFic2VudC4KCikKAgQEEgRYAGgBGh0gQSBzb3VuZCB0aGF0IGNhbiBiZSBwbGF5ZWQuCgpiCgQEBAIAEgNaAhYaVSBVbmlxdWUgaW4gdGhlIGNvbGxlY3Rpb246IDHigJM2NCBjaGFyYWN0ZXJzIG9mIGxvd2VyLWNhc2UgbGV0dGVycywgZGlnaXRzLCBoeXBoZW5zLgoKNgoEBAQCARIDXAIZGikgQSBjYXRlZ29yeSBvZiB0aGUgY29sbGVjdGlvbjsgcmVxdWlyZWQuCgoYCgQEBAICEgNeAhoaCyBSZXF1aXJlZC4KCi0KBAQEAgMSA2ACFxogIExlbmd0aCBpbiBtaWxsaXNlY29uZHM7IG5vdCAwLgoKVwoEBAQCBBIDYgIZGkogRmlsZSBvZiB0aGUgc291bmQgd2l0aCBhIG1lZGlhIHR5cGUgdGhhdCBzdGFydHMgd2l0aCBgYXVkaW8vYDsgcmVxdWlyZWQuCgpQCgQEBAIFEgNkAhoaQyBJbWFnZSB3aXRoIGEgbWVkaWEgdHlwZSB0aGF0IHN0YXJ0cyB3aXRoIGBpbWFnZS9gOyBtYXkgYmUgYWJzZW50LgoK0QEKBAQEAgYSA2cCMhrDASBGcmVxdWVuY3kgb2YgYSB0b25lLCBvciBjZW50cmUgZnJlcXVlbmN5IG9mIGEgbm9pc2UsIGluIGhlcnR6LCAyMCB0byAyMCwwMDAsIHNvIHRoYXQgYW4gYXBwIGNhbgogY2hvb3NlIHNvdW5kcyBieSB0aGUgZnJlcXVlbmN5IG9mIGEgcGFydGljaXBhbnQncyB0aW5uaXR1cyAoU09OIMKnOC4yKS4gQWJzZW50IGZvciBvdGhlciBzb3VuZHMuCgo/CgIEBRIFawCBAQEaMiBUZXJtcyB1c2VkIGJ5IHJlY29yZHMgb3V0c2lkZSBvZiBxdWVzdGlvbm5haXJlcy4KCmEKBAQFAgASA20CGxpUIDHigJM2NCBjaGFyYWN0ZXJzOiBsb3dlci1jYXNlIGxldHRlcnMsIGRpZ2l0cywgaHlwaGVucy4gVW5pcXVlIGFtb25nIHZvY2FidWxhcmllcy4KClkKBAQFAgESA28CFRpMIFZlcnNpb24gbnVtYmVyIGZyb20gMSwgaW5jcmVtZW50ZWQgYXQgZWFjaCBwdWJsaWNhdGlvbi4gMCB3aGVuIHB1Ymxpc2hpbmcuCgpkCgQEBQICEgNxAhoaVyBTSEEtMjU2IG9mIHRoZSBjYW5vbmljYWwgY29udGVudHMgaW4gbG93ZXItY2FzZSBoZXhhZGVjaW1hbC4gQ29tcHV0ZWQgYnkgdGhlIHNlcnZpY2UuCgoYCgQEBQIDEgNzAhoaCyBSZXF1aXJlZC4KCi0KBAQFAgQSA3UCHhogIEJDUCA0NyBsYW5ndWFnZSB0YWc7IHJlcXVpcmVkLgoKZAoEBAUCBRIDdwIgGlcgQkNQIDQ3IGxhbmd1YWdlcyBpbiB3aGljaCBldmVyeSB0ZXh0IGlzIHByb21pc2VkOyB0aGUgZGVmYXVsdCBsYW5ndWFnZSBhbHdheXMgY291bnRzLgoKcAoEBAUCBhIDegISGmMgVUNVTSBjb2RlIG9mIHRoZSB0ZXJtcycgbnVtYmVycywgZS5nLiBgSHpgOyB1cCB0byA2NCBjaGFyYWN0ZXJzOyBlbXB0eSBpZiB0ZXJtcyBoYXZlIG5vCiBudW1iZXJzLgoKMQoEBAUCBxIDfAIaGiQgVGVybXMgaW4gZGlzcGxheSBvcmRlcjsgMeKAkzUsMDAwLgoKTAoEBAUCCBIDfgIWGj8gV2hldGhlciByZWNvcmRzIG1heSB1c2UgdGVybXMgdGhhdCBhcmUgbm90IGluIHRoZSB2b2NhYnVsYXJ5LgoKYAoEBAUCCRIEgAECHRpSIEF1dGhvcnNoaXAgYW5kIHZpc2liaWxpdHk7IGFic2VudDogdW5rbm93biwgYW5kIHZpc2libGUgb25seSB3aXRoaW4gdGhlIHByb2plY3QuCgonCgIEBhIGhAEAiwEBGhkgQSB0ZXJtIG9mIGEgdm9jYWJ1bGFyeS4KCmsKBAQGAgASBIYBAhIaXSBTdG9yZWQgY29kZSwgdW5pcXVlIGluIHRoZSB2b2NhYnVsYXJ5OiAx4oCTNjQgY2hhcmFjdGVycyBvZiBsZXR0ZXJzLCBkaWdpdHMsIGBfYCwgYC1gLCBgLmAuCgowCgQEBgIBEgSIAQIaGiIgTGFiZWwgc2hvd24gdG8gcGVvcGxlOyByZXF1aXJlZC4KCl8KBAQGAgISBIoBAikaUSBOdW1iZXIgaW4gdGhlIHZvY2FidWxhcnkncyB1bml0OyBmaW5pdGUuIFJlcXVpcmVkIGlmIHRoZSB2b2NhYnVsYXJ5IGhhcyBhIHVuaXQuCgpuCgIEBxIGjgEAlQEBGmAgQSBxdWVzdGlvbiB0aGF0IG1heSBiZSB1c2VkIGluIG1hbnkgcXVlc3Rpb25uYWlyZXM7IHRoZSBzYW1lIGl0ZW0gaWQgbWVhbnMgY29tcGFyYWJsZSBhbnN3ZXJzLgoKWwoEBAcCABIEkAECFRpNIDHigJM2NCBjaGFyYWN0ZXJzOiBsb3dlci1jYXNlIGxldHRlcnMsIGRpZ2l0cywgaHlwaGVucy4gVW5pcXVlIGluIHRoZSBiYW5rLgoKLgoEBAcCARIEkgECHhogIEJDUCA0NyBsYW5ndWFnZSB0YWc7IHJlcXVpcmVkLgoKaAoEBAcCAhIElAECGBpaIFJlcXVpcmVkLCB3aXRoIGEgdHlwZSBvZiBpdHMgb3duIChub3QgYGluaGVyaXRlZGApLiBJdHMgYGl0ZW1faWRgIGlzIHNldCBieSB0aGUgc2VydmljZS4KYgZwcm90bzM=")
}

extension CatalogueV1.FileReference {
  public static var fullName: String { "otolith.catalogue.v1.FileReference" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__file_reference__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__FileReference>) {
    self.location = Codec.string(c.pointee.location)
    self.mediaType = Codec.string(c.pointee.media_type)
    self.sha256 = Codec.string(c.pointee.sha256)
    self.byteCount = c.pointee.byte_count
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__FileReference> {
    let c = arena.allocate(Otolith__Catalogue__V1__FileReference.self)
    otolith__catalogue__v1__file_reference__init(c)
    if !self.location.isEmpty { c.pointee.location = arena.string(self.location) }
    if !self.mediaType.isEmpty { c.pointee.media_type = arena.string(self.mediaType) }
    if !self.sha256.isEmpty { c.pointee.sha256 = arena.string(self.sha256) }
    c.pointee.byte_count = self.byteCount
    return c
  }
}

extension CatalogueV1.Provenance {
  public static var fullName: String { "otolith.catalogue.v1.Provenance" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__provenance__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__Provenance>) {
    self.source = Codec.string(c.pointee.source)
    self.licence = Codec.string(c.pointee.licence)
    self.authors = Codec.array(c.pointee.authors, c.pointee.n_authors) { Codec.string($0) }
    self.doi = Codec.string(c.pointee.doi)
    self.citation = Codec.string(c.pointee.citation)
    self.demonstrationWording = c.pointee.demonstration_wording != 0
    self.sharing = CatalogueV1.Sharing(rawValue: Int32(truncatingIfNeeded: c.pointee.sharing.rawValue))
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__Provenance> {
    let c = arena.allocate(Otolith__Catalogue__V1__Provenance.self)
    otolith__catalogue__v1__provenance__init(c)
    if !self.source.isEmpty { c.pointee.source = arena.string(self.source) }
    if !self.licence.isEmpty { c.pointee.licence = arena.string(self.licence) }
    if !self.authors.isEmpty {
      c.pointee.n_authors = self.authors.count
      c.pointee.authors = arena.array(self.authors) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    if !self.doi.isEmpty { c.pointee.doi = arena.string(self.doi) }
    if !self.citation.isEmpty { c.pointee.citation = arena.string(self.citation) }
    c.pointee.demonstration_wording = self.demonstrationWording ? 1 : 0
    c.pointee.sharing = Otolith__Catalogue__V1__Sharing(rawValue: .init(truncatingIfNeeded: self.sharing.rawValue))
    return c
  }
}

extension CatalogueV1.SoundCollection {
  public static var fullName: String { "otolith.catalogue.v1.SoundCollection" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__sound_collection__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__SoundCollection>) {
    self.collectionID = Codec.string(c.pointee.collection_id)
    self.version = c.pointee.version
    self.contentHash = Codec.string(c.pointee.content_hash)
    self.title = c.pointee.title.map { CatalogueV1.LocalizedText($0) }
    self.description = c.pointee.description.map { CatalogueV1.LocalizedText($0) }
    self.defaultLanguage = Codec.string(c.pointee.default_language)
    self.languages = Codec.array(c.pointee.languages, c.pointee.n_languages) { Codec.string($0) }
    self.categories = Codec.messages(c.pointee.categories, c.pointee.n_categories) { CatalogueV1.SoundCategory($0) }
    self.sounds = Codec.messages(c.pointee.sounds, c.pointee.n_sounds) { CatalogueV1.Sound($0) }
    self.loopMinutes = Codec.array(c.pointee.loop_minutes, c.pointee.n_loop_minutes) { $0 }
    self.ratingQuestionnaireID = Codec.string(c.pointee.rating_questionnaire_id)
    self.ratingTimeoutSeconds = c.pointee.rating_timeout_seconds
    self.provenance = c.pointee.provenance.map { CatalogueV1.Provenance($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__SoundCollection> {
    let c = arena.allocate(Otolith__Catalogue__V1__SoundCollection.self)
    otolith__catalogue__v1__sound_collection__init(c)
    if !self.collectionID.isEmpty { c.pointee.collection_id = arena.string(self.collectionID) }
    c.pointee.version = self.version
    if !self.contentHash.isEmpty { c.pointee.content_hash = arena.string(self.contentHash) }
    if let value = self.title { c.pointee.title = value.cStruct(in: arena) }
    if let value = self.description { c.pointee.description = value.cStruct(in: arena) }
    if !self.defaultLanguage.isEmpty { c.pointee.default_language = arena.string(self.defaultLanguage) }
    if !self.languages.isEmpty {
      c.pointee.n_languages = self.languages.count
      c.pointee.languages = arena.array(self.languages) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    if !self.categories.isEmpty {
      c.pointee.n_categories = self.categories.count
      c.pointee.categories = arena.array(self.categories) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__SoundCategory>? }
    }
    if !self.sounds.isEmpty {
      c.pointee.n_sounds = self.sounds.count
      c.pointee.sounds = arena.array(self.sounds) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__Sound>? }
    }
    if !self.loopMinutes.isEmpty {
      c.pointee.n_loop_minutes = self.loopMinutes.count
      c.pointee.loop_minutes = arena.array(self.loopMinutes) { $0 }
    }
    if !self.ratingQuestionnaireID.isEmpty { c.pointee.rating_questionnaire_id = arena.string(self.ratingQuestionnaireID) }
    c.pointee.rating_timeout_seconds = self.ratingTimeoutSeconds
    if let value = self.provenance { c.pointee.provenance = value.cStruct(in: arena) }
    return c
  }
}

extension CatalogueV1.SoundCategory {
  public static var fullName: String { "otolith.catalogue.v1.SoundCategory" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__sound_category__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__SoundCategory>) {
    self.categoryID = Codec.string(c.pointee.category_id)
    self.title = c.pointee.title.map { CatalogueV1.LocalizedText($0) }
    self.image = c.pointee.image.map { CatalogueV1.FileReference($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__SoundCategory> {
    let c = arena.allocate(Otolith__Catalogue__V1__SoundCategory.self)
    otolith__catalogue__v1__sound_category__init(c)
    if !self.categoryID.isEmpty { c.pointee.category_id = arena.string(self.categoryID) }
    if let value = self.title { c.pointee.title = value.cStruct(in: arena) }
    if let value = self.image { c.pointee.image = value.cStruct(in: arena) }
    return c
  }
}

extension CatalogueV1.Sound {
  public static var fullName: String { "otolith.catalogue.v1.Sound" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__sound__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__Sound>) {
    self.soundID = Codec.string(c.pointee.sound_id)
    self.categoryID = Codec.string(c.pointee.category_id)
    self.title = c.pointee.title.map { CatalogueV1.LocalizedText($0) }
    self.lengthMs = c.pointee.length_ms
    self.file = c.pointee.file.map { CatalogueV1.FileReference($0) }
    self.image = c.pointee.image.map { CatalogueV1.FileReference($0) }
    self.frequencyHertz = c.pointee.frequency_hertz.map { GoogleProtobuf.DoubleValue($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__Sound> {
    let c = arena.allocate(Otolith__Catalogue__V1__Sound.self)
    otolith__catalogue__v1__sound__init(c)
    if !self.soundID.isEmpty { c.pointee.sound_id = arena.string(self.soundID) }
    if !self.categoryID.isEmpty { c.pointee.category_id = arena.string(self.categoryID) }
    if let value = self.title { c.pointee.title = value.cStruct(in: arena) }
    c.pointee.length_ms = self.lengthMs
    if let value = self.file { c.pointee.file = value.cStruct(in: arena) }
    if let value = self.image { c.pointee.image = value.cStruct(in: arena) }
    if let value = self.frequencyHertz { c.pointee.frequency_hertz = value.cStruct(in: arena) }
    return c
  }
}

extension CatalogueV1.Vocabulary {
  public static var fullName: String { "otolith.catalogue.v1.Vocabulary" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__vocabulary__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__Vocabulary>) {
    self.vocabularyID = Codec.string(c.pointee.vocabulary_id)
    self.version = c.pointee.version
    self.contentHash = Codec.string(c.pointee.content_hash)
    self.title = c.pointee.title.map { CatalogueV1.LocalizedText($0) }
    self.defaultLanguage = Codec.string(c.pointee.default_language)
    self.languages = Codec.array(c.pointee.languages, c.pointee.n_languages) { Codec.string($0) }
    self.unit = Codec.string(c.pointee.unit)
    self.terms = Codec.messages(c.pointee.terms, c.pointee.n_terms) { CatalogueV1.Term($0) }
    self.extensible = c.pointee.extensible != 0
    self.provenance = c.pointee.provenance.map { CatalogueV1.Provenance($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__Vocabulary> {
    let c = arena.allocate(Otolith__Catalogue__V1__Vocabulary.self)
    otolith__catalogue__v1__vocabulary__init(c)
    if !self.vocabularyID.isEmpty { c.pointee.vocabulary_id = arena.string(self.vocabularyID) }
    c.pointee.version = self.version
    if !self.contentHash.isEmpty { c.pointee.content_hash = arena.string(self.contentHash) }
    if let value = self.title { c.pointee.title = value.cStruct(in: arena) }
    if !self.defaultLanguage.isEmpty { c.pointee.default_language = arena.string(self.defaultLanguage) }
    if !self.languages.isEmpty {
      c.pointee.n_languages = self.languages.count
      c.pointee.languages = arena.array(self.languages) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    if !self.unit.isEmpty { c.pointee.unit = arena.string(self.unit) }
    if !self.terms.isEmpty {
      c.pointee.n_terms = self.terms.count
      c.pointee.terms = arena.array(self.terms) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__Term>? }
    }
    c.pointee.extensible = self.extensible ? 1 : 0
    if let value = self.provenance { c.pointee.provenance = value.cStruct(in: arena) }
    return c
  }
}

extension CatalogueV1.Term {
  public static var fullName: String { "otolith.catalogue.v1.Term" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__term__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__Term>) {
    self.code = Codec.string(c.pointee.code)
    self.label = c.pointee.label.map { CatalogueV1.LocalizedText($0) }
    self.number = c.pointee.number.map { GoogleProtobuf.DoubleValue($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__Term> {
    let c = arena.allocate(Otolith__Catalogue__V1__Term.self)
    otolith__catalogue__v1__term__init(c)
    if !self.code.isEmpty { c.pointee.code = arena.string(self.code) }
    if let value = self.label { c.pointee.label = value.cStruct(in: arena) }
    if let value = self.number { c.pointee.number = value.cStruct(in: arena) }
    return c
  }
}

extension CatalogueV1.Item {
  public static var fullName: String { "otolith.catalogue.v1.Item" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__item__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__Item>) {
    self.itemID = Codec.string(c.pointee.item_id)
    self.defaultLanguage = Codec.string(c.pointee.default_language)
    self.question = c.pointee.question.map { CatalogueV1.Question($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__Item> {
    let c = arena.allocate(Otolith__Catalogue__V1__Item.self)
    otolith__catalogue__v1__item__init(c)
    if !self.itemID.isEmpty { c.pointee.item_id = arena.string(self.itemID) }
    if !self.defaultLanguage.isEmpty { c.pointee.default_language = arena.string(self.defaultLanguage) }
    if let value = self.question { c.pointee.question = value.cStruct(in: arena) }
    return c
  }
}
