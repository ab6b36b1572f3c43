import Messages
import QuestionnaireWire
import Questionnaires
import ServiceKit

extension StudyConsumer {
  init() {
    let learnStudy = LearnStudy()
    let forgetStudy = ForgetStudy()
    self.init(
      record: { try await learnStudy(StudyRecord($0), at: $1, on: $2) },
      forget: { try await forgetStudy($0, on: $1) })
  }
}

extension EnrolmentConsumer {
  init(events: any PlanEvents) {
    let recordChange = RecordEnrolmentChange(events: events)
    self.init(name: "enrolments") { try await recordChange($0, on: $1) }
  }
}

extension CatalogueClient {
  /// Studies that the bus has not delivered yet.
  var studies: StudyOwner<StudyRecord> { studies { StudyRecord($0) } }
}

extension StudyRecord {
  init(_ study: CatalogueV1.Study) {
    self.init(StudyDefinition(study), revision: Int(study.revision))
  }
}
