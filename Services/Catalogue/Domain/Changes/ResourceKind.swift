/// What the feed tells of, and what the library keeps. Raw values as in the protocol and the database;
/// a later version of this program may have written others.
package struct ResourceKind: RawRepresentable, Sendable, Hashable {
  package let rawValue: Int16

  package init(rawValue: Int16) { self.rawValue = rawValue }

  package static let study = ResourceKind(rawValue: 1)
  package static let questionnaire = ResourceKind(rawValue: 2)
  package static let soundCollection = ResourceKind(rawValue: 3)
  package static let vocabulary = ResourceKind(rawValue: 4)
  package static let item = ResourceKind(rawValue: 5)
  package static let project = ResourceKind(rawValue: 6)

  package static let all: Set<ResourceKind> = [
    .study, .questionnaire, .soundCollection, .vocabulary, .item, .project,
  ]
}
