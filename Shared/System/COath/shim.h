#include <liboath/oath.h>
#include <stdlib.h>
