import FoundationEssentials
import Questionnaires

/// A decoded import.
struct StudyImport: Sendable {
  /// Values in the import that the service determines itself.
  struct Claim: Sendable {
    var version: UInt32
    /// Empty if absent.
    var contentHash: String
  }

  var study: StudyDefinition
  /// Stored form of the study; its languages are those of its own texts.
  var studyForm: StudyForm
  var questionnaires: [PublishableQuestionnaire]
  /// Claims in the order of the questionnaires.
  var claimed: [Claim]
  var soundCollections: [LibraryEntry]
  var vocabularies: [LibraryEntry]
  /// Empty to keep the stored password.
  var accessPassword: String
  /// Project of a new study; nil for the default project, or for that of an existing study.
  var projectID: String?
  /// Whether the pause and the end of an existing study are replaced, even if that resumes it.
  var appliesState: Bool
  /// Whether an existing study ends now, or stays ended.
  var endsNow = false
  /// Whether the retention may begin to erase data at once.
  var allowsErasure = false
  /// Newest revision that the importer has read; 0 if not compared.
  var knownRevision: UInt32 = 0
  /// Why the study changes; may be empty.
  var changeReason = ""
  /// Whether this is a dry run.
  var validatesOnly: Bool

  /// Returns the import with the stored pause and end, unless it asks to replace them: older files
  /// of a study must not resume it or reopen it.
  ///
  /// - Parameter current: the stored study, if any.
  func keepingState(of current: StudyDefinition?, at now: Date) -> StudyImport {
    guard let current, endsNow || !appliesState else { return self }
    var kept = self
    if !appliesState { kept.study.isPaused = study.isPaused || current.isPaused }
    let second = Int64(now.timeIntervalSince1970)
    if let end = current.endsAt, end.seconds <= second || (study.endsAt == nil && !endsNow) {
      kept.study.endsAt = end
    } else if endsNow {
      kept.study.endsAt = UTCInstant(seconds: second)
    }
    return kept
  }

  /// Published versions that the study references by number and the import does not contain.
  var referencedVersions: [QuestionnaireVersionKey] {
    study.questionnaires.filter { $0.version > 0 }
      .map { QuestionnaireVersionKey(id: $0.questionnaireID, version: $0.version) }
  }
}

/// Stored form of an import's study.
struct StudyForm: Sendable {
  /// Languages of all texts of the study itself.
  var languages: Set<String>
  /// Size before the service adds its values.
  var byteCount: Int
  /// Size in bytes of the study and its questionnaires, including published ones, as sent to
  /// devices in one language.
  var viewByteCount: @Sendable (_ language: String, _ published: [[UInt8]]) throws -> Int
  /// Encodes the stored form.
  var encoded: @Sendable (RevisionStamp) -> [UInt8]
}

/// Values that the service adds to a study revision.
struct RevisionStamp: Sendable {
  var revision: UInt32
  var isPaused: Bool
  var endsAt: UTCInstant?
  /// Versions in the order of the study's questionnaires.
  var versions: [UInt32]
  var consentVersion: String
  /// Consent versions of the groups with a text of their own.
  var groupConsentVersions: [String: String]
}

/// A published version that an import references but does not contain.
struct ReferencedVersion: Sendable {
  var definition: QuestionnaireDefinition
  /// Stored form.
  var bytes: [UInt8]
}
