// Generated from otolith/catalogue/v1/library_service.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages
public import MessageSupport

extension CatalogueV1 {
  /// The sound collection to publish.
  public struct PublishSoundCollectionRequest: Message {
    /// The project that owns it; required.
    public var projectID: String
    /// The contents; required.
    public var soundCollection: CatalogueV1.SoundCollection?
    /// Whether to validate only. If true, nothing is stored and the response is what the call would
    /// return.
    public var validateOnly: Bool

    public init(
      projectID: String = "",
      soundCollection: CatalogueV1.SoundCollection? = nil,
      validateOnly: Bool = false
    ) {
      self.projectID = projectID
      self.soundCollection = soundCollection
      self.validateOnly = validateOnly
    }
  }

  /// The vocabulary to publish.
  public struct PublishVocabularyRequest: Message {
    /// The project that owns it; required.
    public var projectID: String
    /// The contents; required.
    public var vocabulary: CatalogueV1.Vocabulary?
    /// Whether to validate only. If true, nothing is stored and the response is what the call would
    /// return.
    public var validateOnly: Bool

    public init(
      projectID: String = "",
      vocabulary: CatalogueV1.Vocabulary? = nil,
      validateOnly: Bool = false
    ) {
      self.projectID = projectID
      self.vocabulary = vocabulary
      self.validateOnly = validateOnly
    }
  }

  /// The item to publish.
  public struct PublishItemRequest: Message {
    /// The project that owns it; required.
    public var projectID: String
    /// The contents; required.
    public var item: CatalogueV1.Item?
    /// Whether to validate only. If true, nothing is stored and the response is what the call would
    /// return.
    public var validateOnly: Bool

    public init(projectID: String = "", item: CatalogueV1.Item? = nil, validateOnly: Bool = false) {
      self.projectID = projectID
      self.item = item
      self.validateOnly = validateOnly
    }
  }

  /// The published version.
  public struct PublishSoundCollectionResponse: Message {
    /// Version that has these contents.
    public var version: UInt32
    /// SHA-256 of the contents, 64 lower-case hexadecimal digits.
    public var contentHash: String
    /// Whether a new version was published; false if the newest one already had these contents.
    public var published: Bool
    /// Warnings; may be empty.
    public var findings: [CatalogueV1.Finding]

    public init(
      version: UInt32 = 0,
      contentHash: String = "",
      published: Bool = false,
      findings: [CatalogueV1.Finding] = []
    ) {
      self.version = version
      self.contentHash = contentHash
      self.published = published
      self.findings = findings
    }
  }

  /// The published version.
  public struct PublishVocabularyResponse: Message {
    /// Version that has these contents.
    public var version: UInt32
    /// SHA-256 of the contents, 64 lower-case hexadecimal digits.
    public var contentHash: String
    /// Whether a new version was published; false if the newest one already had these contents.
    public var published: Bool
    /// Warnings; may be empty.
    public var findings: [CatalogueV1.Finding]

    public init(
      version: UInt32 = 0,
      contentHash: String = "",
      published: Bool = false,
      findings: [CatalogueV1.Finding] = []
    ) {
      self.version = version
      self.contentHash = contentHash
      self.published = published
      self.findings = findings
    }
  }

  /// The published version.
  public struct PublishItemResponse: Message {
    /// Version that has these contents.
    public var version: UInt32
    /// SHA-256 of the contents, 64 lower-case hexadecimal digits.
    public var contentHash: String
    /// Whether a new version was published; false if the newest one already had these contents.
    public var published: Bool
    /// Warnings; may be empty.
    public var findings: [CatalogueV1.Finding]

    public init(
      version: UInt32 = 0,
      contentHash: String = "",
      published: Bool = false,
      findings: [CatalogueV1.Finding] = []
    ) {
      self.version = version
      self.contentHash = contentHash
      self.published = published
      self.findings = findings
    }
  }

  /// Names a version of a sound collection.
  public struct GetSoundCollectionRequest: Message {
    /// Required.
    public var collectionID: String
    /// Version number; 0 means the newest.
    public var version: UInt32
    /// BCP 47 language to select texts in; empty: all languages as published.
    public var language: String
    /// `etag` of an earlier response to the same request. If the contents are unchanged,
    /// `not_modified` is returned.
    public var etag: String

    public init(
      collectionID: String = "",
      version: UInt32 = 0,
      language: String = "",
      etag: String = ""
    ) {
      self.collectionID = collectionID
      self.version = version
      self.language = language
      self.etag = etag
    }
  }

  /// Names a version of a vocabulary.
  public struct GetVocabularyRequest: Message {
    /// Required.
    public var vocabularyID: String
    /// Version number; 0 means the newest.
    public var version: UInt32
    /// BCP 47 language to select texts in; empty: all languages as published.
    public var language: String
    /// `etag` of an earlier response to the same request. If the contents are unchanged,
    /// `not_modified` is returned.
    public var etag: String

    public init(
      vocabularyID: String = "",
      version: UInt32 = 0,
      language: String = "",
      etag: String = ""
    ) {
      self.vocabularyID = vocabularyID
      self.version = version
      self.language = language
      self.etag = etag
    }
  }

  /// Names a version of an item.
  public struct GetItemRequest: Message {
    /// Required.
    public var itemID: String
    /// Version number; 0 means the newest.
    public var version: UInt32
    /// BCP 47 language to select texts in; empty: all languages as published.
    public var language: String
    /// `etag` of an earlier response to the same request. If the contents are unchanged,
    /// `not_modified` is returned.
    public var etag: String

    public init(itemID: String = "", version: UInt32 = 0, language: String = "", etag: String = "") {
      self.itemID = itemID
      self.version = version
      self.language = language
      self.etag = etag
    }
  }

  /// A version of a sound collection.
  public struct GetSoundCollectionResponse: Message {
    /// Absent if `not_modified`.
    public var soundCollection: CatalogueV1.SoundCollection?
    /// Version tag of these contents; send it with the next request for the same resource.
    public var etag: String
    /// Whether the contents are unchanged. If true, only `etag` is set.
    public var notModified: Bool

    public init(
      soundCollection: CatalogueV1.SoundCollection? = nil,
      etag: String = "",
      notModified: Bool = false
    ) {
      self.soundCollection = soundCollection
      self.etag = etag
      self.notModified = notModified
    }
  }

  /// A version of a vocabulary.
  public struct GetVocabularyResponse: Message {
    /// Absent if `not_modified`.
    public var vocabulary: CatalogueV1.Vocabulary?
    /// Version tag of these contents; send it with the next request for the same resource.
    public var etag: String
    /// Whether the contents are unchanged. If true, only `etag` is set.
    public var notModified: Bool

    public init(vocabulary: CatalogueV1.Vocabulary? = nil, etag: String = "", notModified: Bool = false) {
      self.vocabulary = vocabulary
      self.etag = etag
      self.notModified = notModified
    }
  }

  /// A version of an item.
  public struct GetItemResponse: Message {
    /// Absent if `not_modified`.
    public var item: CatalogueV1.Item?
    /// Version tag of these contents; send it with the next request for the same resource.
    public var etag: String
    /// Whether the contents are unchanged. If true, only `etag` is set.
    public var notModified: Bool
    /// Number of the returned version; Item does not contain it.
    public var version: UInt32

    public init(
      item: CatalogueV1.Item? = nil,
      etag: String = "",
      notModified: Bool = false,
      version: UInt32 = 0
    ) {
      self.item = item
      self.etag = etag
      self.notModified = notModified
      self.version = version
    }
  }

  /// Filters and page of the sound collections.
  public struct ListSoundCollectionsRequest: Message {
    /// Id of a project to filter by; empty: all projects.
    public var projectID: String
    /// BCP 47 language to select texts in; empty: all languages as published.
    public var language: String
    /// 1–100; 0 means 50.
    public var pageSize: UInt32
    /// `next_page_token` of the previous page; empty for the first page.
    public var pageToken: String
    /// `etag` of an earlier response to the same request. If the page is unchanged, `not_modified` is
    /// returned.
    public var etag: String

    public init(
      projectID: String = "",
      language: String = "",
      pageSize: UInt32 = 0,
      pageToken: String = "",
      etag: String = ""
    ) {
      self.projectID = projectID
      self.language = language
      self.pageSize = pageSize
      self.pageToken = pageToken
      self.etag = etag
    }
  }

