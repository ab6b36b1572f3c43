#include <readstat.h>
