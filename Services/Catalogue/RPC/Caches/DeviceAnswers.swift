import Messages
import QuestionnaireWire
import Questionnaires
import ServiceKit

/// Cached responses of ``DeviceCatalogue``, in the devices' languages and wire format.
struct DeviceAnswers: Sendable {
  /// Maximum size in bytes, for studies and again for whole responses.
  private static let bytesMax = 8 << 20

  struct Reply: Sendable {
    var response: CatalogueV1.GetDeviceCatalogueResponse
    /// The encoded response; nil if encoding takes no time.
    var encoded: [UInt8]?
  }

  private struct ViewKey: Hashable, Sendable {
    var head: DeviceHead
    var viewKey: String
  }

  private let device: DeviceCatalogue
  private let views: StudyViews
  private let kept: WeightedCache<ViewKey, CatalogueV1.DeviceStudy>
  /// Responses by etag, which identifies all contents.
  private let replies: WeightedCache<String, Reply>

  init(device: DeviceCatalogue, views: StudyViews) {
    self.device = device
    self.views = views
    kept = WeightedCache(weightMax: Self.bytesMax)
    replies = WeightedCache(weightMax: Self.bytesMax)
  }

  /// Whether the answer still has this etag, see ``DeviceCatalogue/isUnchanged(_:etag:)``.
  func isUnchanged(_ question: DeviceCatalogue.Question, etag: String) -> Bool {
    device.isUnchanged(question, etag: etag)
  }

  /// - Parameter language: the parsed language of the question.
  /// - Throws: ``CatalogueError/Unknown/study``; `PostgresError`.
  func answer(
    _ question: DeviceCatalogue.Question, in language: LanguageTag?, knownTag: String
  ) async throws -> Reply {
    let answer = try await device(question, in: language)
    guard knownTag != answer.etag else {
      return Reply(
        response: CatalogueV1.GetDeviceCatalogueResponse(etag: answer.etag, notModified: true))
    }
    if let reply = replies.value(for: answer.etag) { return reply }
    var response = CatalogueV1.GetDeviceCatalogueResponse(etag: answer.etag)
    for (head, visibility) in zip(answer.heads, question.visibilities) {
      let key = ViewKey(head: head, viewKey: head.viewKey(language))
      if let view = kept.value(for: key) {
        response.studies.append(visibility.narrowing(view))
        continue
      }
      let view = try await view(of: head, in: language)
      kept.insert(view, weight: view.encodedSize, for: key)
      response.studies.append(visibility.narrowing(view))
    }
    let encoded = response.serialized()
    let reply = Reply(response: response, encoded: encoded)
    replies.insert(reply, weight: encoded.count, for: answer.etag)
    return reply
  }

  private func view(
    of head: DeviceHead, in language: LanguageTag?
  ) async throws -> CatalogueV1.DeviceStudy {
    async let study = views.studies([head.study], in: .one(language)).first?.study
    async let questionnaires = views.questionnaires(of: head.study, in: language).questionnaires
    let library = try await device.library(of: head)
    let localized = try await study
    let defaults = LibraryTextDefaults(
      language: localized?.defaultLanguage ?? "en",
      fallback: LanguageFallback(localized?.languageFallback ?? .unspecified))
    return CatalogueV1.DeviceStudy(
      study: localized, questionnaires: try await questionnaires,
      soundCollections: try library.sounds.map {
        try $0.contents(language, in: defaults)
      },
      vocabularies: try library.vocabularies.map {
        try $0.contents(language, in: defaults)
      })
  }
}
