#include <nats/nats.h>
#include <sys/eventfd.h>
