import IngestionApplication
package import IngestionDomain
import IngestionWire
package import ServiceKit

/// Asks the catalogue for studies.
package struct CatalogueStudies: StudyOwner {
  private let client: CatalogueClient

  package init(client: CatalogueClient) {
    self.client = client
  }

  package var canBeAsked: Bool { client.hasAddress }

  package func study(_ studyID: String) async -> OwnerAnswer<PublishedStudy> {
    switch await client.study(studyID) {
    case .found(let study): .found(PublishedStudy(study))
    case .notFound: .notFound
    case .unreachable: .unreachable
    }
  }
}
