import ServiceKit

extension EnrolmentConsumer {
  init() {
    self.init(name: "enrolment") { try await RecordEnrolmentChange()($0, on: $1) }
  }
}
