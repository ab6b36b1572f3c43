package main

// Debian 12 has grpc-go with github.com/golang/protobuf 1.3, which cannot read what its protoc-gen-go 1.28
// writes. A gateway with modules of today needs no such file: they have one implementation of messages.

import (
	"google.golang.org/grpc/encoding"
	"google.golang.org/protobuf/proto"
)

type codec struct{}

func init() { encoding.RegisterCodec(codec{}) }

func (codec) Name() string { return "proto" }

func (codec) Marshal(message interface{}) ([]byte, error) {
	return proto.Marshal(message.(proto.Message))
}

func (codec) Unmarshal(bytes []byte, message interface{}) error {
	return proto.Unmarshal(bytes, message.(proto.Message))
}
