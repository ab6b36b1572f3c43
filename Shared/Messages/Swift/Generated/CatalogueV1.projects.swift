// Generated from otolith/catalogue/v1/projects.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages
public import MessageSupport

extension CatalogueV1 {
  /// A role in a project. Each role includes the rights of the roles listed after it.
  public enum ProjectRole: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// No role.
    case unspecified
    /// Assigns roles and changes the project.
    case owner
    /// Creates, publishes and retires contents; reads the audit trail.
    case leader
    /// Changes only texts in drafts.
    case translator
    /// Reads drafts and unshared contents.
    case reader
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .owner, .leader, .translator, .reader] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .owner
        case 2: .leader
        case 3: .translator
        case 4: .reader
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .owner: 1
        case .leader: 2
        case .translator: 3
        case .reader: 4
        case .unrecognized(let number): number
      }
    }
  }

  /// A tenant that owns studies, questionnaires, items, sounds and vocabularies.
  public struct Project: Message {
    /// 1–64 characters: lower-case letters, digits, hyphens. Never changes.
    public var projectID: String
    /// Required.
    public var title: CatalogueV1.LocalizedText?
    /// May be absent.
    public var description: CatalogueV1.LocalizedText?
    /// BCP 47 language tag; required.
    public var defaultLanguage: String
    /// Version tag; changes with every change. Output only.
    public var etag: String
    /// The caller's role; unspecified for administrators and services without one. Output only.
    public var role: CatalogueV1.ProjectRole

    public init(
      projectID: String = "",
      title: CatalogueV1.LocalizedText? = nil,
      description: CatalogueV1.LocalizedText? = nil,
      defaultLanguage: String = "",
      etag: String = "",
      role: CatalogueV1.ProjectRole = CatalogueV1.ProjectRole(rawValue: 0)
    ) {
      self.projectID = projectID
      self.title = title
      self.description = description
      self.defaultLanguage = defaultLanguage
      self.etag = etag
      self.role = role
    }
  }

  /// The project to create.
  public struct CreateProjectRequest: Message {
    /// `etag` and `role` are ignored.
    public var project: CatalogueV1.Project?

    public init(project: CatalogueV1.Project? = nil) {
      self.project = project
    }
  }

  /// Names a project.
  public struct GetProjectRequest: Message {
    /// Required.
    public var projectID: String
    /// `etag` of an earlier response. If the contents are unchanged, `not_modified` is returned.
    public var etag: String

    public init(projectID: String = "", etag: String = "") {
      self.projectID = projectID
      self.etag = etag
    }
  }

  /// A project, unless it is unchanged.
  public struct GetProjectResponse: Message {
    /// The project; only `project_id` and `etag` if `not_modified`.
    public var project: CatalogueV1.Project?
    /// Whether the project still has the etag of the request.
    public var notModified: Bool

    public init(project: CatalogueV1.Project? = nil, notModified: Bool = false) {
      self.project = project
      self.notModified = notModified
    }
  }

  /// Selects a page of the projects.
  public struct ListProjectsRequest: Message {
    /// 1–100; 0 means 50.
    public var pageSize: UInt32
    /// `next_page_token` of the previous page; empty for the first page.
    public var pageToken: String
    /// `etag` of an earlier response to the same request. If the page is unchanged, `not_modified` is
    /// returned.
    public var etag: String

    public init(pageSize: UInt32 = 0, pageToken: String = "", etag: String = "") {
      self.pageSize = pageSize
      self.pageToken = pageToken
      self.etag = etag
    }
  }

  /// A page of projects.
  public struct ListProjectsResponse: Message {
    /// Projects ordered by id.
    public var projects: [CatalogueV1.Project]
    /// Empty on the last page.
    public var nextPageToken: String
    /// Version tag of this page; send it with the next request for the same page.
    public var etag: String
    /// Whether the contents are unchanged. If true, only `etag` is set.
    public var notModified: Bool

    public init(
      projects: [CatalogueV1.Project] = [],
      nextPageToken: String = "",
      etag: String = "",
      notModified: Bool = false
    ) {
      self.projects = projects
      self.nextPageToken = nextPageToken
      self.etag = etag
      self.notModified = notModified
    }
  }

  /// A change of a project.
  public struct UpdateProjectRequest: Message {
    /// The project's id and the new values of its fields.
    public var project: CatalogueV1.Project?
    /// Fields to change: `title`, `description`, `default_language`. Absent, empty or `*` (which must
    /// stand alone): all three; fields that are empty in `project` are cleared.
    public var updateMask: GoogleProtobuf.FieldMask?
    /// Etag of the project as it was read; required.
    public var etag: String

    public init(
      project: CatalogueV1.Project? = nil,
      updateMask: GoogleProtobuf.FieldMask? = nil,
      etag: String = ""
    ) {
      self.project = project
      self.updateMask = updateMask
      self.etag = etag
    }
  }

  /// The role to assign or remove.
  public struct SetProjectRoleRequest: Message {
    /// Required.
    public var projectID: String
    /// Pseudonym: a UUID.
    public var participantID: String
    /// The new role; unspecified removes the role.
    public var role: CatalogueV1.ProjectRole

    public init(
      projectID: String = "",
      participantID: String = "",
      role: CatalogueV1.ProjectRole = CatalogueV1.ProjectRole(rawValue: 0)
    ) {
      self.projectID = projectID
      self.participantID = participantID
      self.role = role
    }
  }

  /// The result of the change.
  public struct SetProjectRoleResponse: Message {
    /// Whether this call changed the role.
    public var changed: Bool

    public init(changed: Bool = false) {
      self.changed = changed
    }
  }

  /// Selects a page of a project's members.
  public struct ListProjectRolesRequest: Message {
    /// Required.
    public var projectID: String
    /// `etag` of an earlier response to the same request. If the page is unchanged, `not_modified` is
    /// returned.
    public var etag: String
    /// 1–1,000; 0 means 100.
    public var pageSize: UInt32
    /// `next_page_token` of the previous page; empty for the first page.
    public var pageToken: String

    public init(projectID: String = "", etag: String = "", pageSize: UInt32 = 0, pageToken: String = "") {
      self.projectID = projectID
      self.etag = etag
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }

  /// A page of a project's members.
  public struct ListProjectRolesResponse: Message {
    /// Members by role, longest-serving first. A project has at most 1,000.
    public var members: [CatalogueV1.ProjectMember]
    /// Version tag of this page; send it with the next request for the same page.
    public var etag: String
    /// Whether the contents are unchanged. If true, only `etag` is set.
    public var notModified: Bool
    /// Empty on the last page.
    public var nextPageToken: String

    public init(
      members: [CatalogueV1.ProjectMember] = [],
      etag: String = "",
      notModified: Bool = false,
      nextPageToken: String = ""
    ) {
      self.members = members
      self.etag = etag
      self.notModified = notModified
      self.nextPageToken = nextPageToken
    }
  }

  /// A member of a project.
  public struct ProjectMember: Message {
    /// Pseudonym: a UUID.
    public var participantID: String
    /// The role; never unspecified.
    public var role: CatalogueV1.ProjectRole
    /// Time at which this role was assigned. Absent in the audit trail, where `participant_id` has the
    /// name used in `AuditEntry.resource`.
    public var grantTime: GoogleProtobuf.Timestamp?

    public init(
      participantID: String = "",
      role: CatalogueV1.ProjectRole = CatalogueV1.ProjectRole(rawValue: 0),
      grantTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.participantID = participantID
      self.role = role
      self.grantTime = grantTime
    }
  }

  /// Filters and page of a project's audit trail.
  public struct ListAuditEntriesRequest: Message {
    /// Required.
    public var projectID: String
    /// 1–100; 0 means 50.
    public var pageSize: UInt32
    /// `next_page_token` of the previous page; empty for the newest entries.
    public var pageToken: String
    /// Resource to filter by, e.g. `questionnaires/mini-tq`; empty: all. `roles/<participant id>`
    /// finds changes of a person's role as long as `names` can resolve the person; `roles/<name>`
    /// always does.
    public var resource: String

    public init(
      projectID: String = "",
      pageSize: UInt32 = 0,
      pageToken: String = "",
      resource: String = ""
    ) {
      self.projectID = projectID
      self.pageSize = pageSize
      self.pageToken = pageToken
      self.resource = resource
    }
  }

  /// A page of an audit trail.
  public struct ListAuditEntriesResponse: Message {
    /// Entries, newest first. A page ends before 2 MiB but has at least one entry if any exists.
    public var entries: [CatalogueV1.AuditEntry]
    /// Empty on the last page.
    public var nextPageToken: String
    /// People named in these entries, ordered by name. Erased people are left out: their names can no
    /// longer be resolved.
    public var names: [CatalogueV1.AuditName]

    public init(
      entries: [CatalogueV1.AuditEntry] = [],
      nextPageToken: String = "",
      names: [CatalogueV1.AuditName] = []
    ) {
      self.entries = entries
      self.nextPageToken = nextPageToken
      self.names = names
    }
  }

  /// The name of a person in the audit trails of all projects.
  public struct AuditName: Message {
    /// Random UUID, assigned with the person's first entry; never changes.
    public var name: String
    /// Pseudonym: a UUID.
    public var participantID: String

    public init(name: String = "", participantID: String = "") {
      self.name = name
      self.participantID = participantID
    }
  }

  /// One change. The entries of a project form a chain: each has the hash of the previous one.
  public struct AuditEntry: Message {
    /// Number of the entry in the project, from 1 without gaps.
    public var number: UInt64
    /// Time of the change.
    public var createTime: GoogleProtobuf.Timestamp?
    /// The person who made the change, by an audit name (UUID, see AuditName). Entries from before
    /// audit names existed have the participant's id, here and in the other fields.
    public var actor: String
    /// The action: `draft.updated`, `questionnaire.published`, `role.set`, …
    public var action: String
    /// The changed resource: `drafts/<id>`, `questionnaires/<id>`, `roles/<name>`, …
    public var resource: String
    /// Previous state as far as it differs from `new`: a Questionnaire, Project, ProjectMember or
    /// PublishedVersion. Absent for a new resource.
    public var old: GoogleProtobuf.`Any`?
    /// New state as far as it differs. Absent if the resource was deleted. A published version is
    /// named, not repeated.
    public var new: GoogleProtobuf.`Any`?
    /// `hash` of the previous entry; empty in the first entry.
    public var previousHash: String
    /// SHA-256 over the project and the stored form of the entry including `previous_hash`; 64
    /// lower-case hexadecimal digits.
    public var hash: String

    public init(
      number: UInt64 = 0,
      createTime: GoogleProtobuf.Timestamp? = nil,
      actor: String = "",
      action: String = "",
      resource: String = "",
      old: GoogleProtobuf.`Any`? = nil,
      new: GoogleProtobuf.`Any`? = nil,
      previousHash: String = "",
      hash: String = ""
    ) {
      self.number = number
      self.createTime = createTime
      self.actor = actor
      self.action = action
      self.resource = resource
      self.old = old
      self.new = new
      self.previousHash = previousHash
      self.hash = hash
    }
  }

  /// A published version in the audit trail.
  public struct PublishedVersion: Message {
    /// Id of the study, questionnaire or library entry named in `AuditEntry.resource`.
    public var id: String
    /// Version number; for a study, its revision.
    public var version: UInt32
    /// Content hash, 64 lower-case hexadecimal digits; empty for a version from before the audit
    /// trail.
    public var contentHash: String
    /// Whether its questionnaire is retired.
    public var retired: Bool
    /// `ImportStudyRequest.change_reason` of a study's revision; may be empty.
    public var changeReason: String

    public init(
      id: String = "",
      version: UInt32 = 0,
      contentHash: String = "",
      retired: Bool = false,
      changeReason: String = ""
    ) {
      self.id = id
      self.version = version
      self.contentHash = contentHash
      self.retired = retired
      self.changeReason = changeReason
    }
  }

  /// The descriptor of `otolith/catalogue/v1/projects.proto`.
  public static let projectsFile = ProtoFile(
    name: "otolith/catalogue/v1/projects.proto",
    dependencies: [GoogleProtobuf.anyFile, GoogleProtobuf.fieldMaskFile, GoogleProtobuf.timestampFile, CatalogueV1.textFile],
    base64: "CiNvdG9saXRoL2NhdGFsb2d1ZS92MS9wcm9qZWN0cy5wcm90bxIUb3RvbGl0aC5jYXRhbG9ndWUudjEaGWdvb2dsZS9wcm90b2J1Zi9hbnkucHJvdG8aIGdvb2dsZS9wcm90b2J1Zi9maWVsZF9tYXNrLnByb3RvGh9nb29nbGUvcHJvdG9idWYvdGltZXN0YW1wLnByb3RvGh9vdG9saXRoL2NhdGFsb2d1ZS92MS90ZXh0LnByb3RvIqACCgdQcm9qZWN0Eh0KCnByb2plY3RfaWQYASABKAlSCXByb2plY3RJZBI5CgV0aXRsZRgCIAEoCzIjLm90b2xpdGguY2F0YWxvZ3VlLnYxLkxvY2FsaXplZFRleHRSBXRpdGxlEkUKC2Rlc2NyaXB0aW9uGAMgASgLMiMub3RvbGl0aC5jYXRhbG9ndWUudjEuTG9jYWxpemVkVGV4dFILZGVzY3JpcHRpb24SKQoQZGVmYXVsdF9sYW5ndWFnZRgEIAEoCVIPZGVmYXVsdExhbmd1YWdlEhIKBGV0YWcYBSABKAlSBGV0YWcSNQoEcm9sZRgGIAEoDjIhLm90b2xpdGguY2F0YWxvZ3VlLnYxLlByb2plY3RSb2xlUgRyb2xlIk8KFENyZWF0ZVByb2plY3RSZXF1ZXN0EjcKB3Byb2plY3QYASABKAsyHS5vdG9saXRoLmNhdGFsb2d1ZS52MS5Qcm9qZWN0Ugdwcm9qZWN0IkYKEUdldFByb2plY3RSZXF1ZXN0Eh0KCnByb2plY3RfaWQYASABKAlSCXByb2plY3RJZBISCgRldGFnGAIgASgJUgRldGFnInwKEkdldFByb2plY3RSZXNwb25zZRI3Cgdwcm9qZWN0GAEgASgLMh0ub3RvbGl0aC5jYXRhbG9ndWUudjEuUHJvamVjdFIHcHJvamVjdBIhCgxub3RfbW9kaWZpZWQYAyABKAhSC25vdE1vZGlmaWVkSgQIAhADSgQIBBAFImUKE0xpc3RQcm9qZWN0c1JlcXVlc3QSGwoJcGFnZV9zaXplGAEgASgNUghwYWdlU2l6ZRIdCgpwYWdlX3Rva2VuGAIgASgJUglwYWdlVG9rZW4SEgoEZXRhZxgDIAEoCVIEZXRhZyK2AQoUTGlzdFByb2plY3RzUmVzcG9uc2USOQoIcHJvamVjdHMYBSADKAsyHS5vdG9saXRoLmNhdGFsb2d1ZS52MS5Qcm9qZWN0Ughwcm9qZWN0cxImCg9uZXh0X3BhZ2VfdG9rZW4YAiABKAlSDW5leHRQYWdlVG9rZW4SEgoEZXRhZxgDIAEoCVIEZXRhZxIhCgxub3RfbW9kaWZpZWQYBCABKAhSC25vdE1vZGlmaWVkSgQIARACIqABChRVcGRhdGVQcm9qZWN0UmVxdWVzdBI3Cgdwcm9qZWN0GAEgASgLMh0ub3RvbGl0aC5jYXRhbG9ndWUudjEuUHJvamVjdFIHcHJvamVjdBI7Cgt1cGRhdGVfbWFzaxgCIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5GaWVsZE1hc2tSCnVwZGF0ZU1hc2sSEgoEZXRhZxgDIAEoCVIEZXRhZyKUAQoVU2V0UHJvamVjdFJvbGVSZXF1ZXN0Eh0KCnByb2plY3RfaWQYASABKAlSCXByb2plY3RJZBIlCg5wYXJ0aWNpcGFudF9pZBgCIAEoCVINcGFydGljaXBhbnRJZBI1CgRyb2xlGAMgASgOMiEub3RvbGl0aC5jYXRhbG9ndWUudjEuUHJvamVjdFJvbGVSBHJvbGUiMgoWU2V0UHJvamVjdFJvbGVSZXNwb25zZRIYCgdjaGFuZ2VkGAEgASgIUgdjaGFuZ2VkIogBChdMaXN0UHJvamVjdFJvbGVzUmVxdWVzdBIdCgpwcm9qZWN0X2lkGAEgASgJUglwcm9qZWN0SWQSEgoEZXRhZxgCIAEoCVIEZXRhZxIbCglwYWdlX3NpemUYAyABKA1SCHBhZ2VTaXplEh0KCnBhZ2VfdG9rZW4YBCABKAlSCXBhZ2VUb2tlbiK4AQoYTGlzdFByb2plY3RSb2xlc1Jlc3BvbnNlEj0KB21lbWJlcnMYASADKAsyIy5vdG9saXRoLmNhdGFsb2d1ZS52MS5Qcm9qZWN0TWVtYmVyUgdtZW1iZXJzEhIKBGV0YWcYAiABKAlSBGV0YWcSIQoMbm90X21vZGlmaWVkGAMgASgIUgtub3RNb2RpZmllZBImCg9uZXh0X3BhZ2VfdG9rZW4YBCABKAlSDW5leHRQYWdlVG9rZW4iqAEKDVByb2plY3RNZW1iZXISJQoOcGFydGljaXBhbnRfaWQYASABKAlSDXBhcnRpY2lwYW50SWQSNQoEcm9sZRgCIAEoDjIhLm90b2xpdGguY2F0YWxvZ3VlLnYxLlByb2plY3RSb2xlUgRyb2xlEjkKCmdyYW50X3RpbWUYAyABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUglncmFudFRpbWUikAEKF0xpc3RBdWRpdEVudHJpZXNSZXF1ZXN0Eh0KCnByb2plY3RfaWQYASABKAlSCXByb2plY3RJZBIbCglwYWdlX3NpemUYAiABKA1SCHBhZ2VTaXplEh0KCnBhZ2VfdG9rZW4YAyABKAlSCXBhZ2VUb2tlbhIaCghyZXNvdXJjZRgEIAEoCVIIcmVzb3VyY2UitQEKGExpc3RBdWRpdEVudHJpZXNSZXNwb25zZRI6CgdlbnRyaWVzGAEgAygLMiAub3RvbGl0aC5jYXRhbG9ndWUudjEuQXVkaXRFbnRyeVIHZW50cmllcxImCg9uZXh0X3BhZ2VfdG9rZW4YAiABKAlSDW5leHRQYWdlVG9rZW4SNQoFbmFtZXMYAyADKAsyHy5vdG9saXRoLmNhdGFsb2d1ZS52MS5BdWRpdE5hbWVSBW5hbWVzIkYKCUF1ZGl0TmFtZRISCgRuYW1lGAEgASgJUgRuYW1lEiUKDnBhcnRpY2lwYW50X2lkGAIgASgJUg1wYXJ0aWNpcGFudElkIrQCCgpBdWRpdEVudHJ5EhYKBm51bWJlchgBIAEoBFIGbnVtYmVyEjsKC2NyZWF0ZV90aW1lGAIgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKY3JlYXRlVGltZRIUCgVhY3RvchgDIAEoCVIFYWN0b3ISFgoGYWN0aW9uGAQgASgJUgZhY3Rpb24SGgoIcmVzb3VyY2UYBSABKAlSCHJlc291cmNlEiYKA29sZBgGIAEoCzIULmdvb2dsZS5wcm90b2J1Zi5BbnlSA29sZBImCgNuZXcYByABKAsyFC5nb29nbGUucHJvdG9idWYuQW55UgNuZXcSIwoNcHJldmlvdXNfaGFzaBgIIAEoCVIMcHJldmlvdXNIYXNoEhIKBGhhc2gYCSABKAlSBGhhc2gingEKEFB1Ymxpc2hlZFZlcnNpb24SDgoCaWQYASABKAlSAmlkEhgKB3ZlcnNpb24YAiABKA1SB3ZlcnNpb24SIQoMY29udGVudF9oYXNoGAMgASgJUgtjb250ZW50SGFzaBIYCgdyZXRpcmVkGAQgASgIUgdyZXRpcmVkEiMKDWNoYW5nZV9yZWFzb24YBSABKAlSDGNoYW5nZVJlYXNvbiqSAQoLUHJvamVjdFJvbGUSHAoYUFJPSkVDVF9ST0xFX1VOU1BFQ0lGSUVEEAASFgoSUFJPSkVDVF9ST0xFX09XTkVSEAESFwoTUFJPSkVDVF9ST0xFX0xFQURFUhACEhsKF1BST0pFQ1RfUk9MRV9UUkFOU0xBVE9SEAMSFwoTUFJPSkVDVF9ST0xFX1JFQURFUhAEMoYGCg5Qcm9qZWN0U2VydmljZRJfCg1DcmVhdGVQcm9qZWN0Eioub3RvbGl0aC5jYXRhbG9ndWUudjEuQ3JlYXRlUHJvamVjdFJlcXVlc3QaHS5vdG9saXRoLmNhdGFsb2d1ZS52MS5Qcm9qZWN0IgOQAgISZAoKR2V0UHJvamVjdBInLm90b2xpdGguY2F0YWxvZ3VlLnYxLkdldFByb2plY3RSZXF1ZXN0Gigub3RvbGl0aC5jYXRhbG9ndWUudjEuR2V0UHJvamVjdFJlc3BvbnNlIgOQAgESagoMTGlzdFByb2plY3RzEikub3RvbGl0aC5jYXRhbG9ndWUudjEuTGlzdFByb2plY3RzUmVxdWVzdBoqLm90b2xpdGguY2F0YWxvZ3VlLnYxLkxpc3RQcm9qZWN0c1Jlc3BvbnNlIgOQAgESXwoNVXBkYXRlUHJvamVjdBIqLm90b2xpdGguY2F0YWxvZ3VlLnYxLlVwZGF0ZVByb2plY3RSZXF1ZXN0Gh0ub3RvbGl0aC5jYXRhbG9ndWUudjEuUHJvamVjdCIDkAICEnAKDlNldFByb2plY3RSb2xlEisub3RvbGl0aC5jYXRhbG9ndWUudjEuU2V0UHJvamVjdFJvbGVSZXF1ZXN0Giwub3RvbGl0aC5jYXRhbG9ndWUudjEuU2V0UHJvamVjdFJvbGVSZXNwb25zZSIDkAICEnYKEExpc3RQcm9qZWN0Um9sZXMSLS5vdG9saXRoLmNhdGFsb2d1ZS52MS5MaXN0UHJvamVjdFJvbGVzUmVxdWVzdBouLm90b2xpdGguY2F0YWxvZ3VlLnYxLkxpc3RQcm9qZWN0Um9sZXNSZXNwb25zZSIDkAIBEnYKEExpc3RBdWRpdEVudHJpZXMSLS5vdG9saXRoLmNhdGFsb2d1ZS52MS5MaXN0QXVkaXRFbnRyaWVzUmVxdWVzdBouLm90b2xpdGguY2F0YWxvZ3VlLnYxLkxpc3RBdWRpdEVudHJpZXNSZXNwb25zZSIDkAIBQlEKFG90b2xpdGguY2F0YWxvZ3VlLnYxUAFaIG90b2xpdGgvY2F0YWxvZ3VlL3YxO2NhdGFsb2d1ZXYxqgIUT3RvbGl0aC5DYXRhbG9ndWUuVjFK6kEKOgoBDBIDAQASGjAgUHJvamVjdHM6IG1lbWJlcnMsIHJvbGVzLCBhbmQgdGhlIGF1ZGl0IHRyYWlsLgoKXgoCBQASBBAAGwEaUiBBIHJvbGUgaW4gYSBwcm9qZWN0LiBFYWNoIHJvbGUgaW5jbHVkZXMgdGhlIHJpZ2h0cyBvZiB0aGUgcm9sZXMgbGlzdGVkIGFmdGVyIGl0LgoKFwoEBQACABIDEgIfGgogTm8gcm9sZS4KCjUKBAUAAgESAxQCGRooIEFzc2lnbnMgcm9sZXMgYW5kIGNoYW5nZXMgdGhlIHByb2plY3QuCgpOCgQFAAICEgMWAhoaQSBDcmVhdGVzLCBwdWJsaXNoZXMgYW5kIHJldGlyZXMgY29udGVudHM7IHJlYWRzIHRoZSBhdWRpdCB0cmFpbC4KCiwKBAUAAgMSAxgCHhofIENoYW5nZXMgb25seSB0ZXh0cyBpbiBkcmFmdHMuCgoyCgQFAAIEEgMaAhoaJSBSZWFkcyBkcmFmdHMgYW5kIHVuc2hhcmVkIGNvbnRlbnRzLgoKnQMKAgYAEgQiAFgBGpADIE1hbmFnZXMgcHJvamVjdHMuIEFkbWluaXN0cmF0b3JzIGhhdmUgdGhlIHJpZ2h0cyBvZiBvd25lcnMuIFRvIGNhbGxlcnMgd2l0aG91dCBhIHJvbGUsIGEgcHJvamVjdAogZG9lcyBub3QgZXhpc3Q6IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBQUk9KRUNUX1VOS05PV04uIEEgcm9sZSB0aGF0IGlzIG5vdCBzdWZmaWNpZW50OgogUEVSTUlTU0lPTl9ERU5JRUQgd2l0aCByZWFzb24gUk9MRV9JTlNVRkZJQ0lFTlQuIFdyaXRpbmcgbWV0aG9kcywgaGVyZSBhbmQgaW4gdGhlIGNhdGFsb2d1ZSdzCiBvdGhlciBzZXJ2aWNlcywgcmVqZWN0IGNhbGxlcnMgd2hvIHdlcmUgZXJhc2VkIG9yIGFyZSBiZWluZyBlcmFzZWQ6IFBFUk1JU1NJT05fREVOSUVEIHdpdGggcmVhc29uCiBQQVJUSUNJUEFOVF9FUkFTRUQuCgr3AgoEBgACABIEKQIrAxroAiBDcmVhdGVzIGEgcHJvamVjdCBvd25lZCBieSB0aGUgY2FsbGVyLiBGb3Igc3R1ZHkgbGVhZGVycyBhbmQgYWRtaW5pc3RyYXRvcnMuIFJlcGVhdGluZyB0aGUgY2FsbAogY2hhbmdlcyBub3RoaW5nLgoKIEVycm9yczogQUxSRUFEWV9FWElTVFMgd2l0aCByZWFzb24gUFJPSkVDVF9FWElTVFMgaWYgYW5vdGhlciBwcm9qZWN0IGhhcyB0aGUgaWQ7CiBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCByZWFzb24gVE9PX01BTllfUFJPSkVDVFMgKDEwMCBwZXIgcGVyc29uKTsgQUJPUlRFRCB3aXRoIHJlYXNvbgogQ1JFQVRFRF9DT05DVVJSRU5UTFkgYW5kIFJldHJ5SW5mbzsgSU5WQUxJRF9BUkdVTUVOVCB3aXRoIGV2ZXJ5IGZpbmRpbmcuCgqrAQoEBgACARIELwIxAxqcASBSZXR1cm5zIGEgcHJvamVjdC4gRm9yIGl0cyBtZW1iZXJzLCBhZG1pbmlzdHJhdG9ycyBhbmQgc2VydmljZXMuCgogRXJyb3JzOiBOT1RfRk9VTkQgd2l0aCByZWFzb24gUFJPSkVDVF9VTktOT1dOOyBJTlZBTElEX0FSR1VNRU5UIHdpdGggcmVhc29uIElEX0lOVkFMSUQuCgrXAQoEBgACAhIENgI4AxrIASBMaXN0cyB0aGUgcHJvamVjdHMgaW4gd2hpY2ggdGhlIGNhbGxlciBoYXMgYSByb2xlLCBvcmRlcmVkIGJ5IGlkOyBmb3IgYWRtaW5pc3RyYXRvcnMgYW5kCiBzZXJ2aWNlcywgYWxsIHByb2plY3RzLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVCB3aXRoIHJlYXNvbiBQQUdFX1NJWkVfT1VUX09GX1JBTkdFIG9yIFBBR0VfVE9LRU5fSU5WQUxJRC4KCr4CCgQGAAIDEgQ+AkEDGq8CIENoYW5nZXMgYSBwcm9qZWN0LiBGb3Igb3duZXJzLiBSZXBlYXRpbmcgdGhlIGNhbGwgd2l0aCB0aGUgc2FtZSBldGFnIHJldHVybnMgdGhlIHNhbWUgcmVzcG9uc2UKIHdoaWxlIHRoZSBwcm9qZWN0IGhhcyB0aGUgcmVxdWVzdGVkIHN0YXRlLgoKIEVycm9yczogQUJPUlRFRCB3aXRoIHJlYXNvbiBFVEFHX01JU01BVENIOyBJTlZBTElEX0FSR1VNRU5ULCBhbHNvIHdpdGhvdXQgYW4gZXRhZyAoUkVRVUlSRUQpCiBhbmQgZm9yIGEgcGF0aCBvZiB0aGUgbWFzayB0aGF0IGNhbm5vdCBiZSBjaGFuZ2VkIChGSUVMRF9VTktOT1dOKS4KCmkKBgYAAgMEIhIDQAQqGlogUmVwZWF0aW5nIGlzIHNhZmUgYmVjYXVzZSBvZiB0aGUgZXRhZzogdGhlIGNoYW5nZSBpcyBmb3VuZCBhcyBhbHJlYWR5IG1hZGUsIG9yIHJlamVjdGVkLgoKvwIKBAYAAgQSBEcCSQMasAIgQXNzaWducywgY2hhbmdlcyBvciByZW1vdmVzIGEgcm9sZS4gRm9yIG93bmVyczsgbWVtYmVycyBtYXkgcmVtb3ZlIHRoZWlyIG93biByb2xlLgoKIEVycm9yczogRkFJTEVEX1BSRUNPTkRJVElPTiB3aXRoIHJlYXNvbiBMQVNUX09XTkVSOyBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCByZWFzb24KIFRPT19NQU5ZX01FTUJFUlMgKDEsMDAwKTsgUEVSTUlTU0lPTl9ERU5JRUQgd2l0aCByZWFzb24gUEFSVElDSVBBTlRfRVJBU0VEOyBJTlZBTElEX0FSR1VNRU5UCiB3aXRoIHJlYXNvbiBST0xFX1VOS05PV04gb3IgSURfSU5WQUxJRC4KCrABCgQGAAIFEgRNAk8DGqEBIExpc3RzIHRoZSBtZW1iZXJzIGJ5IHJvbGUsIGxvbmdlc3Qtc2VydmluZyBmaXJzdC4gRm9yIG1lbWJlcnMuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UIHdpdGggcmVhc29uIElEX0lOVkFMSUQsIFBBR0VfU0laRV9PVVRfT0ZfUkFOR0Ugb3IgUEFHRV9UT0tFTl9JTlZBTElELgoKtgIKBAYAAgYSBFUCVwMapwIgTGlzdHMgdGhlIGNoYW5nZXMgaW4gdGhlIHByb2plY3QsIG5ld2VzdCBmaXJzdC4gRm9yIGxlYWRlcnMgYW5kIG93bmVycy4gRW50cmllcyBhcmUgcmV0dXJuZWQgYXMKIHRoZXkgd2VyZSBoYXNoZWQsIHdpdGggcGVvcGxlIHVuZGVyIG5hbWVzIHVzZWQgb25seSBpbiBhdWRpdCB0cmFpbHM7IGBuYW1lc2AgcmVzb2x2ZXMgdGhlc2UKIG5hbWVzLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVCB3aXRoIHJlYXNvbiBJRF9JTlZBTElELCBQQUdFX1NJWkVfT1VUX09GX1JBTkdFIG9yIFBBR0VfVE9LRU5fSU5WQUxJRC4KClkKAgQAEgRbAGgBGk0gQSB0ZW5hbnQgdGhhdCBvd25zIHN0dWRpZXMsIHF1ZXN0aW9ubmFpcmVzLCBpdGVtcywgc291bmRzIGFuZCB2b2NhYnVsYXJpZXMuCgpVCgQEAAIAEgNdAhgaSCAx4oCTNjQgY2hhcmFjdGVyczogbG93ZXItY2FzZSBsZXR0ZXJzLCBkaWdpdHMsIGh5cGhlbnMuIE5ldmVyIGNoYW5nZXMuCgoYCgQEAAIBEgNfAhoaCyBSZXF1aXJlZC4KCh0KBAQAAgISA2ECIBoQIE1heSBiZSBhYnNlbnQuCgotCgQEAAIDEgNjAh4aICBCQ1AgNDcgbGFuZ3VhZ2UgdGFnOyByZXF1aXJlZC4KCkMKBAQAAgQSA2UCEho2IFZlcnNpb24gdGFnOyBjaGFuZ2VzIHdpdGggZXZlcnkgY2hhbmdlLiBPdXRwdXQgb25seS4KCmcKBAQAAgUSA2cCFxpaIFRoZSBjYWxsZXIncyByb2xlOyB1bnNwZWNpZmllZCBmb3IgYWRtaW5pc3RyYXRvcnMgYW5kIHNlcnZpY2VzIHdpdGhvdXQgb25lLiBPdXRwdXQgb25seS4KCiQKAgQBEgRrAG4BGhggVGhlIHByb2plY3QgdG8gY3JlYXRlLgoKLQoEBAECABIDbQIWGiAgYGV0YWdgIGFuZCBgcm9sZWAgYXJlIGlnbm9yZWQuCgoeCgIEAhIEcQB2ARoSIE5hbWVzIGEgcHJvamVjdC4KChgKBAQCAgASA3MCGBoLIFJlcXVpcmVkLgoKaAoEBAICARIDdQISGlsgYGV0YWdgIG9mIGFuIGVhcmxpZXIgcmVzcG9uc2UuIElmIHRoZSBjb250ZW50cyBhcmUgdW5jaGFuZ2VkLCBgbm90X21vZGlmaWVkYCBpcyByZXR1cm5lZC4KCjEKAgQDEgV5AIABARokIEEgcHJvamVjdCwgdW5sZXNzIGl0IGlzIHVuY2hhbmdlZC4KCksKBAQDAgASA30CFho+IFRoZSBwcm9qZWN0OyBvbmx5IGBwcm9qZWN0X2lkYCBhbmQgYGV0YWdgIGlmIGBub3RfbW9kaWZpZWRgLgoKRQoEBAMCARIDfwIYGjggV2hldGhlciB0aGUgcHJvamVjdCBzdGlsbCBoYXMgdGhlIGV0YWcgb2YgdGhlIHJlcXVlc3QuCgovCgIEBBIGgwEAiwEBGiEgU2VsZWN0cyBhIHBhZ2Ugb2YgdGhlIHByb2plY3RzLgoKJAoEBAQCABIEhQECFxoWIDHigJMxMDA7IDAgbWVhbnMgNTAuCgpRCgQEBAIBEgSHAQIYGkMgYG5leHRfcGFnZV90b2tlbmAgb2YgdGhlIHByZXZpb3VzIHBhZ2U7IGVtcHR5IGZvciB0aGUgZmlyc3QgcGFnZS4KCnkKBAQEAgISBIoBAhIaayBgZXRhZ2Agb2YgYW4gZWFybGllciByZXNwb25zZSB0byB0aGUgc2FtZSByZXF1ZXN0LiBJZiB0aGUgcGFnZSBpcyB1bmNoYW5nZWQsIGBub3RfbW9kaWZpZWRgIGlzCiByZXR1cm5lZC4KCiMKAgQFEgaOAQCZAQEaFSBBIHBhZ2Ugb2YgcHJvamVjdHMuCgonCgQEBQIAEgSSAQIgGhkgUHJvamVjdHMgb3JkZXJlZCBieSBpZC4KCicKBAQFAgESBJQBAh0aGSBFbXB0eSBvbiB0aGUgbGFzdCBwYWdlLgoKWgoEBAUCAhIElgECEhpMIFZlcnNpb24gdGFnIG9mIHRoaXMgcGFnZTsgc2VuZCBpdCB3aXRoIHRoZSBuZXh0IHJlcXVlc3QgZm9yIHRoZSBzYW1lIHBhZ2UuCgpQCgQEBQIDEgSYAQIYGkIgV2hldGhlciB0aGUgY29udGVudHMgYXJlIHVuY2hhbmdlZC4gSWYgdHJ1ZSwgb25seSBgZXRhZ2AgaXMgc2V0LgoKJgoCBAYSBpwBAKQBARoYIEEgY2hhbmdlIG9mIGEgcHJvamVjdC4KCkIKBAQGAgASBJ4BAhYaNCBUaGUgcHJvamVjdCdzIGlkIGFuZCB0aGUgbmV3IHZhbHVlcyBvZiBpdHMgZmllbGRzLgoKuQEKBAQGAgESBKEBAiwaqgEgRmllbGRzIHRvIGNoYW5nZTogYHRpdGxlYCwgYGRlc2NyaXB0aW9uYCwgYGRlZmF1bHRfbGFuZ3VhZ2VgLiBBYnNlbnQsIGVtcHR5IG9yIGAqYCAod2hpY2ggbXVzdAogc3RhbmQgYWxvbmUpOiBhbGwgdGhyZWU7IGZpZWxkcyB0aGF0IGFyZSBlbXB0eSBpbiBgcHJvamVjdGAgYXJlIGNsZWFyZWQuCgo9CgQEBgICEgSjAQISGi8gRXRhZyBvZiB0aGUgcHJvamVjdCBhcyBpdCB3YXMgcmVhZDsgcmVxdWlyZWQuCgotCgIEBxIGpwEArgEBGh8gVGhlIHJvbGUgdG8gYXNzaWduIG9yIHJlbW92ZS4KChkKBAQHAgASBKkBAhgaCyBSZXF1aXJlZC4KCiIKBAQHAgESBKsBAhwaFCBQc2V1ZG9ueW06IGEgVVVJRC4KCjsKBAQHAgISBK0BAhcaLSBUaGUgbmV3IHJvbGU7IHVuc3BlY2lmaWVkIHJlbW92ZXMgdGhlIHJvbGUuCgopCgIECBIGsQEAtAEBGhsgVGhlIHJlc3VsdCBvZiB0aGUgY2hhbmdlLgoKMwoEBAgCABIEswECExolIFdoZXRoZXIgdGhpcyBjYWxsIGNoYW5nZWQgdGhlIHJvbGUuCgo2CgIECRIGtwEAwQEBGiggU2VsZWN0cyBhIHBhZ2Ugb2YgYSBwcm9qZWN0J3MgbWVtYmVycy4KChkKBAQJAgASBLkBAhgaCyBSZXF1aXJlZC4KCnkKBAQJAgESBLwBAhIaayBgZXRhZ2Agb2YgYW4gZWFybGllciByZXNwb25zZSB0byB0aGUgc2FtZSByZXF1ZXN0LiBJZiB0aGUgcGFnZSBpcyB1bmNoYW5nZWQsIGBub3RfbW9kaWZpZWRgIGlzCiByZXR1cm5lZC4KCicKBAQJAgISBL4BAhcaGSAx4oCTMSwwMDA7IDAgbWVhbnMgMTAwLgoKUQoEBAkCAxIEwAECGBpDIGBuZXh0X3BhZ2VfdG9rZW5gIG9mIHRoZSBwcmV2aW91cyBwYWdlOyBlbXB0eSBmb3IgdGhlIGZpcnN0IHBhZ2UuCgouCgIEChIGxAEAzQEBGiAgQSBwYWdlIG9mIGEgcHJvamVjdCdzIG1lbWJlcnMuCgpUCgQECgIAEgTGAQIlGkYgTWVtYmVycyBieSByb2xlLCBsb25nZXN0LXNlcnZpbmcgZmlyc3QuIEEgcHJvamVjdCBoYXMgYXQgbW9zdCAxLDAwMC4KCloKBAQKAgESBMgBAhIaTCBWZXJzaW9uIHRhZyBvZiB0aGlzIHBhZ2U7IHNlbmQgaXQgd2l0aCB0aGUgbmV4dCByZXF1ZXN0IGZvciB0aGUgc2FtZSBwYWdlLgoKUAoEBAoCAhIEygECGBpCIFdoZXRoZXIgdGhlIGNvbnRlbnRzIGFyZSB1bmNoYW5nZWQuIElmIHRydWUsIG9ubHkgYGV0YWdgIGlzIHNldC4KCicKBAQKAgMSBMwBAh0aGSBFbXB0eSBvbiB0aGUgbGFzdCBwYWdlLgoKJgoCBAsSBtABANgBARoYIEEgbWVtYmVyIG9mIGEgcHJvamVjdC4KCiIKBAQLAgASBNIBAhwaFCBQc2V1ZG9ueW06IGEgVVVJRC4KCiwKBAQLAgESBNQBAhcaHiBUaGUgcm9sZTsgbmV2ZXIgdW5zcGVjaWZpZWQuCgqVAQoEBAsCAhIE1wECKxqGASBUaW1lIGF0IHdoaWNoIHRoaXMgcm9sZSB3YXMgYXNzaWduZWQuIEFic2VudCBpbiB0aGUgYXVkaXQgdHJhaWwsIHdoZXJlIGBwYXJ0aWNpcGFudF9pZGAgaGFzIHRoZQogbmFtZSB1c2VkIGluIGBBdWRpdEVudHJ5LnJlc291cmNlYC4KCjwKAgQMEgbbAQDmAQEaLiBGaWx0ZXJzIGFuZCBwYWdlIG9mIGEgcHJvamVjdCdzIGF1ZGl0IHRyYWlsLgoKGQoEBAwCABIE3QECGBoLIFJlcXVpcmVkLgoKJAoEBAwCARIE3wECFxoWIDHigJMxMDA7IDAgbWVhbnMgNTAuCgpVCgQEDAICEgThAQIYGkcgYG5leHRfcGFnZV90b2tlbmAgb2YgdGhlIHByZXZpb3VzIHBhZ2U7IGVtcHR5IGZvciB0aGUgbmV3ZXN0IGVudHJpZXMuCgrVAQoEBAwCAxIE5QECFhrGASBSZXNvdXJjZSB0byBmaWx0ZXIgYnksIGUuZy4gYHF1ZXN0aW9ubmFpcmVzL21pbmktdHFgOyBlbXB0eTogYWxsLiBgcm9sZXMvPHBhcnRpY2lwYW50IGlkPmAKIGZpbmRzIGNoYW5nZXMgb2YgYSBwZXJzb24ncyByb2xlIGFzIGxvbmcgYXMgYG5hbWVzYCBjYW4gcmVzb2x2ZSB0aGUgcGVyc29uOyBgcm9sZXMvPG5hbWU+YAogYWx3YXlzIGRvZXMuCgopCgIEDRIG6QEA8QEBGhsgQSBwYWdlIG9mIGFuIGF1ZGl0IHRyYWlsLgoKaQoEBA0CABIE6wECIhpbIEVudHJpZXMsIG5ld2VzdCBmaXJzdC4gQSBwYWdlIGVuZHMgYmVmb3JlIDIgTWlCIGJ1dCBoYXMgYXQgbGVhc3Qgb25lIGVudHJ5IGlmIGFueSBleGlzdHMuCgonCgQEDQIBEgTtAQIdGhkgRW1wdHkgb24gdGhlIGxhc3QgcGFnZS4KCoMBCgQEDQICEgTwAQIfGnUgUGVvcGxlIG5hbWVkIGluIHRoZXNlIGVudHJpZXMsIG9yZGVyZWQgYnkgbmFtZS4gRXJhc2VkIHBlb3BsZSBhcmUgbGVmdCBvdXQ6IHRoZWlyIG5hbWVzIGNhbiBubwogbG9uZ2VyIGJlIHJlc29sdmVkLgoKSQoCBA4SBvQBAPkBARo7IFRoZSBuYW1lIG9mIGEgcGVyc29uIGluIHRoZSBhdWRpdCB0cmFpbHMgb2YgYWxsIHByb2plY3RzLgoKUwoEBA4CABIE9gECEhpFIFJhbmRvbSBVVUlELCBhc3NpZ25lZCB3aXRoIHRoZSBwZXJzb24ncyBmaXJzdCBlbnRyeTsgbmV2ZXIgY2hhbmdlcy4KCiIKBAQOAgESBPgBAhwaFCBQc2V1ZG9ueW06IGEgVVVJRC4KCmkKAgQPEgb8AQCTAgEaWyBPbmUgY2hhbmdlLiBUaGUgZW50cmllcyBvZiBhIHByb2plY3QgZm9ybSBhIGNoYWluOiBlYWNoIGhhcyB0aGUgaGFzaCBvZiB0aGUgcHJldmlvdXMgb25lLgoKSAoEBA8CABIE/gECFBo6IE51bWJlciBvZiB0aGUgZW50cnkgaW4gdGhlIHByb2plY3QsIGZyb20gMSB3aXRob3V0IGdhcHMuCgojCgQEDwIBEgSAAgIsGhUgVGltZSBvZiB0aGUgY2hhbmdlLgoKugEKBAQPAgISBIMCAhMaqwEgVGhlIHBlcnNvbiB3aG8gbWFkZSB0aGUgY2hhbmdlLCBieSBhbiBhdWRpdCBuYW1lIChVVUlELCBzZWUgQXVkaXROYW1lKS4gRW50cmllcyBmcm9tIGJlZm9yZQogYXVkaXQgbmFtZXMgZXhpc3RlZCBoYXZlIHRoZSBwYXJ0aWNpcGFudCdzIGlkLCBoZXJlIGFuZCBpbiB0aGUgb3RoZXIgZmllbGRzLgoKVwoEBA8CAxIEhQICFBpJIFRoZSBhY3Rpb246IGBkcmFmdC51cGRhdGVkYCwgYHF1ZXN0aW9ubmFpcmUucHVibGlzaGVkYCwgYHJvbGUuc2V0YCwg4oCmCgpfCgQEDwIEEgSHAgIWGlEgVGhlIGNoYW5nZWQgcmVzb3VyY2U6IGBkcmFmdHMvPGlkPmAsIGBxdWVzdGlvbm5haXJlcy88aWQ+YCwgYHJvbGVzLzxuYW1lPmAsIOKApgoKmQEKBAQPAgUSBIoCAh4aigEgUHJldmlvdXMgc3RhdGUgYXMgZmFyIGFzIGl0IGRpZmZlcnMgZnJvbSBgbmV3YDogYSBRdWVzdGlvbm5haXJlLCBQcm9qZWN0LCBQcm9qZWN0TWVtYmVyIG9yCiBQdWJsaXNoZWRWZXJzaW9uLiBBYnNlbnQgZm9yIGEgbmV3IHJlc291cmNlLgoKgAEKBAQPAgYSBI0CAh4aciBOZXcgc3RhdGUgYXMgZmFyIGFzIGl0IGRpZmZlcnMuIEFic2VudCBpZiB0aGUgcmVzb3VyY2Ugd2FzIGRlbGV0ZWQuIEEgcHVibGlzaGVkIHZlcnNpb24gaXMKIG5hbWVkLCBub3QgcmVwZWF0ZWQuCgpHCgQEDwIHEgSPAgIbGjkgYGhhc2hgIG9mIHRoZSBwcmV2aW91cyBlbnRyeTsgZW1wdHkgaW4gdGhlIGZpcnN0IGVudHJ5LgoKhwEKBAQPAggSBJICAhIaeSBTSEEtMjU2IG92ZXIgdGhlIHByb2plY3QgYW5kIHRoZSBzdG9yZWQgZm9ybSBvZiB0aGUgZW50cnkgaW5jbHVkaW5nIGBwcmV2aW91c19oYXNoYDsgNjQKIGxvd2VyLWNhc2UgaGV4YWRlY2ltYWwgZGlnaXRzLgoKNwoCBBASBpYCAKICARopIEEgcHVibGlzaGVkIHZlcnNpb24gaW4gdGhlIGF1ZGl0IHRyYWlsLgoKXwoEBBACABIEmAICEBpRIElkIG9mIHRoZSBzdHVkeSwgcXVlc3Rpb25uYWlyZSBvciBsaWJyYXJ5IGVudHJ5IG5hbWVkIGluIGBBdWRpdEVudHJ5LnJlc291cmNlYC4KCjoKBAQQAgESBJoCAhUaLCBWZXJzaW9uIG51bWJlcjsgZm9yIGEgc3R1ZHksIGl0cyByZXZpc2lvbi4KCnEKBAQQAgISBJ0CAhoaYyBDb250ZW50IGhhc2gsIDY0IGxvd2VyLWNhc2UgaGV4YWRlY2ltYWwgZGlnaXRzOyBlbXB0eSBmb3IgYSB2ZXJzaW9uIGZyb20gYmVmb3JlIHRoZSBhdWRpdAogdHJhaWwuCgo1CgQEEAIDEgSfAgITGicgV2hldGhlciBpdHMgcXVlc3Rpb25uYWlyZSBpcyByZXRpcmVkLgoKVwoEBBACBBIEoQICGxpJIGBJbXBvcnRTdHVkeVJlcXVlc3QuY2hhbmdlX3JlYXNvbmAgb2YgYSBzdHVkeSdzIHJldmlzaW9uOyBtYXkgYmUgZW1wdHkuCmIGcHJvdG8z")
}

