/** How far below the view a part is near: half a view. Whatever is above it, a visitor has come past. */
const NEAR = "1000000px 0px 50%";

/** What waits for the visitor to go on to another page. */
const waiting = new Set<() => void>();
/** Whether the router has gone on, or may soon. */
let isGoingOn = false;

/** Told when the router is about to go on, or may be soon: a page cannot change around parts that are not there. */
export function noteDeparture(): void {
  isGoingOn = true;
  for (const resolve of waiting) resolve();
  waiting.clear();
}

/** Resolves the next time that the router is about to go on. */
export function departure(): Promise<void> {
  return new Promise((resolve) => waiting.add(resolve));
}

/** Resolves when the visitor is near one of `parts`, or in it, or about to go on. */
export function nearness(parts: readonly HTMLElement[]): Promise<void> {
  // React may find a part after the router has begun to wait for all of them.
  if (isGoingOn) return Promise.resolve();
  const asked = new AbortController();
  const observed = new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) resolve();
      },
      { rootMargin: NEAR },
    );
    asked.signal.addEventListener("abort", () => observer.disconnect());
    for (const part of parts) observer.observe(part);
    for (const sign of ["pointerdown", "click", "focusin"]) {
      const sense = ({ target }: Event) => {
        if (target instanceof Node && parts.some((part) => part.contains(target))) resolve();
      };
      window.addEventListener(sign, sense, { signal: asked.signal, passive: true, capture: true });
    }
  });
  return Promise.race([observed, departure()]).finally(() => asked.abort());
}
