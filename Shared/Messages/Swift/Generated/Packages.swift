// Generated from the packages of all proto files by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

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
