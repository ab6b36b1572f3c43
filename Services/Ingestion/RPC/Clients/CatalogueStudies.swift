import ServiceKit

/// Asks the catalogue for studies.
struct CatalogueStudies: StudyOwner {
  let client: CatalogueClient

  var canBeAsked: Bool { client.hasAddress }

  func study(_ studyID: String) async -> OwnerAnswer<PublishedStudy> {
    await client.publishedStudy(studyID).processed { study, publishedAt in
      var study = PublishedStudy(study)
      study.publishedAt = publishedAt
      return study
    }
  }
}
