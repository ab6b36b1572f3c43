import Fields
import Messages
import ServiceKit

extension Erasure {
  var message: AuthV1.Erasure {
    AuthV1.Erasure(
      erasureID: erasureID.text, studyID: studyID,
      mode: ErasureOrder.Mode(rawValue: mode)?.message ?? .unspecified,
      requestTime: GoogleProtobuf.Timestamp(requestedAt),
      completeTime: completedAt.map { GoogleProtobuf.Timestamp($0) },
      receipts: receipts.map(\.message), pendingServices: pendingServices)
  }
}

extension Erasure.Receipt {
  var message: AuthV1.ErasureReceipt {
    AuthV1.ErasureReceipt(
      service: service,
      counts: counts.sorted { $0.key < $1.key }.map {
        AuthV1.ErasureCount(kind: $0.key, count: $0.value)
      },
      completeTime: GoogleProtobuf.Timestamp(completedAt))
  }
}
