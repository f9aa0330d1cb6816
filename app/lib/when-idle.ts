/** Runs within about 3 seconds. Returns a function that cancels it. Browser only. */
export function whenIdle(work: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback !== "function") {
    const timer = setTimeout(work, 1_000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: 3_000 });
  return () => cancelIdleCallback(handle);
}

declare global {
  interface Document {
    prerendering?: boolean;
  }
}

/** Runs at once, unless the page is prerendered: it has no visitor until it is shown. Browser only. */
export function whenShown(work: () => void): void {
  if (document.prerendering) document.addEventListener("prerenderingchange", work, { once: true });
  else work();
}
