import ArgumentParser
import Messages
import RPCClient

/// Shell completion of study ids.
enum StudyCompletion {
  /// Public studies of the catalogue. If it cannot be reached, it quickly completes nothing.
  static var kind: CompletionKind {
    .custom { _, _, prefix in
      let ids = try? await Connection.with { client in
        try await Pages.all(most: 1_000, size: 100) { size, token in
          var options = CallOptions(timeout: .seconds(2))
          options.retry = RetryPolicy.none
          let page = try await client.catalogue.listStudies(
            .init(pageSize: size, pageToken: token, readMask: .init(paths: ["study_id"])),
            options: options)
          return (page.studies.map(\.studyID), page.nextPageToken)
        }
      }
      return (ids ?? []).filter { $0.hasPrefix(prefix) }
    }
  }
}
