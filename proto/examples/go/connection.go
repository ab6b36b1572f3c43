package main

import (
	"context"
	"crypto/tls"
	"crypto/x509"
	"fmt"
	"math/rand"
	"os"
	"strings"
	"time"

	"google.golang.org/genproto/googleapis/rpc/errdetails"
	"google.golang.org/grpc"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/credentials"
	"google.golang.org/grpc/keepalive"
	"google.golang.org/grpc/metadata"
	"google.golang.org/grpc/status"
	"google.golang.org/protobuf/reflect/protoreflect"
	"google.golang.org/protobuf/reflect/protoregistry"
	"google.golang.org/protobuf/types/descriptorpb"
)

// [guide: connect]

// dial opens a channel to a service: one address with TLS for all services, or one address per
// service without TLS, for tests on one machine.
func dial(service string, interceptors ...grpc.UnaryClientInterceptor) (*grpc.ClientConn, error) {
	options := []grpc.DialOption{
		// The server allows a PING every five minutes, and only during a call.
		grpc.WithKeepaliveParams(keepalive.ClientParameters{
			Time: 6 * time.Minute, Timeout: 20 * time.Second, PermitWithoutStream: false}),
		// A catalogue may exceed gRPC's default limit of 4 MiB.
		grpc.WithDefaultCallOptions(grpc.MaxCallRecvMsgSize(64 << 20)),
		grpc.WithUserAgent("example-gateway/1"),
		grpc.WithChainUnaryInterceptor(interceptors...),
	}
	address := os.Getenv("OTOLITH_ADDRESS")
	if address == "" {
		address = os.Getenv("OTOLITH_" + strings.ToUpper(service) + "_ADDRESS")
		return grpc.Dial(address, append(options, grpc.WithInsecure())...)
	}
	// Without a file, the system's roots are used.
	configuration := &tls.Config{MinVersion: tls.VersionTLS12}
	if file := os.Getenv("OTOLITH_TLS_ROOTS_FILE"); file != "" {
		roots, err := os.ReadFile(file)
		if err != nil {
			return nil, err
		}
		configuration.RootCAs = x509.NewCertPool()
		if !configuration.RootCAs.AppendCertsFromPEM(roots) {
			return nil, fmt.Errorf("%s: no certificate in it", file)
		}
	}
	return grpc.Dial(
		address, append(options, grpc.WithTransportCredentials(credentials.NewTLS(configuration)))...)
}

// [guide: end]

// reasonOf returns the stable reason of an error; empty without one, e.g. for network errors.
func reasonOf(err error) string {
	for _, detail := range status.Convert(err).Details() {
		if info, ok := detail.(*errdetails.ErrorInfo); ok && info.Domain == "otolith" {
			return info.Reason
		}
	}
	return ""
}

// [guide: retry]

const (
	perTry = 15 * time.Second
	inAll  = 60 * time.Second
)

// mayBeRepeated reads the method's idempotency_level; path is `/otolith.auth.v1.SessionService/Refresh`.
func mayBeRepeated(path string) bool {
	name := protoreflect.FullName(strings.ReplaceAll(path[1:], "/", "."))
	method, err := protoregistry.GlobalFiles.FindDescriptorByName(name)
	if err != nil {
		return false
	}
	level := method.Options().(*descriptorpb.MethodOptions).GetIdempotencyLevel()
	return level != descriptorpb.MethodOptions_IDEMPOTENCY_UNKNOWN
}

// waitBeforeAnother returns the delay before a retry, and whether to retry at all.
func waitBeforeAnother(err error, path string, tries int) (time.Duration, bool) {
	if err == nil {
		return 0, false
	}
	// The server did nothing, and states when to try again.
	for _, detail := range status.Convert(err).Details() {
		if info, ok := detail.(*errdetails.RetryInfo); ok {
			delay := info.GetRetryDelay()
			return time.Duration(delay.GetSeconds())*time.Second + time.Duration(delay.GetNanos()), true
		}
	}
	// The outcome is unknown: repeat only methods that may be repeated.
	code := status.Code(err)
	if (code == codes.Unavailable || code == codes.DeadlineExceeded) && mayBeRepeated(path) {
		longest := 500 * time.Millisecond << min(tries, 4)
		return time.Duration(rand.Int63n(int64(longest))), true
	}
	return 0, false
}

// patient sets a deadline for every attempt, and retries while time remains.
func patient(
	ctx context.Context, path string, request, reply interface{}, connection *grpc.ClientConn,
	invoke grpc.UnaryInvoker, options ...grpc.CallOption,
) error {
	ctx, cancel := context.WithTimeout(ctx, inAll)
	defer cancel()
	for tries := 0; ; tries++ {
		attempt, done := context.WithTimeout(ctx, perTry)
		err := invoke(attempt, path, request, reply, connection, options...)
		done()
		wait, again := waitBeforeAnother(err, path, tries)
		ends, _ := ctx.Deadline()
		if !again || time.Now().Add(wait).After(ends) {
			return err
		}
		select {
		case <-time.After(wait):
		case <-ctx.Done():
			return err
		}
	}
}

// [guide: end]

// [guide: token]

// authorized adds the access token to calls, and refreshes it once when it is refused.
func authorized(session *Session) grpc.UnaryClientInterceptor {
	return func(
		ctx context.Context, path string, request, reply interface{}, connection *grpc.ClientConn,
		invoke grpc.UnaryInvoker, options ...grpc.CallOption,
	) error {
		token := session.AccessToken()
		if token == "" {
			return fmt.Errorf("%w: sign in first", errSignedOut)
		}
		err := invoke(withToken(ctx, token), path, request, reply, connection, options...)
		// Expiry is decided by the server's clock, not the device's.
		refused := status.Code(err) == codes.Unauthenticated
		if !refused || !strings.HasPrefix(reasonOf(err), "TOKEN_") {
			return err
		}
		token, err = session.Renewed(ctx, token)
		if err != nil {
			return err
		}
		return invoke(withToken(ctx, token), path, request, reply, connection, options...)
	}
}

func withToken(ctx context.Context, token string) context.Context {
	return metadata.AppendToOutgoingContext(ctx, "authorization", "Bearer "+token)
}

// [guide: end]

func min(a, b int) int {
	if a < b {
		return a
	}
	return b
}
