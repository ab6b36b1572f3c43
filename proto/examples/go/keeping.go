package main

import (
	"fmt"
	"os"
	"path/filepath"
	"sort"
	"strings"
	"time"

	"google.golang.org/protobuf/proto"
)

// [guide: keep]

// keep replaces a file atomically: after a power failure it has the old or the new contents. Mode 600.
func keep(path string, contents []byte) error {
	folder := filepath.Dir(path)
	if err := os.MkdirAll(folder, 0o700); err != nil {
		return err
	}
	file, err := os.OpenFile(path+".new", os.O_WRONLY|os.O_CREATE|os.O_TRUNC, 0o600)
	if err != nil {
		return err
	}
	_, err = file.Write(contents)
	if err == nil {
		err = file.Sync()
	}
	if closing := file.Close(); err == nil {
		err = closing
	}
	if err != nil {
		return err
	}
	if err := os.Rename(path+".new", path); err != nil {
		return err
	}
	opened, err := os.Open(folder)
	if err != nil {
		return err
	}
	defer opened.Close()
	return opened.Sync()
}

// Queue stores messages in the order they were added, one file each.
type Queue struct{ folder string }

func (queue Queue) Put(name string, message proto.Message) error {
	contents, err := proto.Marshal(message)
	if err != nil {
		return err
	}
	milliseconds := time.Now().UnixNano() / 1e6
	return keep(filepath.Join(queue.folder, fmt.Sprintf("%015d-%s", milliseconds, name)), contents)
}

// Waiting returns the paths of all messages, oldest first.
func (queue Queue) Waiting() ([]string, error) {
	paths, err := filepath.Glob(filepath.Join(queue.folder, "*-*"))
	whole := paths[:0]
	for _, path := range paths {
		if !strings.HasSuffix(path, ".new") {
			whole = append(whole, path)
		}
	}
	sort.Strings(whole)
	return whole, err
}

func (queue Queue) Done(path string) error { return os.Remove(path) }

// SetAside moves a message out of the queue and keeps it for the developers.
func (queue Queue) SetAside(path, folder string) error {
	aside := filepath.Join(filepath.Dir(queue.folder), folder)
	if err := os.MkdirAll(aside, 0o700); err != nil {
		return err
	}
	return os.Rename(path, filepath.Join(aside, filepath.Base(path)))
}

// [guide: end]

// read decodes a stored message; a missing file gives an empty message.
func read(path string, message proto.Message) error {
	contents, err := os.ReadFile(path)
	if err != nil && !os.IsNotExist(err) {
		return err
	}
	return proto.Unmarshal(contents, message)
}
