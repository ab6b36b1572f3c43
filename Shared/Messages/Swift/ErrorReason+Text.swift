internal import COtolithMessages
internal import CProtobufC

// Error reasons are sent as text: the names of the values.

extension AuthV1.ErrorReason {
  public var text: String { name(rawValue, otolith__auth__v1__error_reason__descriptor) }
}

extension CatalogueV1.ErrorReason {
  public var text: String { name(rawValue, otolith__catalogue__v1__error_reason__descriptor) }
}

extension CommonV1.ErrorReason {
  public var text: String { name(rawValue, otolith__common__v1__error_reason__descriptor) }
}

extension IngestionV1.ErrorReason {
  public var text: String { name(rawValue, otolith__ingestion__v1__error_reason__descriptor) }
}

extension PlanningV1.ErrorReason {
  public var text: String { name(rawValue, otolith__planning__v1__error_reason__descriptor) }
}

private func name(_ number: Int32, _ descriptor: ProtobufCEnumDescriptor) -> String {
  withUnsafePointer(to: descriptor) { descriptor in
    protobuf_c_enum_descriptor_get_value(descriptor, number).map {
      String(cString: $0.pointee.name)
    } ?? ""
  }
}
