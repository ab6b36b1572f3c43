package import Bus
import Fields
package import FoundationEssentials
import Messages
package import Postgres

/// A change of a participant's enrolment in a study, published by auth.
package struct EnrolmentChange: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// The group id; empty if none.
    case joined(groupID: String)
    case regrouped(groupID: String)
    case left
  }

  /// The consent of an enrolment, whose latest state counts.
  package struct Consent: Sendable, Hashable {
    /// End of the consent; nil if it stays valid.
    package var endsAt: Date?
    package var toldAt: Date
    /// Version of the accepted text.
    package var version: String
    /// BCP 47 language in which the text was shown; empty if unknown.
    package var language: String
    /// Accepted optional parts.
    package var partIDs: [String]

    package init(
      endsAt: Date?, toldAt: Date, version: String = "", language: String = "",
      partIDs: [String] = []
    ) {
      self.endsAt = endsAt
      self.toldAt = toldAt
      self.version = version
      self.language = language
      self.partIDs = partIDs
    }
  }

  package var participantID: UUID
  package var studyID: String
  package var at: Date
  package var kind: Kind
  /// The consent of a participant who joined; nil for other changes.
  package var consent: Consent?
  /// Label by which the study's own records know a participant who joined; told with the consent.
  /// Empty if none.
  package var subjectLabel: String

  package init(
    participantID: UUID, studyID: String, at: Date, kind: Kind, consent: Consent? = nil,
    subjectLabel: String = ""
  ) {
    self.consent = consent
    self.subjectLabel = subjectLabel
    self.participantID = participantID
    self.studyID = studyID
    self.at = at
    self.kind = kind
  }
}

/// Keeps a service's read model of memberships up to date: enrolments, departures and groups.
package struct EnrolmentConsumer: EventConsumer {
  package typealias Record =
    @Sendable (_ change: EnrolmentChange, _ connection: PostgresConnection) async throws -> Void

  package let name: String
  private let record: Record
  private let erased = ErasedParticipants()

  /// - Parameters:
  ///   - name: see `EventConsumer.name`.
  ///   - record: stores a change. Changes may be repeated and arrive in any order; those of erased
  ///     participants are left out.
  package init(name: String, record: @escaping Record) {
    self.name = name
    self.record = record
  }

  package var types: Set<String> {
    [
      EventsV1.ParticipantEnrolled.fullName, EventsV1.MemberGroupChanged.fullName,
      EventsV1.EnrolmentEnded.fullName,
    ]
  }
  package var sources: Set<String>? { ["otolith-auth"] }

  package func apply(_ event: Event, on connection: PostgresConnection) async throws {
    guard let change = try change(event) else { return }
    // An event repeated after an erasure must not store the participant again.
    let isErased = try await erased.isErased(
      change.participantID, studyID: change.studyID, at: change.at, on: connection)
    if !isErased { try await record(change, connection) }
  }

  private func change(_ event: Event) throws -> EnrolmentChange? {
    switch event.type {
    case EventsV1.ParticipantEnrolled.fullName:
      let enrolled = try EventsV1.ParticipantEnrolled(serialized: event.data)
      return EnrolmentChange(
        participantID: try participantID(enrolled.participantID), studyID: enrolled.studyID,
        at: enrolled.joinTime?.date ?? event.time, kind: .joined(groupID: enrolled.groupID),
        consent: .init(
          endsAt: enrolled.consentEndTime?.date, toldAt: event.time,
          version: enrolled.consentVersion, language: enrolled.consentLanguage,
          partIDs: enrolled.consentPartIDs),
        subjectLabel: enrolled.subjectLabel)
    case EventsV1.MemberGroupChanged.fullName:
      let changed = try EventsV1.MemberGroupChanged(serialized: event.data)
      return EnrolmentChange(
        participantID: try participantID(changed.participantID), studyID: changed.studyID,
        at: changed.changeTime?.date ?? event.time, kind: .regrouped(groupID: changed.groupID))
    case EventsV1.EnrolmentEnded.fullName:
      let ended = try EventsV1.EnrolmentEnded(serialized: event.data)
      return EnrolmentChange(
        participantID: try participantID(ended.participantID), studyID: ended.studyID,
        at: ended.leaveTime?.date ?? event.time, kind: .left)
    default: return nil
    }
  }
}

extension EventConsumer {
  /// - Throws: `PermanentFailure` if the text is not a UUID.
  package func participantID(_ text: String) throws -> UUID { try uuid(text, "participant id") }

  /// - Throws: `PermanentFailure` if the text is not a UUID.
  package func uuid(_ text: String, _ name: String) throws -> UUID {
    guard let id = UUID(text: text) else { throw PermanentFailure("the \(name) is not a UUID") }
    return id
  }
}
