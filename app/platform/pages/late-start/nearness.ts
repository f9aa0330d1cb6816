/** Anything above counts, as the visitor has passed it. */
const NEAR = "1000000px 0px 50%";

const waiting = new Set<() => void>();
let isGoingOn = false;

/** A page cannot change around parts that are not there. */
export function noteDeparture(): void {
  isGoingOn = true;
  for (const resolve of waiting) resolve();
  waiting.clear();
}

export function departure(): Promise<void> {
  return new Promise((resolve) => waiting.add(resolve));
}

/** Also when the visitor touches or focuses one, or is about to leave the page. */
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
