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
