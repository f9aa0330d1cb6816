/** True if the same request may succeed later: it took too long, there were too many, or the server was away. */
export function isPassing(status: number): boolean {
  return status === 408 || status === 429 || status >= 500;
}

/** Ends early when the line is back, or the page is looked at again. Browser only. */
export function untilOnline(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const stop = new AbortController();
    const end = () => {
      clearTimeout(timer);
      stop.abort();
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    window.addEventListener("online", end, { signal: stop.signal });
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && end(), {
      signal: stop.signal,
    });
  });
}
