import koffi from "koffi";

// A separate thread (clear-memory.server.ts): makes the C library return the free pages between those in use, which it
// would otherwise keep (malloc_trim(3)).
const program = koffi.load(null);
if (hasTrim()) program.func("int malloc_trim(size_t pad)")(0);

/** It is a function of glibc; other C libraries keep less. */
function hasTrim(): boolean {
  try {
    program.symbol("malloc_trim", "void *");
    return true;
  } catch {
    return false;
  }
}