  /// Filters and page of the vocabularies.
  public struct ListVocabulariesRequest: Message {
    /// Id of a project to filter by; empty: all projects.
    public var projectID: String
    /// BCP 47 language to select texts in; empty: all languages as published.
    public var language: String
    /// 1–100; 0 means 50.
    public var pageSize: UInt32
    /// `next_page_token` of the previous page; empty for the first page.
    public var pageToken: String
    /// `etag` of an earlier response to the same request. If the page is unchanged, `not_modified` is
    /// returned.
    public var etag: String

    public init(
      projectID: String = "",
      language: String = "",
      pageSize: UInt32 = 0,
      pageToken: String = "",
      etag: String = ""
    ) {
      self.projectID = projectID
      self.language = language
      self.pageSize = pageSize
      self.pageToken = pageToken
      self.etag = etag
    }
  }

  /// Filters and page of the items.
  public struct ListItemsRequest: Message {
    /// Id of a project to filter by; empty: all projects.
    public var projectID: String
    /// BCP 47 language to select texts in; empty: all languages as published.
    public var language: String
    /// 1–100; 0 means 50.
    public var pageSize: UInt32
    /// `next_page_token` of the previous page; empty for the first page.
    public var pageToken: String
    /// `etag` of an earlier response to the same request. If the page is unchanged, `not_modified` is
    /// returned.
    public var etag: String

    public init(
      projectID: String = "",
      language: String = "",
      pageSize: UInt32 = 0,
      pageToken: String = "",
      etag: String = ""
    ) {
      self.projectID = projectID
      self.language = language
      self.pageSize = pageSize
      self.pageToken = pageToken
      self.etag = etag
    }
  }

  /// A page of sound collections.
  public struct ListSoundCollectionsResponse: Message {
    /// Ordered by id. A page ends before 2 MiB but has at least one entry if any exists.
    public var soundCollections: [CatalogueV1.SoundCollection]
    /// Empty on the last page.
    public var nextPageToken: String
    /// Version tag of this page; send it with the next request for the same page.
    public var etag: String
    /// Whether the contents are unchanged. If true, only `etag` is set.
    public var notModified: Bool

    public init(
      soundCollections: [CatalogueV1.SoundCollection] = [],
      nextPageToken: String = "",
      etag: String = "",
      notModified: Bool = false
    ) {
      self.soundCollections = soundCollections
      self.nextPageToken = nextPageToken
      self.etag = etag
      self.notModified = notModified
    }
  }

  /// A page of vocabularies.
  public struct ListVocabulariesResponse: Message {
    /// Ordered by id. A page ends before 2 MiB but has at least one entry if any exists.
    public var vocabularies: [CatalogueV1.Vocabulary]
    /// Empty on the last page.
    public var nextPageToken: String
    /// Version tag of this page; send it with the next request for the same page.
    public var etag: String
    /// Whether the contents are unchanged. If true, only `etag` is set.
    public var notModified: Bool

    public init(
      vocabularies: [CatalogueV1.Vocabulary] = [],
      nextPageToken: String = "",
      etag: String = "",
      notModified: Bool = false
    ) {
      self.vocabularies = vocabularies
      self.nextPageToken = nextPageToken
      self.etag = etag
      self.notModified = notModified
    }
  }

  /// A page of items.
  public struct ListItemsResponse: Message {
    /// Ordered by id. A page ends before 2 MiB but has at least one entry if any exists.
    public var items: [CatalogueV1.Item]
    /// Empty on the last page.
    public var nextPageToken: String
    /// Version tag of this page; send it with the next request for the same page.
    public var etag: String
    /// Whether the contents are unchanged. If true, only `etag` is set.
    public var notModified: Bool

    public init(
      items: [CatalogueV1.Item] = [],
      nextPageToken: String = "",
      etag: String = "",
      notModified: Bool = false
    ) {
      self.items = items
      self.nextPageToken = nextPageToken
      self.etag = etag
      self.notModified = notModified
    }
  }

