// A gateway of one participant: the work of a phone app as a command. See ../../GATEWAYS.md.
//
//	gateway FOLDER join STUDY LANGUAGE [PASSWORD]   signs in anonymously and joins a study
//	gateway FOLDER sign-in USERNAME FILE        FILE contains the password
//	gateway FOLDER sync TIME_ZONE LANGUAGE      sends the queue and fetches changes
//	gateway FOLDER open                         opens the newest due notification
//	gateway FOLDER fill QUESTIONNAIRE ELEMENT=VALUE...
//	gateway FOLDER push DEVICE apns|fcm TOKEN APP
//	gateway FOLDER leave STUDY
//	gateway FOLDER erase
//
// OTOLITH_ADDRESS is the address of Otolith (TLS), with OTOLITH_TLS_ROOTS_FILE for a private
// certificate authority; or use OTOLITH_AUTH_ADDRESS and so on, without TLS.
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
	case command == "join" && (len(rest) == 2 || len(rest) == 3):
		err = gateway.join(ctx, rest[0], rest[1], strings.Join(rest[2:], ""))
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
	// Erased on another device: no service accepts the queued messages.
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

// push registers the device's push token at every start of the app; repeating it is harmless.
func (gateway *Gateway) push(ctx context.Context, deviceID, platform, token, appID string) error {
	number := planningv1.PushPlatform_value["PUSH_PLATFORM_"+strings.ToUpper(platform)]
	_, err := gateway.devices.RegisterPushToken(ctx, &planningv1.RegisterPushTokenRequest{
		DeviceId: deviceID, Platform: planningv1.PushPlatform(number), Token: token, AppId: appID})
	if status.Code(err) == codes.FailedPrecondition {
		// PUSH_PLATFORM_OFF, PUSH_APP_UNKNOWN: the device notifies by its own clock, from the plan.
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
