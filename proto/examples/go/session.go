package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"sync"
	"time"

	"google.golang.org/grpc"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/status"

	authv1 "otolith/auth/v1"
)

// A refresh can be repeated within 30 seconds of its first use, by anonymous participants for a day.
const grace = 25 * time.Second

// errSignedOut: the session cannot be refreshed; sign in again.
var errSignedOut = errors.New("signed out")

// Session signs in and keeps the access token valid.
type Session struct {
	file     string
	sessions authv1.SessionServiceClient
	mutex    sync.Mutex
	kept     keptSession
}

type keptSession struct {
	RequestID     string `json:"request_id"`
	ParticipantID string `json:"participant_id"`
	AccessToken   string `json:"access_token"`
	RefreshToken  string `json:"refresh_token"`
}

func openSession(folder string, connection grpc.ClientConnInterface) (*Session, error) {
	session := &Session{
		file:     filepath.Join(folder, "session.json"),
		sessions: authv1.NewSessionServiceClient(connection),
	}
	contents, err := os.ReadFile(session.file)
	if os.IsNotExist(err) {
		return session, nil
	}
	if err != nil {
		return nil, err
	}
	return session, json.Unmarshal(contents, &session.kept)
}

func (session *Session) AccessToken() string {
	session.mutex.Lock()
	defer session.mutex.Unlock()
	return session.kept.AccessToken
}

func (session *Session) ParticipantID() string {
	session.mutex.Lock()
	defer session.mutex.Unlock()
	return session.kept.ParticipantID
}

func (session *Session) keep() error {
	contents, err := json.Marshal(session.kept)
	if err != nil {
		return err
	}
	return keep(session.file, contents)
}

// answer has the fields that all three responses with new tokens have in common.
type answer interface {
	GetParticipantId() string
	GetAccessToken() string
	GetRefreshToken() string
}

func (session *Session) begin(answer answer) error {
	session.kept.ParticipantID = answer.GetParticipantId()
	session.kept.AccessToken = answer.GetAccessToken()
	session.kept.RefreshToken = answer.GetRefreshToken()
	return session.keep()
}

// [guide: sign-in]

// SignInAnonymously repeated with the stored request id returns the same participant.
func (session *Session) SignInAnonymously(ctx context.Context, label string) error {
	session.mutex.Lock()
	defer session.mutex.Unlock()
	if session.kept.RequestID == "" {
		session.kept.RequestID = newID()
		if err := session.keep(); err != nil {
			return err
		}
	}
	answer, err := session.sessions.SignInAnonymously(ctx, &authv1.SignInAnonymouslyRequest{
		RequestId: session.kept.RequestID, Label: label})
	if err != nil {
		return err
	}
	return session.begin(answer)
}

func (session *Session) SignIn(ctx context.Context, username, password, label string) error {
	session.mutex.Lock()
	defer session.mutex.Unlock()
	answer, err := session.sessions.SignIn(ctx, &authv1.SignInRequest{
		Username: username, Password: password, Label: label})
	if err != nil {
		return err
	}
	return session.begin(answer)
}

// Take stores the token that joining and leaving return; empty means that it did not change.
func (session *Session) Take(accessToken string) error {
	if accessToken == "" {
		return nil
	}
	session.mutex.Lock()
	defer session.mutex.Unlock()
	session.kept.AccessToken = accessToken
	return session.keep()
}

// [guide: end]

// [guide: refresh]

// Renewed refreshes the token, one refresh at a time; a second caller gets the new token.
func (session *Session) Renewed(ctx context.Context, expired string) (string, error) {
	session.mutex.Lock()
	defer session.mutex.Unlock()
	if session.kept.AccessToken == expired {
		if err := session.refresh(ctx); err != nil {
			return "", err
		}
	}
	return session.kept.AccessToken, nil
}

func (session *Session) refresh(ctx context.Context) error {
	request := &authv1.RefreshRequest{RefreshToken: session.kept.RefreshToken}
	ends := time.Now().Add(grace)
	for {
		answer, err := session.sessions.Refresh(ctx, request)
		if err == nil {
			// Stored before it is used: using the new token invalidates the old one.
			return session.begin(answer)
		}
		if reason := reasonOf(err); reason == "REFRESH_TOKEN_REJECTED" || reason == "ACCOUNT_ERASED" {
			return fmt.Errorf("%w: %s", errSignedOut, reason)
		}
		// The response may be lost: repeat with the same token while that is allowed.
		code := status.Code(err)
		lost := code == codes.Unavailable || code == codes.DeadlineExceeded
		if !lost || time.Now().Add(time.Second).After(ends) {
			return err
		}
		time.Sleep(time.Second)
	}
}

// [guide: end]
