/* The entry to libFuzzer that leaves `main` to the program (LLVM's manual, "Using libFuzzer as a
 * library"). */
#ifndef OTOLITH_FUZZER_H
#define OTOLITH_FUZZER_H

#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerRunDriver(
    int *argc, char ***argv, int (*one_input)(const uint8_t *data, size_t size));

#endif
