/// Why a study, or something of it, could not be found.
package enum StudyError: Error, Sendable, Hashable {
  case unknown
  /// It is not known here, and the catalogue cannot be asked now.
  case notYetKnown
  /// Its password has not arrived by the bus yet.
  case passwordNotYetKnown
  case groupUnknown
}
