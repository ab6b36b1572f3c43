// Without it the header hides the protection against entities that multiply.
#define XML_DTD 1
#include <expat.h>