extension CatalogueV1.Project {
  public static var fullName: String { "otolith.catalogue.v1.Project" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__project__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__Project>) {
    self.projectID = Codec.string(c.pointee.project_id)
    self.title = c.pointee.title.map { CatalogueV1.LocalizedText($0) }
    self.description = c.pointee.description.map { CatalogueV1.LocalizedText($0) }
    self.defaultLanguage = Codec.string(c.pointee.default_language)
    self.etag = Codec.string(c.pointee.etag)
    self.role = CatalogueV1.ProjectRole(rawValue: Int32(truncatingIfNeeded: c.pointee.role.rawValue))
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__Project> {
    let c = arena.allocate(Otolith__Catalogue__V1__Project.self)
    otolith__catalogue__v1__project__init(c)
    if !self.projectID.isEmpty { c.pointee.project_id = arena.string(self.projectID) }
    if let value = self.title { c.pointee.title = value.cStruct(in: arena) }
    if let value = self.description { c.pointee.description = value.cStruct(in: arena) }
    if !self.defaultLanguage.isEmpty { c.pointee.default_language = arena.string(self.defaultLanguage) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    c.pointee.role = Otolith__Catalogue__V1__ProjectRole(rawValue: .init(truncatingIfNeeded: self.role.rawValue))
    return c
  }
}

extension CatalogueV1.CreateProjectRequest {
  public static var fullName: String { "otolith.catalogue.v1.CreateProjectRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__create_project_request__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__CreateProjectRequest>) {
    self.project = c.pointee.project.map { CatalogueV1.Project($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__CreateProjectRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__CreateProjectRequest.self)
    otolith__catalogue__v1__create_project_request__init(c)
    if let value = self.project { c.pointee.project = value.cStruct(in: arena) }
    return c
  }
}

extension CatalogueV1.GetProjectRequest {
  public static var fullName: String { "otolith.catalogue.v1.GetProjectRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__get_project_request__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__GetProjectRequest>) {
    self.projectID = Codec.string(c.pointee.project_id)
    self.etag = Codec.string(c.pointee.etag)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__GetProjectRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__GetProjectRequest.self)
    otolith__catalogue__v1__get_project_request__init(c)
    if !self.projectID.isEmpty { c.pointee.project_id = arena.string(self.projectID) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    return c
  }
}

extension CatalogueV1.GetProjectResponse {
  public static var fullName: String { "otolith.catalogue.v1.GetProjectResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__get_project_response__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__GetProjectResponse>) {
    self.project = c.pointee.project.map { CatalogueV1.Project($0) }
    self.notModified = c.pointee.not_modified != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__GetProjectResponse> {
    let c = arena.allocate(Otolith__Catalogue__V1__GetProjectResponse.self)
    otolith__catalogue__v1__get_project_response__init(c)
    if let value = self.project { c.pointee.project = value.cStruct(in: arena) }
    c.pointee.not_modified = self.notModified ? 1 : 0
    return c
  }
}

extension CatalogueV1.ListProjectsRequest {
  public static var fullName: String { "otolith.catalogue.v1.ListProjectsRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__list_projects_request__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__ListProjectsRequest>) {
    self.pageSize = c.pointee.page_size
    self.pageToken = Codec.string(c.pointee.page_token)
    self.etag = Codec.string(c.pointee.etag)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__ListProjectsRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__ListProjectsRequest.self)
    otolith__catalogue__v1__list_projects_request__init(c)
    c.pointee.page_size = self.pageSize
    if !self.pageToken.isEmpty { c.pointee.page_token = arena.string(self.pageToken) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    return c
  }
}

extension CatalogueV1.ListProjectsResponse {
  public static var fullName: String { "otolith.catalogue.v1.ListProjectsResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__list_projects_response__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__ListProjectsResponse>) {
    self.projects = Codec.messages(c.pointee.projects, c.pointee.n_projects) { CatalogueV1.Project($0) }
    self.nextPageToken = Codec.string(c.pointee.next_page_token)
    self.etag = Codec.string(c.pointee.etag)
    self.notModified = c.pointee.not_modified != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__ListProjectsResponse> {
    let c = arena.allocate(Otolith__Catalogue__V1__ListProjectsResponse.self)
    otolith__catalogue__v1__list_projects_response__init(c)
    if !self.projects.isEmpty {
      c.pointee.n_projects = self.projects.count
      c.pointee.projects = arena.array(self.projects) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__Project>? }
    }
    if !self.nextPageToken.isEmpty { c.pointee.next_page_token = arena.string(self.nextPageToken) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    c.pointee.not_modified = self.notModified ? 1 : 0
    return c
  }
}

extension CatalogueV1.UpdateProjectRequest {
  public static var fullName: String { "otolith.catalogue.v1.UpdateProjectRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__update_project_request__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__UpdateProjectRequest>) {
    self.project = c.pointee.project.map { CatalogueV1.Project($0) }
    self.updateMask = c.pointee.update_mask.map { GoogleProtobuf.FieldMask($0) }
    self.etag = Codec.string(c.pointee.etag)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__UpdateProjectRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__UpdateProjectRequest.self)
    otolith__catalogue__v1__update_project_request__init(c)
    if let value = self.project { c.pointee.project = value.cStruct(in: arena) }
    if let value = self.updateMask { c.pointee.update_mask = value.cStruct(in: arena) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    return c
  }
}

extension CatalogueV1.SetProjectRoleRequest {
  public static var fullName: String { "otolith.catalogue.v1.SetProjectRoleRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__set_project_role_request__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__SetProjectRoleRequest>) {
    self.projectID = Codec.string(c.pointee.project_id)
    self.participantID = Codec.string(c.pointee.participant_id)
    self.role = CatalogueV1.ProjectRole(rawValue: Int32(truncatingIfNeeded: c.pointee.role.rawValue))
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__SetProjectRoleRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__SetProjectRoleRequest.self)
    otolith__catalogue__v1__set_project_role_request__init(c)
    if !self.projectID.isEmpty { c.pointee.project_id = arena.string(self.projectID) }
    if !self.participantID.isEmpty { c.pointee.participant_id = arena.string(self.participantID) }
    c.pointee.role = Otolith__Catalogue__V1__ProjectRole(rawValue: .init(truncatingIfNeeded: self.role.rawValue))
    return c
  }
}

extension CatalogueV1.SetProjectRoleResponse {
  public static var fullName: String { "otolith.catalogue.v1.SetProjectRoleResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__set_project_role_response__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__SetProjectRoleResponse>) {
    self.changed = c.pointee.changed != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__SetProjectRoleResponse> {
    let c = arena.allocate(Otolith__Catalogue__V1__SetProjectRoleResponse.self)
    otolith__catalogue__v1__set_project_role_response__init(c)
    c.pointee.changed = self.changed ? 1 : 0
    return c
  }
}

extension CatalogueV1.ListProjectRolesRequest {
  public static var fullName: String { "otolith.catalogue.v1.ListProjectRolesRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__list_project_roles_request__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__ListProjectRolesRequest>) {
    self.projectID = Codec.string(c.pointee.project_id)
    self.etag = Codec.string(c.pointee.etag)
    self.pageSize = c.pointee.page_size
    self.pageToken = Codec.string(c.pointee.page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__ListProjectRolesRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__ListProjectRolesRequest.self)
    otolith__catalogue__v1__list_project_roles_request__init(c)
    if !self.projectID.isEmpty { c.pointee.project_id = arena.string(self.projectID) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    c.pointee.page_size = self.pageSize
    if !self.pageToken.isEmpty { c.pointee.page_token = arena.string(self.pageToken) }
    return c
  }
}

extension CatalogueV1.ListProjectRolesResponse {
  public static var fullName: String { "otolith.catalogue.v1.ListProjectRolesResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__list_project_roles_response__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__ListProjectRolesResponse>) {
    self.members = Codec.messages(c.pointee.members, c.pointee.n_members) { CatalogueV1.ProjectMember($0) }
    self.etag = Codec.string(c.pointee.etag)
    self.notModified = c.pointee.not_modified != 0
    self.nextPageToken = Codec.string(c.pointee.next_page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__ListProjectRolesResponse> {
    let c = arena.allocate(Otolith__Catalogue__V1__ListProjectRolesResponse.self)
    otolith__catalogue__v1__list_project_roles_response__init(c)
    if !self.members.isEmpty {
      c.pointee.n_members = self.members.count
      c.pointee.members = arena.array(self.members) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__ProjectMember>? }
    }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    c.pointee.not_modified = self.notModified ? 1 : 0
    if !self.nextPageToken.isEmpty { c.pointee.next_page_token = arena.string(self.nextPageToken) }
    return c
  }
}

extension CatalogueV1.ProjectMember {
  public static var fullName: String { "otolith.catalogue.v1.ProjectMember" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__project_member__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__ProjectMember>) {
    self.participantID = Codec.string(c.pointee.participant_id)
    self.role = CatalogueV1.ProjectRole(rawValue: Int32(truncatingIfNeeded: c.pointee.role.rawValue))
    self.grantTime = c.pointee.grant_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__ProjectMember> {
    let c = arena.allocate(Otolith__Catalogue__V1__ProjectMember.self)
    otolith__catalogue__v1__project_member__init(c)
    if !self.participantID.isEmpty { c.pointee.participant_id = arena.string(self.participantID) }
    c.pointee.role = Otolith__Catalogue__V1__ProjectRole(rawValue: .init(truncatingIfNeeded: self.role.rawValue))
    if let value = self.grantTime { c.pointee.grant_time = value.cStruct(in: arena) }
    return c
  }
}

extension CatalogueV1.ListAuditEntriesRequest {
  public static var fullName: String { "otolith.catalogue.v1.ListAuditEntriesRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__list_audit_entries_request__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__ListAuditEntriesRequest>) {
    self.projectID = Codec.string(c.pointee.project_id)
    self.pageSize = c.pointee.page_size
    self.pageToken = Codec.string(c.pointee.page_token)
    self.resource = Codec.string(c.pointee.resource)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__ListAuditEntriesRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__ListAuditEntriesRequest.self)
    otolith__catalogue__v1__list_audit_entries_request__init(c)
    if !self.projectID.isEmpty { c.pointee.project_id = arena.string(self.projectID) }
    c.pointee.page_size = self.pageSize
    if !self.pageToken.isEmpty { c.pointee.page_token = arena.string(self.pageToken) }
    if !self.resource.isEmpty { c.pointee.resource = arena.string(self.resource) }
    return c
  }
}

extension CatalogueV1.ListAuditEntriesResponse {
  public static var fullName: String { "otolith.catalogue.v1.ListAuditEntriesResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__list_audit_entries_response__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__ListAuditEntriesResponse>) {
    self.entries = Codec.messages(c.pointee.entries, c.pointee.n_entries) { CatalogueV1.AuditEntry($0) }
    self.nextPageToken = Codec.string(c.pointee.next_page_token)
    self.names = Codec.messages(c.pointee.names, c.pointee.n_names) { CatalogueV1.AuditName($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__ListAuditEntriesResponse> {
    let c = arena.allocate(Otolith__Catalogue__V1__ListAuditEntriesResponse.self)
    otolith__catalogue__v1__list_audit_entries_response__init(c)
    if !self.entries.isEmpty {
      c.pointee.n_entries = self.entries.count
      c.pointee.entries = arena.array(self.entries) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__AuditEntry>? }
    }
    if !self.nextPageToken.isEmpty { c.pointee.next_page_token = arena.string(self.nextPageToken) }
    if !self.names.isEmpty {
      c.pointee.n_names = self.names.count
      c.pointee.names = arena.array(self.names) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__AuditName>? }
    }
    return c
  }
}

extension CatalogueV1.AuditName {
  public static var fullName: String { "otolith.catalogue.v1.AuditName" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__audit_name__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__AuditName>) {
    self.name = Codec.string(c.pointee.name)
    self.participantID = Codec.string(c.pointee.participant_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__AuditName> {
    let c = arena.allocate(Otolith__Catalogue__V1__AuditName.self)
    otolith__catalogue__v1__audit_name__init(c)
    if !self.name.isEmpty { c.pointee.name = arena.string(self.name) }
    if !self.participantID.isEmpty { c.pointee.participant_id = arena.string(self.participantID) }
    return c
  }
}

extension CatalogueV1.AuditEntry {
  public static var fullName: String { "otolith.catalogue.v1.AuditEntry" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__audit_entry__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__AuditEntry>) {
    self.number = c.pointee.number
    self.createTime = c.pointee.create_time.map { GoogleProtobuf.Timestamp($0) }
    self.actor = Codec.string(c.pointee.actor)
    self.action = Codec.string(c.pointee.action)
    self.resource = Codec.string(c.pointee.resource)
    self.old = c.pointee.old.map { GoogleProtobuf.`Any`($0) }
    self.new = c.pointee.new_.map { GoogleProtobuf.`Any`($0) }
    self.previousHash = Codec.string(c.pointee.previous_hash)
    self.hash = Codec.string(c.pointee.hash)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__AuditEntry> {
    let c = arena.allocate(Otolith__Catalogue__V1__AuditEntry.self)
    otolith__catalogue__v1__audit_entry__init(c)
    c.pointee.number = self.number
    if let value = self.createTime { c.pointee.create_time = value.cStruct(in: arena) }
    if !self.actor.isEmpty { c.pointee.actor = arena.string(self.actor) }
    if !self.action.isEmpty { c.pointee.action = arena.string(self.action) }
    if !self.resource.isEmpty { c.pointee.resource = arena.string(self.resource) }
    if let value = self.old { c.pointee.old = value.cStruct(in: arena) }
    if let value = self.new { c.pointee.new_ = value.cStruct(in: arena) }
    if !self.previousHash.isEmpty { c.pointee.previous_hash = arena.string(self.previousHash) }
    if !self.hash.isEmpty { c.pointee.hash = arena.string(self.hash) }
    return c
  }
}

extension CatalogueV1.PublishedVersion {
  public static var fullName: String { "otolith.catalogue.v1.PublishedVersion" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__published_version__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__PublishedVersion>) {
    self.id = Codec.string(c.pointee.id)
    self.version = c.pointee.version
    self.contentHash = Codec.string(c.pointee.content_hash)
    self.retired = c.pointee.retired != 0
    self.changeReason = Codec.string(c.pointee.change_reason)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__PublishedVersion> {
    let c = arena.allocate(Otolith__Catalogue__V1__PublishedVersion.self)
    otolith__catalogue__v1__published_version__init(c)
    if !self.id.isEmpty { c.pointee.id = arena.string(self.id) }
    c.pointee.version = self.version
    if !self.contentHash.isEmpty { c.pointee.content_hash = arena.string(self.contentHash) }
    c.pointee.retired = self.retired ? 1 : 0
    if !self.changeReason.isEmpty { c.pointee.change_reason = arena.string(self.changeReason) }
    return c
  }
}
