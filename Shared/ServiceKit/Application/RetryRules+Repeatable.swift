import Messages
public import RPC
import Stubs

extension RetryRules {
  /// For channels to our own services: sends again, after UNAVAILABLE, what bears being carried out
  /// twice. That is every read, and every write that names a client-made id or replaces a state.
  ///
  /// Not among them: signing in, confirming and refreshing, which count attempts or use up what they
  /// are given, and asking for another e-mail; changing a draft or a project on top of an etag, where
  /// the second time finds its own change.
  public static let repeatable: RetryRules = {
    var rules = RetryRules()
    // Saves calls from a connection that was lost; a service that is down is told within 110 ms.
    let policy = RetryPolicy(
      attemptsMax: 3, initialBackoff: .milliseconds(30), backoffMax: .milliseconds(500),
      multiplier: 2, retryableCodes: [.unavailable])
    for (service, methods) in repeatableMethods {
      for method in methods { rules.set(policy, service: service, method: method) }
    }
    return rules
  }()

  private static let repeatableMethods: [(service: String, methods: [String])] = {
    typealias Accounts = AuthV1.AccountServiceMethods
    typealias Sessions = AuthV1.SessionServiceMethods
    typealias Enrolments = AuthV1.EnrolmentServiceMethods
    typealias Administration = AuthV1.AdministrationServiceMethods
    typealias Keys = AuthV1.KeyServiceMethods
    typealias Catalogue = CatalogueV1.CatalogueServiceMethods
    typealias Authoring = CatalogueV1.AuthoringServiceMethods
    typealias Drafts = CatalogueV1.DraftServiceMethods
    typealias Projects = CatalogueV1.ProjectServiceMethods
    typealias Library = CatalogueV1.LibraryServiceMethods
    typealias Changes = CatalogueV1.ChangeServiceMethods
    typealias Sheets = IngestionV1.AnswerSheetServiceMethods
    typealias Exports = IngestionV1.ExportServiceMethods
    typealias Planning = PlanningV1.PlanningServiceMethods
    return [
      (Accounts.service, [Accounts.registerAccount, Accounts.getAccount]),
      (Sessions.service, [Sessions.signInAnonymously, Sessions.signOut]),
      (
        Enrolments.service,
        [Enrolments.joinStudy, Enrolments.leaveStudy, Enrolments.listEnrolments]
      ),
      (
        Administration.service,
        [Administration.createStudyLeader, Administration.setLedStudies]
      ),
      (Keys.service, [Keys.listSigningKeys]),
      (
        Catalogue.service,
        [
          Catalogue.listStudies, Catalogue.getStudy, Catalogue.listStudyQuestionnaires,
          Catalogue.getQuestionnaireVersion, Catalogue.batchGetQuestionnaireVersions,
          Catalogue.getDeviceCatalogue, Catalogue.searchQuestionnaires,
        ]
      ),
      (Authoring.service, [Authoring.importStudy]),
      (
        Drafts.service,
        [
          Drafts.createDraft, Drafts.getDraft, Drafts.listDrafts, Drafts.deleteDraft,
          Drafts.checkDraft, Drafts.publishDraft, Drafts.retireQuestionnaire,
          Drafts.compareVersions, Drafts.getTranslationState,
        ]
      ),
      (
        Projects.service,
        [
          Projects.createProject, Projects.getProject, Projects.listProjects,
          Projects.setProjectRole, Projects.listProjectRoles, Projects.listAuditEntries,
        ]
      ),
      (
        Library.service,
        [
          Library.publishSoundCollection, Library.publishVocabulary, Library.publishItem,
          Library.getSoundCollection, Library.getVocabulary, Library.getItem,
          Library.listSoundCollections, Library.listVocabularies, Library.listItems,
        ]
      ),
      (Changes.service, [Changes.listChanges]),
      (Sheets.service, [Sheets.submitAnswerSheets, Sheets.listAnswerSheets, Sheets.getSeries]),
      (Exports.service, [Exports.exportAnswerSheets]),
      (
        Planning.service,
        [
          Planning.getNotificationPlan, Planning.getSchedule, Planning.setSchedule,
          Planning.resetSchedule,
        ]
      ),
    ]
  }()
}
