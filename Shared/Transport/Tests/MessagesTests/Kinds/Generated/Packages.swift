// Generated from the packages of all proto files by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

/// The types of the package `kinds`.
enum Kinds {}
