package import Bus
package import FoundationEssentials
package import Messages
package import Postgres

/// Source of studies that the bus has not delivered yet, in the form that a service stores.
package struct StudyOwner<Study: Sendable>: Sendable {
  /// A study with the time at which its revision was published; nil if unknown.
  package typealias Published = (study: Study, publishedAt: Date?)

  /// Whether the operator configured an address of the catalogue.
  package let canBeAsked: Bool
  package let study: @Sendable (_ studyID: String) async -> OwnerAnswer<Published>

  package init(
    canBeAsked: Bool,
    study: @escaping @Sendable (_ studyID: String) async -> OwnerAnswer<Published>
  ) {
    self.canBeAsked = canBeAsked
    self.study = study
  }
}

extension CatalogueClient {
  /// Returns the source of studies.
  ///
  /// - Parameter read: converts a study to the form that the service stores.
  package func studies<Study>(
    _ read: @escaping @Sendable (CatalogueV1.Study) -> Study
  ) -> StudyOwner<Study> {
    StudyOwner(canBeAsked: hasAddress) {
      await publishedStudy($0).processed { (read($0.study), $0.publishedAt) }
    }
  }
}

/// Keeps a service's read model of studies up to date.
package struct StudyConsumer: EventConsumer {
  package typealias Record =
    @Sendable (_ study: CatalogueV1.Study, _ publishedAt: Date, _ connection: PostgresConnection)
    async throws -> Void

  package typealias Forget =
    @Sendable (_ studyID: String, _ connection: PostgresConnection) async throws -> Void

  private let record: Record
  private let forget: Forget

  /// - Parameters:
  ///   - record: stores a study. Revisions may be repeated and arrive in any order.
  ///   - forget: forgets a study that the catalogue deleted.
  package init(record: @escaping Record, forget: @escaping Forget) {
    self.record = record
    self.forget = forget
  }

  package var name: String { "studies" }
  package var types: Set<String> {
    [EventsV1.StudyPublished.fullName, EventsV1.StudyDeleted.fullName]
  }
  package var sources: Set<String>? { ["otolith-catalogue"] }

  package func apply(_ event: Event, on connection: PostgresConnection) async throws {
    if event.type == EventsV1.StudyDeleted.fullName {
      try await forget(try EventsV1.StudyDeleted(serialized: event.data).studyID, connection)
      return
    }
    let published = try EventsV1.StudyPublished(serialized: event.data)
    guard let study = published.study, !study.studyID.isEmpty else {
      throw PermanentFailure("the event has no study")
    }
    try await record(study, event.time, connection)
  }
}
