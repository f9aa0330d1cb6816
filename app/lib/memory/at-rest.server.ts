import { performance } from "node:perf_hooks";

/**
 * The length of an interval, in milliseconds: longer than the thread that renders mails stays after the last, so that
 * it is gone.
 */
const LOOK = 12_000;
/**
 * How many milliseconds of event-loop work in an interval still count as rest: health checks, timers, a visitor now and
 * then.
 */
const REST = 300;

/**
 * Calls `clear` once there has been work and then rest, and again after the next work; never while somebody is kept
 * waiting. `worked` returns for how many milliseconds the event loop has been active.
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
