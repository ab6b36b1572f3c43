import Messages
import PlanningApplication
package import PlanningDomain
import QuestionnaireWire
import Questionnaires
package import ServiceKit

/// Asks the catalogue for studies.
package struct CatalogueStudies: StudyOwner {
  private let client: CatalogueClient

  package init(client: CatalogueClient) {
    self.client = client
  }

  package func study(_ studyID: String) async -> OwnerAnswer<StudyRecord> {
    switch await client.study(studyID) {
    case .found(let study):
      .found(StudyRecord(StudyDefinition(study), revision: Int(study.revision)))
    case .notFound: .notFound
    case .unreachable: .unreachable
    }
  }
}