  /// The descriptor of `otolith/catalogue/v1/library_service.proto`.
  public static let libraryServiceFile = ProtoFile(
    name: "otolith/catalogue/v1/library_service.proto",
    dependencies: [CatalogueV1.findingsFile, CatalogueV1.libraryFile],
    base64: "CipvdG9saXRoL2NhdGFsb2d1ZS92MS9saWJyYXJ5X3NlcnZpY2UucHJvdG8SFG90b2xpdGguY2F0YWxvZ3VlLnYxGiNvdG9saXRoL2NhdGFsb2d1ZS92MS9maW5kaW5ncy5wcm90bxoib3RvbGl0aC9jYXRhbG9ndWUvdjEvbGlicmFyeS5wcm90byK1AQodUHVibGlzaFNvdW5kQ29sbGVjdGlvblJlcXVlc3QSHQoKcHJvamVjdF9pZBgBIAEoCVIJcHJvamVjdElkElAKEHNvdW5kX2NvbGxlY3Rpb24YAiABKAsyJS5vdG9saXRoLmNhdGFsb2d1ZS52MS5Tb3VuZENvbGxlY3Rpb25SD3NvdW5kQ29sbGVjdGlvbhIjCg12YWxpZGF0ZV9vbmx5GAMgASgIUgx2YWxpZGF0ZU9ubHkioAEKGFB1Ymxpc2hWb2NhYnVsYXJ5UmVxdWVzdBIdCgpwcm9qZWN0X2lkGAEgASgJUglwcm9qZWN0SWQSQAoKdm9jYWJ1bGFyeRgCIAEoCzIgLm90b2xpdGguY2F0YWxvZ3VlLnYxLlZvY2FidWxhcnlSCnZvY2FidWxhcnkSIwoNdmFsaWRhdGVfb25seRgDIAEoCFIMdmFsaWRhdGVPbmx5IogBChJQdWJsaXNoSXRlbVJlcXVlc3QSHQoKcHJvamVjdF9pZBgBIAEoCVIJcHJvamVjdElkEi4KBGl0ZW0YAiABKAsyGi5vdG9saXRoLmNhdGFsb2d1ZS52MS5JdGVtUgRpdGVtEiMKDXZhbGlkYXRlX29ubHkYAyABKAhSDHZhbGlkYXRlT25seSK2AQoeUHVibGlzaFNvdW5kQ29sbGVjdGlvblJlc3BvbnNlEhgKB3ZlcnNpb24YASABKA1SB3ZlcnNpb24SIQoMY29udGVudF9oYXNoGAIgASgJUgtjb250ZW50SGFzaBIcCglwdWJsaXNoZWQYAyABKAhSCXB1Ymxpc2hlZBI5CghmaW5kaW5ncxgEIAMoCzIdLm90b2xpdGguY2F0YWxvZ3VlLnYxLkZpbmRpbmdSCGZpbmRpbmdzIrEBChlQdWJsaXNoVm9jYWJ1bGFyeVJlc3BvbnNlEhgKB3ZlcnNpb24YASABKA1SB3ZlcnNpb24SIQoMY29udGVudF9oYXNoGAIgASgJUgtjb250ZW50SGFzaBIcCglwdWJsaXNoZWQYAyABKAhSCXB1Ymxpc2hlZBI5CghmaW5kaW5ncxgEIAMoCzIdLm90b2xpdGguY2F0YWxvZ3VlLnYxLkZpbmRpbmdSCGZpbmRpbmdzIqsBChNQdWJsaXNoSXRlbVJlc3BvbnNlEhgKB3ZlcnNpb24YASABKA1SB3ZlcnNpb24SIQoMY29udGVudF9oYXNoGAIgASgJUgtjb250ZW50SGFzaBIcCglwdWJsaXNoZWQYAyABKAhSCXB1Ymxpc2hlZBI5CghmaW5kaW5ncxgEIAMoCzIdLm90b2xpdGguY2F0YWxvZ3VlLnYxLkZpbmRpbmdSCGZpbmRpbmdzIooBChlHZXRTb3VuZENvbGxlY3Rpb25SZXF1ZXN0EiMKDWNvbGxlY3Rpb25faWQYASABKAlSDGNvbGxlY3Rpb25JZBIYCgd2ZXJzaW9uGAIgASgNUgd2ZXJzaW9uEhoKCGxhbmd1YWdlGAMgASgJUghsYW5ndWFnZRISCgRldGFnGAQgASgJUgRldGFnIoUBChRHZXRWb2NhYnVsYXJ5UmVxdWVzdBIjCg12b2NhYnVsYXJ5X2lkGAEgASgJUgx2b2NhYnVsYXJ5SWQSGAoHdmVyc2lvbhgCIAEoDVIHdmVyc2lvbhIaCghsYW5ndWFnZRgDIAEoCVIIbGFuZ3VhZ2USEgoEZXRhZxgEIAEoCVIEZXRhZyJzCg5HZXRJdGVtUmVxdWVzdBIXCgdpdGVtX2lkGAEgASgJUgZpdGVtSWQSGAoHdmVyc2lvbhgCIAEoDVIHdmVyc2lvbhIaCghsYW5ndWFnZRgDIAEoCVIIbGFuZ3VhZ2USEgoEZXRhZxgEIAEoCVIEZXRhZyKlAQoaR2V0U291bmRDb2xsZWN0aW9uUmVzcG9uc2USUAoQc291bmRfY29sbGVjdGlvbhgBIAEoCzIlLm90b2xpdGguY2F0YWxvZ3VlLnYxLlNvdW5kQ29sbGVjdGlvblIPc291bmRDb2xsZWN0aW9uEhIKBGV0YWcYAiABKAlSBGV0YWcSIQoMbm90X21vZGlmaWVkGAMgASgIUgtub3RNb2RpZmllZCKQAQoVR2V0Vm9jYWJ1bGFyeVJlc3BvbnNlEkAKCnZvY2FidWxhcnkYASABKAsyIC5vdG9saXRoLmNhdGFsb2d1ZS52MS5Wb2NhYnVsYXJ5Ugp2b2NhYnVsYXJ5EhIKBGV0YWcYAiABKAlSBGV0YWcSIQoMbm90X21vZGlmaWVkGAMgASgIUgtub3RNb2RpZmllZCKSAQoPR2V0SXRlbVJlc3BvbnNlEi4KBGl0ZW0YASABKAsyGi5vdG9saXRoLmNhdGFsb2d1ZS52MS5JdGVtUgRpdGVtEhIKBGV0YWcYAiABKAlSBGV0YWcSIQoMbm90X21vZGlmaWVkGAMgASgIUgtub3RNb2RpZmllZBIYCgd2ZXJzaW9uGAQgASgNUgd2ZXJzaW9uIqgBChtMaXN0U291bmRDb2xsZWN0aW9uc1JlcXVlc3QSHQoKcHJvamVjdF9pZBgBIAEoCVIJcHJvamVjdElkEhoKCGxhbmd1YWdlGAIgASgJUghsYW5ndWFnZRIbCglwYWdlX3NpemUYAyABKA1SCHBhZ2VTaXplEh0KCnBhZ2VfdG9rZW4YBCABKAlSCXBhZ2VUb2tlbhISCgRldGFnGAUgASgJUgRldGFnIqQBChdMaXN0Vm9jYWJ1bGFyaWVzUmVxdWVzdBIdCgpwcm9qZWN0X2lkGAEgASgJUglwcm9qZWN0SWQSGgoIbGFuZ3VhZ2UYAiABKAlSCGxhbmd1YWdlEhsKCXBhZ2Vfc2l6ZRgDIAEoDVIIcGFnZVNpemUSHQoKcGFnZV90b2tlbhgEIAEoCVIJcGFnZVRva2VuEhIKBGV0YWcYBSABKAlSBGV0YWcinQEKEExpc3RJdGVtc1JlcXVlc3QSHQoKcHJvamVjdF9pZBgBIAEoCVIJcHJvamVjdElkEhoKCGxhbmd1YWdlGAIgASgJUghsYW5ndWFnZRIbCglwYWdlX3NpemUYAyABKA1SCHBhZ2VTaXplEh0KCnBhZ2VfdG9rZW4YBCABKAlSCXBhZ2VUb2tlbhISCgRldGFnGAUgASgJUgRldGFnItEBChxMaXN0U291bmRDb2xsZWN0aW9uc1Jlc3BvbnNlElIKEXNvdW5kX2NvbGxlY3Rpb25zGAEgAygLMiUub3RvbGl0aC5jYXRhbG9ndWUudjEuU291bmRDb2xsZWN0aW9uUhBzb3VuZENvbGxlY3Rpb25zEiYKD25leHRfcGFnZV90b2tlbhgCIAEoCVINbmV4dFBhZ2VUb2tlbhISCgRldGFnGAMgASgJUgRldGFnEiEKDG5vdF9tb2RpZmllZBgEIAEoCFILbm90TW9kaWZpZWQivwEKGExpc3RWb2NhYnVsYXJpZXNSZXNwb25zZRJECgx2b2NhYnVsYXJpZXMYASADKAsyIC5vdG9saXRoLmNhdGFsb2d1ZS52MS5Wb2NhYnVsYXJ5Ugx2b2NhYnVsYXJpZXMSJgoPbmV4dF9wYWdlX3Rva2VuGAIgASgJUg1uZXh0UGFnZVRva2VuEhIKBGV0YWcYAyABKAlSBGV0YWcSIQoMbm90X21vZGlmaWVkGAQgASgIUgtub3RNb2RpZmllZCKkAQoRTGlzdEl0ZW1zUmVzcG9uc2USMAoFaXRlbXMYASADKAsyGi5vdG9saXRoLmNhdGFsb2d1ZS52MS5JdGVtUgVpdGVtcxImCg9uZXh0X3BhZ2VfdG9rZW4YAiABKAlSDW5leHRQYWdlVG9rZW4SEgoEZXRhZxgDIAEoCVIEZXRhZxIhCgxub3RfbW9kaWZpZWQYBCABKAhSC25vdE1vZGlmaWVkMqkICg5MaWJyYXJ5U2VydmljZRKIAQoWUHVibGlzaFNvdW5kQ29sbGVjdGlvbhIzLm90b2xpdGguY2F0YWxvZ3VlLnYxLlB1Ymxpc2hTb3VuZENvbGxlY3Rpb25SZXF1ZXN0GjQub3RvbGl0aC5jYXRhbG9ndWUudjEuUHVibGlzaFNvdW5kQ29sbGVjdGlvblJlc3BvbnNlIgOQAgISeQoRUHVibGlzaFZvY2FidWxhcnkSLi5vdG9saXRoLmNhdGFsb2d1ZS52MS5QdWJsaXNoVm9jYWJ1bGFyeVJlcXVlc3QaLy5vdG9saXRoLmNhdGFsb2d1ZS52MS5QdWJsaXNoVm9jYWJ1bGFyeVJlc3BvbnNlIgOQAgISZwoLUHVibGlzaEl0ZW0SKC5vdG9saXRoLmNhdGFsb2d1ZS52MS5QdWJsaXNoSXRlbVJlcXVlc3QaKS5vdG9saXRoLmNhdGFsb2d1ZS52MS5QdWJsaXNoSXRlbVJlc3BvbnNlIgOQAgISfAoSR2V0U291bmRDb2xsZWN0aW9uEi8ub3RvbGl0aC5jYXRhbG9ndWUudjEuR2V0U291bmRDb2xsZWN0aW9uUmVxdWVzdBowLm90b2xpdGguY2F0YWxvZ3VlLnYxLkdldFNvdW5kQ29sbGVjdGlvblJlc3BvbnNlIgOQAgESbQoNR2V0Vm9jYWJ1bGFyeRIqLm90b2xpdGguY2F0YWxvZ3VlLnYxLkdldFZvY2FidWxhcnlSZXF1ZXN0Gisub3RvbGl0aC5jYXRhbG9ndWUudjEuR2V0Vm9jYWJ1bGFyeVJlc3BvbnNlIgOQAgESWwoHR2V0SXRlbRIkLm90b2xpdGguY2F0YWxvZ3VlLnYxLkdldEl0ZW1SZXF1ZXN0GiUub3RvbGl0aC5jYXRhbG9ndWUudjEuR2V0SXRlbVJlc3BvbnNlIgOQAgESggEKFExpc3RTb3VuZENvbGxlY3Rpb25zEjEub3RvbGl0aC5jYXRhbG9ndWUudjEuTGlzdFNvdW5kQ29sbGVjdGlvbnNSZXF1ZXN0GjIub3RvbGl0aC5jYXRhbG9ndWUudjEuTGlzdFNvdW5kQ29sbGVjdGlvbnNSZXNwb25zZSIDkAIBEnYKEExpc3RWb2NhYnVsYXJpZXMSLS5vdG9saXRoLmNhdGFsb2d1ZS52MS5MaXN0Vm9jYWJ1bGFyaWVzUmVxdWVzdBouLm90b2xpdGguY2F0YWxvZ3VlLnYxLkxpc3RWb2NhYnVsYXJpZXNSZXNwb25zZSIDkAIBEmEKCUxpc3RJdGVtcxImLm90b2xpdGguY2F0YWxvZ3VlLnYxLkxpc3RJdGVtc1JlcXVlc3QaJy5vdG9saXRoLmNhdGFsb2d1ZS52MS5MaXN0SXRlbXNSZXNwb25zZSIDkAIBQlEKFG90b2xpdGguY2F0YWxvZ3VlLnYxUAFaIG90b2xpdGgvY2F0YWxvZ3VlL3YxO2NhdGFsb2d1ZXYxqgIUT3RvbGl0aC5DYXRhbG9ndWUuVjFKnUAKMwoBDBIDAQASGikgU291bmRzLCB2b2NhYnVsYXJpZXMgYW5kIHRoZSBpdGVtIGJhbmsuCgqyAgoCBgASBBAATQEapQIgUHVibGlzaGVzIGFuZCByZWFkcyBzb3VuZCBjb2xsZWN0aW9ucywgdm9jYWJ1bGFyaWVzIGFuZCBpdGVtcy4gUHVibGlzaGluZyBuZWVkcyB0aGUgcm9sZSBsZWFkZXIKIGluIHRoZSBwcm9qZWN0LiBSZWFkaW5nIG5lZWRzIGFueSB0b2tlbjsgY29udGVudHMgdGhhdCBhIHByb2plY3QgZG9lcyBub3Qgc2hhcmUgYXJlIE5PVF9GT1VORCBmb3IKIGNhbGxlcnMgd2l0aG91dCBhIHJvbGUgaW4gaXQuIEl0ZW1zIGFyZSB2aXNpYmxlIHRvIGFsbCBjYWxsZXJzLCBzbyB0aGF0IGFuc3dlcnMgYXJlIGNvbXBhcmFibGUuCgrJAgoEBgACABIEFgIYAxq6AiBQdWJsaXNoZXMgdGhlIG5leHQgdmVyc2lvbiwgdW5sZXNzIHRoZSBuZXdlc3Qgb25lIGFscmVhZHkgaGFzIHRoZXNlIGNvbnRlbnRzLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVCB3aXRoIGV2ZXJ5IGZpbmRpbmc7IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBQUk9KRUNUX1VOS05PV047CiBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbiBMSUJSQVJZX0VOVFJZX09GX0FOT1RIRVJfUFJPSkVDVCBvciBST0xFX0lOU1VGRklDSUVOVDsKIFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIHJlYXNvbiBBVVRIT1JJTkdfTElNSVQgYW5kIFJldHJ5SW5mby4KCkYKBAYAAgESBBoCHAMaOCBQdWJsaXNoZXMgYSB2b2NhYnVsYXJ5IGFzIFB1Ymxpc2hTb3VuZENvbGxlY3Rpb24gZG9lcy4KCo8CCgQGAAICEgQgAiIDGoACIFB1Ymxpc2hlcyBhbiBpdGVtIGFzIFB1Ymxpc2hTb3VuZENvbGxlY3Rpb24gZG9lcy4gQW4gaXRlbSBtYXkgYmUgcmV3b3JkZWQsIGJ1dCBpdHMgYW5zd2VyIHR5cGUKIG11c3Qgc3RheSB0aGUgc2FtZSB3aXRoaW4gaXRzIHByb2plY3QgKElURU1fUkVDT0RFRCk7IG90aGVyd2lzZSB1c2UgYW5vdGhlciBpdGVtLiBPdGhlcgogcHJvamVjdHMgbWF5IHVzZSB0aGUgaWQgd2l0aCBhbm90aGVyIG1lYW5pbmcgaW4gdGhlaXIgcXVlc3Rpb25uYWlyZXMuCgq2AQoEBgACAxIEJwIpAxqnASBSZXR1cm5zIHRoZSBuYW1lZCB2ZXJzaW9uLCBvciB0aGUgbmV3ZXN0IG9uZS4KCiBFcnJvcnM6IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBTT1VORF9DT0xMRUNUSU9OX1VOS05PV047IElOVkFMSURfQVJHVU1FTlQgd2l0aCByZWFzb24gSURfSU5WQUxJRAogb3IgTEFOR1VBR0VfSU5WQUxJRC4KCrABCgQGAAIEEgQuAjADGqEBIFJldHVybnMgdGhlIG5hbWVkIHZlcnNpb24sIG9yIHRoZSBuZXdlc3Qgb25lLgoKIEVycm9yczogTk9UX0ZPVU5EIHdpdGggcmVhc29uIFZPQ0FCVUxBUllfVU5LTk9XTjsgSU5WQUxJRF9BUkdVTUVOVCB3aXRoIHJlYXNvbiBJRF9JTlZBTElEIG9yCiBMQU5HVUFHRV9JTlZBTElELgoKqgEKBAYAAgUSBDUCNwMamwEgUmV0dXJucyB0aGUgbmFtZWQgdmVyc2lvbiwgb3IgdGhlIG5ld2VzdCBvbmUuCgogRXJyb3JzOiBOT1RfRk9VTkQgd2l0aCByZWFzb24gSVRFTV9VTktOT1dOOyBJTlZBTElEX0FSR1VNRU5UIHdpdGggcmVhc29uIElEX0lOVkFMSUQgb3IKIExBTkdVQUdFX0lOVkFMSUQuCgrHAQoEBgACBhIEPAI+Axq4ASBMaXN0cyB0aGUgbmV3ZXN0IHZlcnNpb25zIHRoYXQgdGhlIGNhbGxlciBtYXkgcmVhZCwgb3JkZXJlZCBieSBpZC4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQgd2l0aCByZWFzb24gSURfSU5WQUxJRCwgTEFOR1VBR0VfSU5WQUxJRCwgUEFHRV9TSVpFX09VVF9PRl9SQU5HRSBvcgogUEFHRV9UT0tFTl9JTlZBTElELgoKxwEKBAYAAgcSBEMCRQMauAEgTGlzdHMgdGhlIG5ld2VzdCB2ZXJzaW9ucyB0aGF0IHRoZSBjYWxsZXIgbWF5IHJlYWQsIG9yZGVyZWQgYnkgaWQuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UIHdpdGggcmVhc29uIElEX0lOVkFMSUQsIExBTkdVQUdFX0lOVkFMSUQsIFBBR0VfU0laRV9PVVRfT0ZfUkFOR0Ugb3IKIFBBR0VfVE9LRU5fSU5WQUxJRC4KCscBCgQGAAIIEgRKAkwDGrgBIExpc3RzIHRoZSBuZXdlc3QgdmVyc2lvbnMgdGhhdCB0aGUgY2FsbGVyIG1heSByZWFkLCBvcmRlcmVkIGJ5IGlkLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVCB3aXRoIHJlYXNvbiBJRF9JTlZBTElELCBMQU5HVUFHRV9JTlZBTElELCBQQUdFX1NJWkVfT1VUX09GX1JBTkdFIG9yCiBQQUdFX1RPS0VOX0lOVkFMSUQuCgouCgIEABIEUABYARoiIFRoZSBzb3VuZCBjb2xsZWN0aW9uIHRvIHB1Ymxpc2guCgoyCgQEAAIAEgNSAhgaJSBUaGUgcHJvamVjdCB0aGF0IG93bnMgaXQ7IHJlcXVpcmVkLgoKJgoEBAACARIDVAInGhkgVGhlIGNvbnRlbnRzOyByZXF1aXJlZC4KCnQKBAQAAgISA1cCGRpnIFdoZXRoZXIgdG8gdmFsaWRhdGUgb25seS4gSWYgdHJ1ZSwgbm90aGluZyBpcyBzdG9yZWQgYW5kIHRoZSByZXNwb25zZSBpcyB3aGF0IHRoZSBjYWxsIHdvdWxkCiByZXR1cm4uCgooCgIEARIEWwBjARocIFRoZSB2b2NhYnVsYXJ5IHRvIHB1Ymxpc2guCgoyCgQEAQIAEgNdAhgaJSBUaGUgcHJvamVjdCB0aGF0IG93bnMgaXQ7IHJlcXVpcmVkLgoKJgoEBAECARIDXwIcGhkgVGhlIGNvbnRlbnRzOyByZXF1aXJlZC4KCnQKBAQBAgISA2ICGRpnIFdoZXRoZXIgdG8gdmFsaWRhdGUgb25seS4gSWYgdHJ1ZSwgbm90aGluZyBpcyBzdG9yZWQgYW5kIHRoZSByZXNwb25zZSBpcyB3aGF0IHRoZSBjYWxsIHdvdWxkCiByZXR1cm4uCgoiCgIEAhIEZgBuARoWIFRoZSBpdGVtIHRvIHB1Ymxpc2guCgoyCgQEAgIAEgNoAhgaJSBUaGUgcHJvamVjdCB0aGF0IG93bnMgaXQ7IHJlcXVpcmVkLgoKJgoEBAICARIDagIQGhkgVGhlIGNvbnRlbnRzOyByZXF1aXJlZC4KCnQKBAQCAgISA20CGRpnIFdoZXRoZXIgdG8gdmFsaWRhdGUgb25seS4gSWYgdHJ1ZSwgbm90aGluZyBpcyBzdG9yZWQgYW5kIHRoZSByZXNwb25zZSBpcyB3aGF0IHRoZSBjYWxsIHdvdWxkCiByZXR1cm4uCgokCgIEAxIEcQB6ARoYIFRoZSBwdWJsaXNoZWQgdmVyc2lvbi4KCi8KBAQDAgASA3MCFRoiIFZlcnNpb24gdGhhdCBoYXMgdGhlc2UgY29udGVudHMuCgpJCgQEAwIBEgN1AhoaPCBTSEEtMjU2IG9mIHRoZSBjb250ZW50cywgNjQgbG93ZXItY2FzZSBoZXhhZGVjaW1hbCBkaWdpdHMuCgpnCgQEAwICEgN3AhUaWiBXaGV0aGVyIGEgbmV3IHZlcnNpb24gd2FzIHB1Ymxpc2hlZDsgZmFsc2UgaWYgdGhlIG5ld2VzdCBvbmUgYWxyZWFkeSBoYWQgdGhlc2UgY29udGVudHMuCgomCgQEAwIDEgN5AiAaGSBXYXJuaW5nczsgbWF5IGJlIGVtcHR5LgoKJQoCBAQSBX0AhgEBGhggVGhlIHB1Ymxpc2hlZCB2ZXJzaW9uLgoKLwoEBAQCABIDfwIVGiIgVmVyc2lvbiB0aGF0IGhhcyB0aGVzZSBjb250ZW50cy4KCkoKBAQEAgESBIEBAhoaPCBTSEEtMjU2IG9mIHRoZSBjb250ZW50cywgNjQgbG93ZXItY2FzZSBoZXhhZGVjaW1hbCBkaWdpdHMuCgpoCgQEBAICEgSDAQIVGlogV2hldGhlciBhIG5ldyB2ZXJzaW9uIHdhcyBwdWJsaXNoZWQ7IGZhbHNlIGlmIHRoZSBuZXdlc3Qgb25lIGFscmVhZHkgaGFkIHRoZXNlIGNvbnRlbnRzLgoKJwoEBAQCAxIEhQECIBoZIFdhcm5pbmdzOyBtYXkgYmUgZW1wdHkuCgomCgIEBRIGiQEAkgEBGhggVGhlIHB1Ymxpc2hlZCB2ZXJzaW9uLgoKMAoEBAUCABIEiwECFRoiIFZlcnNpb24gdGhhdCBoYXMgdGhlc2UgY29udGVudHMuCgpKCgQEBQIBEgSNAQIaGjwgU0hBLTI1NiBvZiB0aGUgY29udGVudHMsIDY0IGxvd2VyLWNhc2UgaGV4YWRlY2ltYWwgZGlnaXRzLgoKaAoEBAUCAhIEjwECFRpaIFdoZXRoZXIgYSBuZXcgdmVyc2lvbiB3YXMgcHVibGlzaGVkOyBmYWxzZSBpZiB0aGUgbmV3ZXN0IG9uZSBhbHJlYWR5IGhhZCB0aGVzZSBjb250ZW50cy4KCicKBAQFAgMSBJEBAiAaGSBXYXJuaW5nczsgbWF5IGJlIGVtcHR5LgoKNgoCBAYSBpUBAJ8BARooIE5hbWVzIGEgdmVyc2lvbiBvZiBhIHNvdW5kIGNvbGxlY3Rpb24uCgoZCgQEBgIAEgSXAQIbGgsgUmVxdWlyZWQuCgozCgQEBgIBEgSZAQIVGiUgVmVyc2lvbiBudW1iZXI7IDAgbWVhbnMgdGhlIG5ld2VzdC4KClYKBAQGAgISBJsBAhYaSCBCQ1AgNDcgbGFuZ3VhZ2UgdG8gc2VsZWN0IHRleHRzIGluOyBlbXB0eTogYWxsIGxhbmd1YWdlcyBhcyBwdWJsaXNoZWQuCgp+CgQEBgIDEgSeAQISGnAgYGV0YWdgIG9mIGFuIGVhcmxpZXIgcmVzcG9uc2UgdG8gdGhlIHNhbWUgcmVxdWVzdC4gSWYgdGhlIGNvbnRlbnRzIGFyZSB1bmNoYW5nZWQsCiBgbm90X21vZGlmaWVkYCBpcyByZXR1cm5lZC4KCjAKAgQHEgaiAQCsAQEaIiBOYW1lcyBhIHZlcnNpb24gb2YgYSB2b2NhYnVsYXJ5LgoKGQoEBAcCABIEpAECGxoLIFJlcXVpcmVkLgoKMwoEBAcCARIEpgECFRolIFZlcnNpb24gbnVtYmVyOyAwIG1lYW5zIHRoZSBuZXdlc3QuCgpWCgQEBwICEgSoAQIWGkggQkNQIDQ3IGxhbmd1YWdlIHRvIHNlbGVjdCB0ZXh0cyBpbjsgZW1wdHk6IGFsbCBsYW5ndWFnZXMgYXMgcHVibGlzaGVkLgoKfgoEBAcCAxIEqwECEhpwIGBldGFnYCBvZiBhbiBlYXJsaWVyIHJlc3BvbnNlIHRvIHRoZSBzYW1lIHJlcXVlc3QuIElmIHRoZSBjb250ZW50cyBhcmUgdW5jaGFuZ2VkLAogYG5vdF9tb2RpZmllZGAgaXMgcmV0dXJuZWQuCgorCgIECBIGrwEAuQEBGh0gTmFtZXMgYSB2ZXJzaW9uIG9mIGFuIGl0ZW0uCgoZCgQECAIAEgSxAQIVGgsgUmVxdWlyZWQuCgozCgQECAIBEgSzAQIVGiUgVmVyc2lvbiBudW1iZXI7IDAgbWVhbnMgdGhlIG5ld2VzdC4KClYKBAQIAgISBLUBAhYaSCBCQ1AgNDcgbGFuZ3VhZ2UgdG8gc2VsZWN0IHRleHRzIGluOyBlbXB0eTogYWxsIGxhbmd1YWdlcyBhcyBwdWJsaXNoZWQuCgp+CgQECAIDEgS4AQISGnAgYGV0YWdgIG9mIGFuIGVhcmxpZXIgcmVzcG9uc2UgdG8gdGhlIHNhbWUgcmVxdWVzdC4gSWYgdGhlIGNvbnRlbnRzIGFyZSB1bmNoYW5nZWQsCiBgbm90X21vZGlmaWVkYCBpcyByZXR1cm5lZC4KCjAKAgQJEga8AQDDAQEaIiBBIHZlcnNpb24gb2YgYSBzb3VuZCBjb2xsZWN0aW9uLgoKKQoEBAkCABIEvgECJxobIEFic2VudCBpZiBgbm90X21vZGlmaWVkYC4KCmMKBAQJAgESBMABAhIaVSBWZXJzaW9uIHRhZyBvZiB0aGVzZSBjb250ZW50czsgc2VuZCBpdCB3aXRoIHRoZSBuZXh0IHJlcXVlc3QgZm9yIHRoZSBzYW1lIHJlc291cmNlLgoKUAoEBAkCAhIEwgECGBpCIFdoZXRoZXIgdGhlIGNvbnRlbnRzIGFyZSB1bmNoYW5nZWQuIElmIHRydWUsIG9ubHkgYGV0YWdgIGlzIHNldC4KCioKAgQKEgbGAQDNAQEaHCBBIHZlcnNpb24gb2YgYSB2b2NhYnVsYXJ5LgoKKQoEBAoCABIEyAECHBobIEFic2VudCBpZiBgbm90X21vZGlmaWVkYC4KCmMKBAQKAgESBMoBAhIaVSBWZXJzaW9uIHRhZyBvZiB0aGVzZSBjb250ZW50czsgc2VuZCBpdCB3aXRoIHRoZSBuZXh0IHJlcXVlc3QgZm9yIHRoZSBzYW1lIHJlc291cmNlLgoKUAoEBAoCAhIEzAECGBpCIFdoZXRoZXIgdGhlIGNvbnRlbnRzIGFyZSB1bmNoYW5nZWQuIElmIHRydWUsIG9ubHkgYGV0YWdgIGlzIHNldC4KCiUKAgQLEgbQAQDZAQEaFyBBIHZlcnNpb24gb2YgYW4gaXRlbS4KCikKBAQLAgASBNIBAhAaGyBBYnNlbnQgaWYgYG5vdF9tb2RpZmllZGAuCgpjCgQECwIBEgTUAQISGlUgVmVyc2lvbiB0YWcgb2YgdGhlc2UgY29udGVudHM7IHNlbmQgaXQgd2l0aCB0aGUgbmV4dCByZXF1ZXN0IGZvciB0aGUgc2FtZSByZXNvdXJjZS4KClAKBAQLAgISBNYBAhgaQiBXaGV0aGVyIHRoZSBjb250ZW50cyBhcmUgdW5jaGFuZ2VkLiBJZiB0cnVlLCBvbmx5IGBldGFnYCBpcyBzZXQuCgpJCgQECwIDEgTYAQIVGjsgTnVtYmVyIG9mIHRoZSByZXR1cm5lZCB2ZXJzaW9uOyBJdGVtIGRvZXMgbm90IGNvbnRhaW4gaXQuCgo6CgIEDBIG3AEA6AEBGiwgRmlsdGVycyBhbmQgcGFnZSBvZiB0aGUgc291bmQgY29sbGVjdGlvbnMuCgpCCgQEDAIAEgTeAQIYGjQgSWQgb2YgYSBwcm9qZWN0IHRvIGZpbHRlciBieTsgZW1wdHk6IGFsbCBwcm9qZWN0cy4KClYKBAQMAgESBOABAhYaSCBCQ1AgNDcgbGFuZ3VhZ2UgdG8gc2VsZWN0IHRleHRzIGluOyBlbXB0eTogYWxsIGxhbmd1YWdlcyBhcyBwdWJsaXNoZWQuCgokCgQEDAICEgTiAQIXGhYgMeKAkzEwMDsgMCBtZWFucyA1MC4KClEKBAQMAgMSBOQBAhgaQyBgbmV4dF9wYWdlX3Rva2VuYCBvZiB0aGUgcHJldmlvdXMgcGFnZTsgZW1wdHkgZm9yIHRoZSBmaXJzdCBwYWdlLgoKeQoEBAwCBBIE5wECEhprIGBldGFnYCBvZiBhbiBlYXJsaWVyIHJlc3BvbnNlIHRvIHRoZSBzYW1lIHJlcXVlc3QuIElmIHRoZSBwYWdlIGlzIHVuY2hhbmdlZCwgYG5vdF9tb2RpZmllZGAgaXMKIHJldHVybmVkLgoKNQoCBA0SBusBAPcBARonIEZpbHRlcnMgYW5kIHBhZ2Ugb2YgdGhlIHZvY2FidWxhcmllcy4KCkIKBAQNAgASBO0BAhgaNCBJZCBvZiBhIHByb2plY3QgdG8gZmlsdGVyIGJ5OyBlbXB0eTogYWxsIHByb2plY3RzLgoKVgoEBA0CARIE7wECFhpIIEJDUCA0NyBsYW5ndWFnZSB0byBzZWxlY3QgdGV4dHMgaW47IGVtcHR5OiBhbGwgbGFuZ3VhZ2VzIGFzIHB1Ymxpc2hlZC4KCiQKBAQNAgISBPEBAhcaFiAx4oCTMTAwOyAwIG1lYW5zIDUwLgoKUQoEBA0CAxIE8wECGBpDIGBuZXh0X3BhZ2VfdG9rZW5gIG9mIHRoZSBwcmV2aW91cyBwYWdlOyBlbXB0eSBmb3IgdGhlIGZpcnN0IHBhZ2UuCgp5CgQEDQIEEgT2AQISGmsgYGV0YWdgIG9mIGFuIGVhcmxpZXIgcmVzcG9uc2UgdG8gdGhlIHNhbWUgcmVxdWVzdC4gSWYgdGhlIHBhZ2UgaXMgdW5jaGFuZ2VkLCBgbm90X21vZGlmaWVkYCBpcwogcmV0dXJuZWQuCgouCgIEDhIG+gEAhgIBGiAgRmlsdGVycyBhbmQgcGFnZSBvZiB0aGUgaXRlbXMuCgpCCgQEDgIAEgT8AQIYGjQgSWQgb2YgYSBwcm9qZWN0IHRvIGZpbHRlciBieTsgZW1wdHk6IGFsbCBwcm9qZWN0cy4KClYKBAQOAgESBP4BAhYaSCBCQ1AgNDcgbGFuZ3VhZ2UgdG8gc2VsZWN0IHRleHRzIGluOyBlbXB0eTogYWxsIGxhbmd1YWdlcyBhcyBwdWJsaXNoZWQuCgokCgQEDgICEgSAAgIXGhYgMeKAkzEwMDsgMCBtZWFucyA1MC4KClEKBAQOAgMSBIICAhgaQyBgbmV4dF9wYWdlX3Rva2VuYCBvZiB0aGUgcHJldmlvdXMgcGFnZTsgZW1wdHkgZm9yIHRoZSBmaXJzdCBwYWdlLgoKeQoEBA4CBBIEhQICEhprIGBldGFnYCBvZiBhbiBlYXJsaWVyIHJlc3BvbnNlIHRvIHRoZSBzYW1lIHJlcXVlc3QuIElmIHRoZSBwYWdlIGlzIHVuY2hhbmdlZCwgYG5vdF9tb2RpZmllZGAgaXMKIHJldHVybmVkLgoKLAoCBA8SBokCAJICARoeIEEgcGFnZSBvZiBzb3VuZCBjb2xsZWN0aW9ucy4KCmEKBAQPAgASBIsCAjEaUyBPcmRlcmVkIGJ5IGlkLiBBIHBhZ2UgZW5kcyBiZWZvcmUgMiBNaUIgYnV0IGhhcyBhdCBsZWFzdCBvbmUgZW50cnkgaWYgYW55IGV4aXN0cy4KCicKBAQPAgESBI0CAh0aGSBFbXB0eSBvbiB0aGUgbGFzdCBwYWdlLgoKWgoEBA8CAhIEjwICEhpMIFZlcnNpb24gdGFnIG9mIHRoaXMgcGFnZTsgc2VuZCBpdCB3aXRoIHRoZSBuZXh0IHJlcXVlc3QgZm9yIHRoZSBzYW1lIHBhZ2UuCgpQCgQEDwIDEgSRAgIYGkIgV2hldGhlciB0aGUgY29udGVudHMgYXJlIHVuY2hhbmdlZC4gSWYgdHJ1ZSwgb25seSBgZXRhZ2AgaXMgc2V0LgoKJwoCBBASBpUCAJ4CARoZIEEgcGFnZSBvZiB2b2NhYnVsYXJpZXMuCgphCgQEEAIAEgSXAgInGlMgT3JkZXJlZCBieSBpZC4gQSBwYWdlIGVuZHMgYmVmb3JlIDIgTWlCIGJ1dCBoYXMgYXQgbGVhc3Qgb25lIGVudHJ5IGlmIGFueSBleGlzdHMuCgonCgQEEAIBEgSZAgIdGhkgRW1wdHkgb24gdGhlIGxhc3QgcGFnZS4KCloKBAQQAgISBJsCAhIaTCBWZXJzaW9uIHRhZyBvZiB0aGlzIHBhZ2U7IHNlbmQgaXQgd2l0aCB0aGUgbmV4dCByZXF1ZXN0IGZvciB0aGUgc2FtZSBwYWdlLgoKUAoEBBACAxIEnQICGBpCIFdoZXRoZXIgdGhlIGNvbnRlbnRzIGFyZSB1bmNoYW5nZWQuIElmIHRydWUsIG9ubHkgYGV0YWdgIGlzIHNldC4KCiAKAgQREgahAgCqAgEaEiBBIHBhZ2Ugb2YgaXRlbXMuCgphCgQEEQIAEgSjAgIaGlMgT3JkZXJlZCBieSBpZC4gQSBwYWdlIGVuZHMgYmVmb3JlIDIgTWlCIGJ1dCBoYXMgYXQgbGVhc3Qgb25lIGVudHJ5IGlmIGFueSBleGlzdHMuCgonCgQEEQIBEgSlAgIdGhkgRW1wdHkgb24gdGhlIGxhc3QgcGFnZS4KCloKBAQRAgISBKcCAhIaTCBWZXJzaW9uIHRhZyBvZiB0aGlzIHBhZ2U7IHNlbmQgaXQgd2l0aCB0aGUgbmV4dCByZXF1ZXN0IGZvciB0aGUgc2FtZSBwYWdlLgoKUAoEBBECAxIEqQICGBpCIFdoZXRoZXIgdGhlIGNvbnRlbnRzIGFyZSB1bmNoYW5nZWQuIElmIHRydWUsIG9ubHkgYGV0YWdgIGlzIHNldC4KYgZwcm90bzM=")
}

