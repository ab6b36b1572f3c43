import FoundationEssentials

/// A publication, change or retirement.
struct Change: Sendable, Hashable {
  var kind: ResourceKind
  var resourceID: String
  /// 0 for resources without versions.
  var version: UInt32
  var isRetired: Bool
  var projectID: String
  var time: Date
}

/// A change to be recorded.
struct NewChange: Sendable, Hashable {
  var kind: ResourceKind
  var id: String
  var version: UInt32 = 0
  var isRetired: Bool = false
  /// Whether callers without a role in the project see it.
  var isShared: Bool
}

struct ChangePage: Sendable, Hashable {
  var changes: [Change]
  var end: ChangeCursor
  var hasMore: Bool
}

/// Kinds of resources in the feed and the library. Raw values are used in the protocol and the
/// database; a later release may have written others.
struct ResourceKind: RawRepresentable, Sendable, Hashable {
  let rawValue: Int16

  static let study = ResourceKind(rawValue: 1)
  static let questionnaire = ResourceKind(rawValue: 2)
  static let soundCollection = ResourceKind(rawValue: 3)
  static let vocabulary = ResourceKind(rawValue: 4)
  static let item = ResourceKind(rawValue: 5)
  static let project = ResourceKind(rawValue: 6)

  static let all: Set<ResourceKind> = [
    .study, .questionnaire, .soundCollection, .vocabulary, .item, .project,
  ]
}
