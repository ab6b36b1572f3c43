import Bus
import Fields
import Messages
import ServiceKit

extension JournaledErasure {
  /// The order as it stands in the log after an erasure: with the digest instead of the id.
  ///
  /// - Parameter source: name of this service.
  func repeated(by source: String) -> Event {
    let mode = ErasureOrder.Mode(rawValue: mode) ?? .eraseAnswers
    return Event(
      source: source, subject: erasureID.text, time: requestedAt,
      message: EventsV1.ErasureRequested(
        erasureID: erasureID.text, studyID: studyID, mode: mode.message,
        requestTime: GoogleProtobuf.Timestamp(requestedAt), participantDigest: [UInt8](digest),
        studyModes: studyModes.sorted { $0.key < $1.key }.map {
          AuthV1.StudyErasureMode(
            studyID: $0.key, mode: (ErasureOrder.Mode(rawValue: $0.value) ?? mode).message)
        }))
  }
}
