#include <libpq-fe.h>

// The reactor that drives libpq's sockets; Swift's Glibc module does not carry these two.
#include <sys/epoll.h>
#include <sys/eventfd.h>