extension CatalogueV1.PublishSoundCollectionRequest {
  public static var fullName: String { "otolith.catalogue.v1.PublishSoundCollectionRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__publish_sound_collection_request__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__PublishSoundCollectionRequest>) {
    self.projectID = Codec.string(c.pointee.project_id)
    self.soundCollection = c.pointee.sound_collection.map { CatalogueV1.SoundCollection($0) }
    self.validateOnly = c.pointee.validate_only != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__PublishSoundCollectionRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__PublishSoundCollectionRequest.self)
    otolith__catalogue__v1__publish_sound_collection_request__init(c)
    if !self.projectID.isEmpty { c.pointee.project_id = arena.string(self.projectID) }
    if let value = self.soundCollection { c.pointee.sound_collection = value.cStruct(in: arena) }
    c.pointee.validate_only = self.validateOnly ? 1 : 0
    return c
  }
}

extension CatalogueV1.PublishVocabularyRequest {
  public static var fullName: String { "otolith.catalogue.v1.PublishVocabularyRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__publish_vocabulary_request__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__PublishVocabularyRequest>) {
    self.projectID = Codec.string(c.pointee.project_id)
    self.vocabulary = c.pointee.vocabulary.map { CatalogueV1.Vocabulary($0) }
    self.validateOnly = c.pointee.validate_only != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__PublishVocabularyRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__PublishVocabularyRequest.self)
    otolith__catalogue__v1__publish_vocabulary_request__init(c)
    if !self.projectID.isEmpty { c.pointee.project_id = arena.string(self.projectID) }
    if let value = self.vocabulary { c.pointee.vocabulary = value.cStruct(in: arena) }
    c.pointee.validate_only = self.validateOnly ? 1 : 0
    return c
  }
}

