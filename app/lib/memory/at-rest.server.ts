import { performance } from "node:perf_hooks";

/** How long a look lasts, in milliseconds: longer than the thread that renders mails stays after the last, so that it is gone. */
const LOOK = 12_000;
/** As much work of the event loop as is still called rest, in milliseconds of a look: health checks, clocks, a visitor now and then. */
const REST = 300;

/**
 * Calls `clear` once there has been work and then rest, and again after the next work; not while anybody is kept waiting.
 * `worked` tells for how many milliseconds the event loop has been at work.
 */
export function atRest(clear: () => void, worked = () => performance.eventLoopUtilization().active): void {
  let cleared = 0;
  let before = worked();
  setInterval(() => {
    const now = worked();
    const isRest = now - before < REST;
    before = now;
    if (!isRest || now - cleared < REST) return;
    cleared = now;
    clear();
  }, LOOK).unref();
}
