import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** How long nobody has asked for anything, in milliseconds. */
const REST = 15_000;

/**
 * Has the heap cleared of what visitors left, once nobody has asked for anything for a while: V8 itself does so when it
 * needs room, and would keep what one busy minute took for the rest of a quiet day. Gives what to call at every request.
 */
export function collectAtRest(collect = collector()): () => void {
  const rest = setTimeout(collect, REST).unref();
  return () => rest.refresh();
}

/** V8's own function, which it has on demand only; takes some hundredths of a second. */
function collector(): () => void {
  setFlagsFromString("--expose-gc");
  return runInNewContext("gc");
}
