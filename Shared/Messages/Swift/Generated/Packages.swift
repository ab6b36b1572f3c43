// Generated from the packages of all proto files by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

/// The types of the package `google.protobuf`.
public enum GoogleProtobuf {}

/// The types of the package `google.rpc`.
public enum GoogleRPC {}

/// The types of the package `grpc.health.v1`.
public enum GRPCHealthV1 {}

/// The types of the package `grpc.reflection.v1`.
public enum GRPCReflectionV1 {}

/// The types of the package `grpc.reflection.v1alpha`.
public enum GRPCReflectionV1alpha {}

/// The types of the package `opentelemetry.proto.collector.trace.v1`.
public enum OpenTelemetryCollectorTraceV1 {}

/// The types of the package `opentelemetry.proto.common.v1`.
public enum OpenTelemetryCommonV1 {}

/// The types of the package `opentelemetry.proto.resource.v1`.
public enum OpenTelemetryResourceV1 {}

/// The types of the package `opentelemetry.proto.trace.v1`.
public enum OpenTelemetryTraceV1 {}

/// The types of the package `otolith.auth.v1`.
public enum AuthV1 {}

/// The types of the package `otolith.catalogue.v1`.
public enum CatalogueV1 {}

/// The types of the package `otolith.common.v1`.
public enum CommonV1 {}

/// The types of the package `otolith.events.v1`.
public enum EventsV1 {}

/// The types of the package `otolith.ingestion.v1`.
public enum IngestionV1 {}

/// The types of the package `otolith.planning.v1`.
public enum PlanningV1 {}