extension CatalogueV1.PublishItemRequest {
  public static var fullName: String { "otolith.catalogue.v1.PublishItemRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__publish_item_request__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__PublishItemRequest>) {
    self.projectID = Codec.string(c.pointee.project_id)
    self.item = c.pointee.item.map { CatalogueV1.Item($0) }
    self.validateOnly = c.pointee.validate_only != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__PublishItemRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__PublishItemRequest.self)
    otolith__catalogue__v1__publish_item_request__init(c)
    if !self.projectID.isEmpty { c.pointee.project_id = arena.string(self.projectID) }
    if let value = self.item { c.pointee.item = value.cStruct(in: arena) }
    c.pointee.validate_only = self.validateOnly ? 1 : 0
    return c
  }
}

extension CatalogueV1.PublishSoundCollectionResponse {
  public static var fullName: String { "otolith.catalogue.v1.PublishSoundCollectionResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__publish_sound_collection_response__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__PublishSoundCollectionResponse>) {
    self.version = c.pointee.version
    self.contentHash = Codec.string(c.pointee.content_hash)
    self.published = c.pointee.published != 0
    self.findings = Codec.messages(c.pointee.findings, c.pointee.n_findings) { CatalogueV1.Finding($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__PublishSoundCollectionResponse> {
    let c = arena.allocate(Otolith__Catalogue__V1__PublishSoundCollectionResponse.self)
    otolith__catalogue__v1__publish_sound_collection_response__init(c)
    c.pointee.version = self.version
    if !self.contentHash.isEmpty { c.pointee.content_hash = arena.string(self.contentHash) }
    c.pointee.published = self.published ? 1 : 0
    if !self.findings.isEmpty {
      c.pointee.n_findings = self.findings.count
      c.pointee.findings = arena.array(self.findings) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__Finding>? }
    }
    return c
  }
}

extension CatalogueV1.PublishVocabularyResponse {
  public static var fullName: String { "otolith.catalogue.v1.PublishVocabularyResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__publish_vocabulary_response__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__PublishVocabularyResponse>) {
    self.version = c.pointee.version
    self.contentHash = Codec.string(c.pointee.content_hash)
    self.published = c.pointee.published != 0
    self.findings = Codec.messages(c.pointee.findings, c.pointee.n_findings) { CatalogueV1.Finding($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__PublishVocabularyResponse> {
    let c = arena.allocate(Otolith__Catalogue__V1__PublishVocabularyResponse.self)
    otolith__catalogue__v1__publish_vocabulary_response__init(c)
    c.pointee.version = self.version
    if !self.contentHash.isEmpty { c.pointee.content_hash = arena.string(self.contentHash) }
    c.pointee.published = self.published ? 1 : 0
    if !self.findings.isEmpty {
      c.pointee.n_findings = self.findings.count
      c.pointee.findings = arena.array(self.findings) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__Finding>? }
    }
    return c
  }
}

extension CatalogueV1.PublishItemResponse {
  public static var fullName: String { "otolith.catalogue.v1.PublishItemResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__publish_item_response__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__PublishItemResponse>) {
    self.version = c.pointee.version
    self.contentHash = Codec.string(c.pointee.content_hash)
    self.published = c.pointee.published != 0
    self.findings = Codec.messages(c.pointee.findings, c.pointee.n_findings) { CatalogueV1.Finding($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__PublishItemResponse> {
    let c = arena.allocate(Otolith__Catalogue__V1__PublishItemResponse.self)
    otolith__catalogue__v1__publish_item_response__init(c)
    c.pointee.version = self.version
    if !self.contentHash.isEmpty { c.pointee.content_hash = arena.string(self.contentHash) }
    c.pointee.published = self.published ? 1 : 0
    if !self.findings.isEmpty {
      c.pointee.n_findings = self.findings.count
      c.pointee.findings = arena.array(self.findings) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__Finding>? }
    }
    return c
  }
}

extension CatalogueV1.GetSoundCollectionRequest {
  public static var fullName: String { "otolith.catalogue.v1.GetSoundCollectionRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__get_sound_collection_request__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__GetSoundCollectionRequest>) {
    self.collectionID = Codec.string(c.pointee.collection_id)
    self.version = c.pointee.version
    self.language = Codec.string(c.pointee.language)
    self.etag = Codec.string(c.pointee.etag)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__GetSoundCollectionRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__GetSoundCollectionRequest.self)
    otolith__catalogue__v1__get_sound_collection_request__init(c)
    if !self.collectionID.isEmpty { c.pointee.collection_id = arena.string(self.collectionID) }
    c.pointee.version = self.version
    if !self.language.isEmpty { c.pointee.language = arena.string(self.language) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    return c
  }
}

extension CatalogueV1.GetVocabularyRequest {
  public static var fullName: String { "otolith.catalogue.v1.GetVocabularyRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__get_vocabulary_request__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__GetVocabularyRequest>) {
    self.vocabularyID = Codec.string(c.pointee.vocabulary_id)
    self.version = c.pointee.version
    self.language = Codec.string(c.pointee.language)
    self.etag = Codec.string(c.pointee.etag)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__GetVocabularyRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__GetVocabularyRequest.self)
    otolith__catalogue__v1__get_vocabulary_request__init(c)
    if !self.vocabularyID.isEmpty { c.pointee.vocabulary_id = arena.string(self.vocabularyID) }
    c.pointee.version = self.version
    if !self.language.isEmpty { c.pointee.language = arena.string(self.language) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    return c
  }
}

extension CatalogueV1.GetItemRequest {
  public static var fullName: String { "otolith.catalogue.v1.GetItemRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__get_item_request__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__GetItemRequest>) {
    self.itemID = Codec.string(c.pointee.item_id)
    self.version = c.pointee.version
    self.language = Codec.string(c.pointee.language)
    self.etag = Codec.string(c.pointee.etag)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__GetItemRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__GetItemRequest.self)
    otolith__catalogue__v1__get_item_request__init(c)
    if !self.itemID.isEmpty { c.pointee.item_id = arena.string(self.itemID) }
    c.pointee.version = self.version
    if !self.language.isEmpty { c.pointee.language = arena.string(self.language) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    return c
  }
}

extension CatalogueV1.GetSoundCollectionResponse {
  public static var fullName: String { "otolith.catalogue.v1.GetSoundCollectionResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__get_sound_collection_response__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__GetSoundCollectionResponse>) {
    self.soundCollection = c.pointee.sound_collection.map { CatalogueV1.SoundCollection($0) }
    self.etag = Codec.string(c.pointee.etag)
    self.notModified = c.pointee.not_modified != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__GetSoundCollectionResponse> {
    let c = arena.allocate(Otolith__Catalogue__V1__GetSoundCollectionResponse.self)
    otolith__catalogue__v1__get_sound_collection_response__init(c)
    if let value = self.soundCollection { c.pointee.sound_collection = value.cStruct(in: arena) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    c.pointee.not_modified = self.notModified ? 1 : 0
    return c
  }
}

extension CatalogueV1.GetVocabularyResponse {
  public static var fullName: String { "otolith.catalogue.v1.GetVocabularyResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__get_vocabulary_response__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__GetVocabularyResponse>) {
    self.vocabulary = c.pointee.vocabulary.map { CatalogueV1.Vocabulary($0) }
    self.etag = Codec.string(c.pointee.etag)
    self.notModified = c.pointee.not_modified != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__GetVocabularyResponse> {
    let c = arena.allocate(Otolith__Catalogue__V1__GetVocabularyResponse.self)
    otolith__catalogue__v1__get_vocabulary_response__init(c)
    if let value = self.vocabulary { c.pointee.vocabulary = value.cStruct(in: arena) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    c.pointee.not_modified = self.notModified ? 1 : 0
    return c
  }
}

extension CatalogueV1.GetItemResponse {
  public static var fullName: String { "otolith.catalogue.v1.GetItemResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__get_item_response__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__GetItemResponse>) {
    self.item = c.pointee.item.map { CatalogueV1.Item($0) }
    self.etag = Codec.string(c.pointee.etag)
    self.notModified = c.pointee.not_modified != 0
    self.version = c.pointee.version
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__GetItemResponse> {
    let c = arena.allocate(Otolith__Catalogue__V1__GetItemResponse.self)
    otolith__catalogue__v1__get_item_response__init(c)
    if let value = self.item { c.pointee.item = value.cStruct(in: arena) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    c.pointee.not_modified = self.notModified ? 1 : 0
    c.pointee.version = self.version
    return c
  }
}

extension CatalogueV1.ListSoundCollectionsRequest {
  public static var fullName: String { "otolith.catalogue.v1.ListSoundCollectionsRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__list_sound_collections_request__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__ListSoundCollectionsRequest>) {
    self.projectID = Codec.string(c.pointee.project_id)
    self.language = Codec.string(c.pointee.language)
    self.pageSize = c.pointee.page_size
    self.pageToken = Codec.string(c.pointee.page_token)
    self.etag = Codec.string(c.pointee.etag)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__ListSoundCollectionsRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__ListSoundCollectionsRequest.self)
    otolith__catalogue__v1__list_sound_collections_request__init(c)
    if !self.projectID.isEmpty { c.pointee.project_id = arena.string(self.projectID) }
    if !self.language.isEmpty { c.pointee.language = arena.string(self.language) }
    c.pointee.page_size = self.pageSize
    if !self.pageToken.isEmpty { c.pointee.page_token = arena.string(self.pageToken) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    return c
  }
}

extension CatalogueV1.ListVocabulariesRequest {
  public static var fullName: String { "otolith.catalogue.v1.ListVocabulariesRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__list_vocabularies_request__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__ListVocabulariesRequest>) {
    self.projectID = Codec.string(c.pointee.project_id)
    self.language = Codec.string(c.pointee.language)
    self.pageSize = c.pointee.page_size
    self.pageToken = Codec.string(c.pointee.page_token)
    self.etag = Codec.string(c.pointee.etag)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__ListVocabulariesRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__ListVocabulariesRequest.self)
    otolith__catalogue__v1__list_vocabularies_request__init(c)
    if !self.projectID.isEmpty { c.pointee.project_id = arena.string(self.projectID) }
    if !self.language.isEmpty { c.pointee.language = arena.string(self.language) }
    c.pointee.page_size = self.pageSize
    if !self.pageToken.isEmpty { c.pointee.page_token = arena.string(self.pageToken) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    return c
  }
}

extension CatalogueV1.ListItemsRequest {
  public static var fullName: String { "otolith.catalogue.v1.ListItemsRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__list_items_request__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__ListItemsRequest>) {
    self.projectID = Codec.string(c.pointee.project_id)
    self.language = Codec.string(c.pointee.language)
    self.pageSize = c.pointee.page_size
    self.pageToken = Codec.string(c.pointee.page_token)
    self.etag = Codec.string(c.pointee.etag)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__ListItemsRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__ListItemsRequest.self)
    otolith__catalogue__v1__list_items_request__init(c)
    if !self.projectID.isEmpty { c.pointee.project_id = arena.string(self.projectID) }
    if !self.language.isEmpty { c.pointee.language = arena.string(self.language) }
    c.pointee.page_size = self.pageSize
    if !self.pageToken.isEmpty { c.pointee.page_token = arena.string(self.pageToken) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    return c
  }
}

extension CatalogueV1.ListSoundCollectionsResponse {
  public static var fullName: String { "otolith.catalogue.v1.ListSoundCollectionsResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__list_sound_collections_response__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__ListSoundCollectionsResponse>) {
    self.soundCollections = Codec.messages(c.pointee.sound_collections, c.pointee.n_sound_collections) { CatalogueV1.SoundCollection($0) }
    self.nextPageToken = Codec.string(c.pointee.next_page_token)
    self.etag = Codec.string(c.pointee.etag)
    self.notModified = c.pointee.not_modified != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__ListSoundCollectionsResponse> {
    let c = arena.allocate(Otolith__Catalogue__V1__ListSoundCollectionsResponse.self)
    otolith__catalogue__v1__list_sound_collections_response__init(c)
    if !self.soundCollections.isEmpty {
      c.pointee.n_sound_collections = self.soundCollections.count
      c.pointee.sound_collections = arena.array(self.soundCollections) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__SoundCollection>? }
    }
    if !self.nextPageToken.isEmpty { c.pointee.next_page_token = arena.string(self.nextPageToken) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    c.pointee.not_modified = self.notModified ? 1 : 0
    return c
  }
}

extension CatalogueV1.ListVocabulariesResponse {
  public static var fullName: String { "otolith.catalogue.v1.ListVocabulariesResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__list_vocabularies_response__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__ListVocabulariesResponse>) {
    self.vocabularies = Codec.messages(c.pointee.vocabularies, c.pointee.n_vocabularies) { CatalogueV1.Vocabulary($0) }
    self.nextPageToken = Codec.string(c.pointee.next_page_token)
    self.etag = Codec.string(c.pointee.etag)
    self.notModified = c.pointee.not_modified != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__ListVocabulariesResponse> {
    let c = arena.allocate(Otolith__Catalogue__V1__ListVocabulariesResponse.self)
    otolith__catalogue__v1__list_vocabularies_response__init(c)
    if !self.vocabularies.isEmpty {
      c.pointee.n_vocabularies = self.vocabularies.count
      c.pointee.vocabularies = arena.array(self.vocabularies) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__Vocabulary>? }
    }
    if !self.nextPageToken.isEmpty { c.pointee.next_page_token = arena.string(self.nextPageToken) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    c.pointee.not_modified = self.notModified ? 1 : 0
    return c
  }
}

extension CatalogueV1.ListItemsResponse {
  public static var fullName: String { "otolith.catalogue.v1.ListItemsResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__list_items_response__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__ListItemsResponse>) {
    self.items = Codec.messages(c.pointee.items, c.pointee.n_items) { CatalogueV1.Item($0) }
    self.nextPageToken = Codec.string(c.pointee.next_page_token)
    self.etag = Codec.string(c.pointee.etag)
    self.notModified = c.pointee.not_modified != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__ListItemsResponse> {
    let c = arena.allocate(Otolith__Catalogue__V1__ListItemsResponse.self)
    otolith__catalogue__v1__list_items_response__init(c)
    if !self.items.isEmpty {
      c.pointee.n_items = self.items.count
      c.pointee.items = arena.array(self.items) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__Item>? }
    }
    if !self.nextPageToken.isEmpty { c.pointee.next_page_token = arena.string(self.nextPageToken) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    c.pointee.not_modified = self.notModified ? 1 : 0
    return c
  }
}
