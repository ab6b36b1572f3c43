// Calls of one kind as fast as grpc-go can, for some seconds, on one channel; status 0 when each ended
// as its kind has to. The last line is `calls=N failures=N`. See Shared/Transport/Tests/Interop/run --honest.
//
//	honest_client PORT CASE SECONDS [CA_FILE SERVER_NAME]
//
// Messages are bytes, so that nothing has to be generated.
package main

import (
	"context"
	"fmt"
	"io"
	"os"
	"strconv"
	"sync"
	"time"

	"google.golang.org/grpc"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/credentials"
	"google.golang.org/grpc/status"
)

const (
	patience = 60 * time.Second
	large    = 1 << 20
	callers  = 16
	unary    = "/grpc.testing.TestService/UnaryCall"
	stream   = "/grpc.testing.TestService/StreamingOutputCall"
)

// plain passes bytes through.
type plain struct{}

func (plain) Marshal(value interface{}) ([]byte, error) { return *value.(*[]byte), nil }

func (plain) Unmarshal(data []byte, value interface{}) error {
	*value.(*[]byte) = append([]byte(nil), data...)
	return nil
}

func (plain) Name() string { return "proto" }

func varint(number int) []byte {
	var bytes []byte
	for ; number > 0x7f; number >>= 7 {
		bytes = append(bytes, byte(number&0x7f|0x80))
	}
	return append(bytes, byte(number))
}

func field(number int, content []byte) []byte {
	return append(append(varint(number<<3|2), varint(len(content))...), content...)
}

func number(field int, value int) []byte { return append(varint(field<<3), varint(value)...) }

// simple is grpc.testing.SimpleRequest: response_size = 2, payload = 3 with body = 2.
func simple(size int) []byte {
	return append(number(2, size), field(3, field(2, make([]byte, size)))...)
}

// requests by case. StreamingOutputCallRequest: response_parameters = 2 with size = 1, interval_us = 2;
// response_status = 7 with code = 1, message = 2.
var (
	smallRequest   = simple(10)
	largeRequest   = simple(large)
	failingRequest = field(7, append(number(1, int(codes.NotFound)), field(2, []byte("none"))...))
	// The response comes long after the deadline.
	lateRequest = field(2, append(number(1, 1), number(2, 60000000)...))
	manyRequest = func() []byte {
		var bytes []byte
		for index := 0; index < 200; index++ {
			bytes = append(bytes, field(2, number(1, 1000))...)
		}
		return bytes
	}()
)

func told(err error, code codes.Code) string {
	if status.Code(err) == code {
		return ""
	}
	return fmt.Sprintf("%v, not %v", err, code)
}

func call(connection *grpc.ClientConn, request []byte) (int, error) {
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	var response []byte
	err := connection.Invoke(ctx, unary, &request, &response)
	return len(response), err
}

// read counts the responses of a stream and pauses after each.
func read(
	ctx context.Context, connection *grpc.ClientConn, request []byte, pause time.Duration,
	begun func(),
) (int, error) {
	responses, err := connection.NewStream(ctx, &grpc.StreamDesc{ServerStreams: true}, stream)
	if err != nil {
		return 0, err
	}
	if err := responses.SendMsg(&request); err != nil && err != io.EOF {
		return 0, err
	}
	responses.CloseSend()
	begun()
	for count := 0; ; count++ {
		var response []byte
		if err := responses.RecvMsg(&response); err == io.EOF {
			return count, nil
		} else if err != nil {
			return count, err
		}
		time.Sleep(pause)
	}
}

// play says what was wrong with the call, or nothing.
func play(connection *grpc.ClientConn, name string, turn int) string {
	nothing := func() {}
	switch {
	case name == "honest_failing":
		_, err := call(connection, failingRequest)
		return told(err, codes.NotFound)
	case name == "honest_cancelled" && turn%3 == 0:
		ctx, cancel := context.WithTimeout(context.Background(), patience)
		_, err := read(ctx, connection, manyRequest, 0, cancel)
		return told(err, codes.Canceled)
	case name == "honest_slow_reader":
		ctx, cancel := context.WithTimeout(context.Background(), patience)
		defer cancel()
		count, err := read(ctx, connection, manyRequest, time.Millisecond, nothing)
		if err == nil && count != 200 {
			return fmt.Sprintf("%d responses", count)
		}
		return told(err, codes.OK)
	case name == "honest_large":
		count, err := call(connection, largeRequest)
		if err == nil && count <= large {
			return fmt.Sprintf("a response of %d bytes", count)
		}
		return told(err, codes.OK)
	case name == "honest_deadline":
		timeout := time.Duration(1+turn%10) * time.Millisecond
		ctx, cancel := context.WithTimeout(context.Background(), timeout)
		defer cancel()
		_, err := read(ctx, connection, lateRequest, 0, nothing)
		return told(err, codes.DeadlineExceeded)
	}
	_, err := call(connection, smallRequest)
	return told(err, codes.OK)
}

func dial() (*grpc.ClientConn, error) {
	options := []grpc.DialOption{grpc.WithDefaultCallOptions(
		grpc.ForceCodec(plain{}), grpc.MaxCallRecvMsgSize(64<<20))}
	if len(os.Args) < 6 {
		options = append(options, grpc.WithInsecure())
	} else {
		tls, err := credentials.NewClientTLSFromFile(os.Args[4], os.Args[5])
		if err != nil {
			return nil, err
		}
		options = append(
			options, grpc.WithTransportCredentials(tls), grpc.WithAuthority(os.Args[5]))
	}
	return grpc.Dial("127.0.0.1:"+os.Args[1], options...)
}

func main() {
	if len(os.Args) != 4 && len(os.Args) != 6 {
		fmt.Fprintln(os.Stderr, "honest_client PORT CASE SECONDS [CA_FILE SERVER_NAME]")
		os.Exit(64)
	}
	seconds, err := strconv.ParseFloat(os.Args[3], 64)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(64)
	}
	connection, err := dial()
	if err == nil {
		_, err = call(connection, smallRequest)
	}
	if err != nil {
		fmt.Printf("%v\ncalls=1 failures=1\n", err)
		os.Exit(1)
	}
	until := time.Now().Add(time.Duration(seconds * float64(time.Second)))
	var lock sync.Mutex
	var group sync.WaitGroup
	calls, failures, first := 0, 0, ""
	for caller := 0; caller < callers; caller++ {
		group.Add(1)
		go func() {
			defer group.Done()
			for turn := 0; ; turn++ {
				problem := play(connection, os.Args[2], turn)
				lock.Lock()
				calls++
				if problem != "" {
					if failures == 0 {
						first = problem
					}
					failures++
				}
				lock.Unlock()
				if time.Now().After(until) {
					return
				}
			}
		}()
	}
	group.Wait()
	if failures > 0 {
		fmt.Println(first)
	}
	fmt.Printf("calls=%d failures=%d\n", calls, failures)
	if failures > 0 {
		os.Exit(1)
	}
}
