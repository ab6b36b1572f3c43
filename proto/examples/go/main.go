// A gateway of one participant: what a phone does, by the command line. ../../GATEWAYS.md explains it.
//
//	gateway FOLDER join STUDY LANGUAGE          signs in without a name, and takes part
//	gateway FOLDER sign-in USERNAME FILE        the file has the password
//	gateway FOLDER sync TIME_ZONE LANGUAGE      sends what waits, and asks for what is new
//	gateway FOLDER open                         opens the newest notification that is due
//	gateway FOLDER fill QUESTIONNAIRE ELEMENT=VALUE...
//	gateway FOLDER push DEVICE apns|fcm TOKEN APP
//	gateway FOLDER leave STUDY
//	gateway FOLDER erase
//
// OTOLITH_ADDRESS says where Otolith is (TLS), with OTOLITH_TLS_ROOTS_FILE where its certificate is of an
// authority of your own; or OTOLITH_AUTH_ADDRESS and the like, without TLS.
package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"strings"

	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/status"
	"google.golang.org/protobuf/proto"

	planningv1 "otolith/planning/v1"
)

var errUsage = errors.New("usage: gateway FOLDER join|sign-in|sync|open|fill|push|leave|erase ARGUMENT...")

func main() {
	err := run(context.Background(), os.Args[1:])
	switch {
	case err == nil:
		return
	case errors.Is(err, errUsage):
		fmt.Fprintln(os.Stderr, err)
		os.Exit(64)
	case errors.Is(err, errSignedOut):
		fmt.Println(err)
	default:
		fmt.Println("failed", status.Code(err), reasonOf(err), status.Convert(err).Message())
	}
	os.Exit(1)
}

func run(ctx context.Context, arguments []string) error {
	if len(arguments) < 2 {
		return errUsage
	}
	gateway, err := openGateway(arguments[0])
	if err != nil {
		return err
	}
	command, rest := arguments[1], arguments[2:]
	switch {
	case command == "join" && len(rest) == 2:
		err = gateway.join(ctx, rest[0], rest[1])
	case command == "sign-in" && len(rest) == 2:
		err = gateway.signIn(ctx, rest[0], rest[1])
	case command == "sync" && len(rest) == 2:
		err = gateway.sync(ctx, rest[0], rest[1])
	case command == "open" && len(rest) == 0:
		err = gateway.open()
	case command == "fill" && len(rest) > 0:
		err = gateway.fill(rest[0], rest[1:])
	case command == "push" && len(rest) == 4:
		err = gateway.push(ctx, rest[0], rest[1], rest[2], rest[3])
	case command == "leave" && len(rest) == 1:
		err = gateway.leave(ctx, rest[0])
	case command == "erase" && len(rest) == 0:
		err = gateway.erase(ctx)
	default:
		err = errUsage
	}
	// Erased on another device: nothing that waits is taken any more.
	if errors.Is(err, errSignedOut) && strings.HasSuffix(err.Error(), "ACCOUNT_ERASED") {
		os.RemoveAll(gateway.folder)
	}
	return err
}

func (gateway *Gateway) signIn(ctx context.Context, username, file string) error {
	password, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	err = gateway.session.SignIn(ctx, username, strings.TrimSpace(string(password)), "example gateway")
	if err == nil {
		fmt.Println("signed in")
	}
	return err
}

func (gateway *Gateway) sync(ctx context.Context, timeZone, language string) error {
	if err := gateway.sendSheets(ctx); err != nil {
		return err
	}
	if err := gateway.sendReports(ctx); err != nil {
		return err
	}
	if err := gateway.readCatalogue(ctx, language); err != nil {
		return err
	}
	return gateway.readPlan(ctx, timeZone)
}

// [guide: push]

// push: whenever the app starts; the same again changes nothing.
func (gateway *Gateway) push(ctx context.Context, deviceID, platform, token, appID string) error {
	number := planningv1.PushPlatform_value["PUSH_PLATFORM_"+strings.ToUpper(platform)]
	_, err := gateway.devices.RegisterPushToken(ctx, &planningv1.RegisterPushTokenRequest{
		DeviceId: deviceID, Platform: planningv1.PushPlatform(number), Token: token, AppId: appID})
	if status.Code(err) == codes.FailedPrecondition {
		// PUSH_PLATFORM_OFF, PUSH_APP_UNKNOWN: the device goes on by its own clock, with the plan's times.
		fmt.Println("push off")
		return nil
	}
	if err == nil {
		fmt.Println("push registered")
	}
	return err
}

// [guide: end]

func keepMessage(path string, message proto.Message) error {
	contents, err := proto.Marshal(message)
	if err != nil {
		return err
	}
	return keep(path, contents)
}
