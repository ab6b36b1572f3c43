/* Loaded into PostgreSQL. Two faults of a disk, each while its flag file says so:

   - no space (OTOLITH_NO_SPACE_FLAG), where no small disk can be mounted: a write that would make a
     regular file longer finds none. Writes within a file succeed, as on a disk that is full.
   - slow (OTOLITH_SLOW_FLAG, with microseconds in it): every write to a regular file and every
     synchronisation takes so much longer, and leaves a byte in the file beside it, `.seen`. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

static void slowed(int file) {
  const char *flag = getenv("OTOLITH_SLOW_FLAG");
  struct stat status;
  int error = errno;
  int open_flag = flag ? open(flag, O_RDONLY | O_CLOEXEC) : -1;
  if (open_flag >= 0) {
    char text[16] = "", seen[4096];
    ssize_t count = read(open_flag, text, sizeof text - 1);
    close(open_flag);
    if (count > 0 && fstat(file, &status) == 0 && S_ISREG(status.st_mode)) {
      usleep((useconds_t)atoi(text));
      snprintf(seen, sizeof seen, "%s.seen", flag);
      int mark = open(seen, O_WRONLY | O_APPEND | O_CLOEXEC);
      if (mark >= 0) {
        syscall(SYS_write, mark, ".", 1);
        close(mark);
      }
    }
  }
  errno = error;
}

static int refused(int file, off_t end) {
  const char *flag = getenv("OTOLITH_NO_SPACE_FLAG");
  struct stat status;
  if (!flag || access(flag, F_OK) != 0) return 0;
  if (fstat(file, &status) != 0 || !S_ISREG(status.st_mode) || end <= status.st_size) return 0;
  errno = ENOSPC;
  return 1;
}

static off_t length(const struct iovec *parts, int count) {
  off_t sum = 0;
  for (int i = 0; i < count; i++) sum += (off_t)parts[i].iov_len;
  return sum;
}

/* Errors and postmaster.pid are written before a cluster is of any use: appending to them counts
   like anything else. */
ssize_t write(int file, const void *bytes, size_t count) {
  static ssize_t (*next)(int, const void *, size_t);
  if (!next) next = dlsym(RTLD_NEXT, "write");
  off_t at = lseek(file, 0, SEEK_CUR);
  int error = errno;
  /* The server's log, which a full disk of its own may not take. */
  if (file > 2 && at >= 0 && refused(file, at + (off_t)count)) return -1;
  errno = error;
  if (file > 2 && at >= 0) slowed(file);
  return next(file, bytes, count);
}

ssize_t pwrite(int file, const void *bytes, size_t count, off_t at) {
  static ssize_t (*next)(int, const void *, size_t, off_t);
  if (!next) next = dlsym(RTLD_NEXT, "pwrite");
  if (refused(file, at + (off_t)count)) return -1;
  slowed(file);
  return next(file, bytes, count, at);
}

ssize_t pwrite64(int file, const void *bytes, size_t count, off_t at) {
  return pwrite(file, bytes, count, at);
}

ssize_t pwritev(int file, const struct iovec *parts, int count, off_t at) {
  static ssize_t (*next)(int, const struct iovec *, int, off_t);
  if (!next) next = dlsym(RTLD_NEXT, "pwritev");
  if (refused(file, at + length(parts, count))) return -1;
  slowed(file);
  return next(file, parts, count, at);
}

ssize_t pwritev64(int file, const struct iovec *parts, int count, off_t at) {
  return pwritev(file, parts, count, at);
}

ssize_t pwritev2(int file, const struct iovec *parts, int count, off_t at, int flags) {
  static ssize_t (*next)(int, const struct iovec *, int, off_t, int);
  if (!next) next = dlsym(RTLD_NEXT, "pwritev2");
  if (refused(file, at + length(parts, count))) return -1;
  slowed(file);
  return next(file, parts, count, at, flags);
}

ssize_t pwritev64v2(int file, const struct iovec *parts, int count, off_t at, int flags) {
  return pwritev2(file, parts, count, at, flags);
}

int posix_fallocate(int file, off_t at, off_t count) {
  static int (*next)(int, off_t, off_t);
  if (!next) next = dlsym(RTLD_NEXT, "posix_fallocate");
  if (refused(file, at + count)) return ENOSPC;
  return next(file, at, count);
}

int posix_fallocate64(int file, off_t at, off_t count) {
  return posix_fallocate(file, at, count);
}

int fsync(int file) {
  static int (*next)(int);
  if (!next) next = dlsym(RTLD_NEXT, "fsync");
  slowed(file);
  return next(file);
}

int fdatasync(int file) {
  static int (*next)(int);
  if (!next) next = dlsym(RTLD_NEXT, "fdatasync");
  slowed(file);
  return next(file);
}
