package import FoundationEssentials

/// What auth told of a participant and a study.
package struct EnrolmentChange: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// With the group; empty: none.
    case joined(groupID: String)
    case regrouped(groupID: String)
    case left
  }

  package var participantID: UUID
  package var studyID: String
  package var at: Date
  package var kind: Kind

  package init(participantID: UUID, studyID: String, at: Date, kind: Kind) {
    self.participantID = participantID
    self.studyID = studyID
    self.at = at
    self.kind = kind
  }
}
