import Messages
import ServiceKit

extension StudyConsumer {
  /// Stores studies published by the catalogue, and forgets deleted ones.
  init() {
    let learnStudy = LearnStudy()
    let forgetStudy = ForgetStudy()
    self.init(
      record: { study, _, connection in
        try await learnStudy(PublishedStudy(study), on: connection)
      }, forget: { try await forgetStudy($0, on: $1) })
  }
}
