/**
 * What React listens to on every page and nothing of ours answers. A touch comes with most of these before the paint that
 * answers it, and each has React look for who might care, twice.
 */
export const UNANSWERED: ReadonlySet<string> = new Set([
  "mouseover",
  "mouseout",
  "mousemove",
  "gotpointercapture",
  "lostpointercapture",
  "transitionrun",
  "transitionstart",
]);

/** Runs `begin`, in which React begins to listen to the document, and keeps it from these. */
export function withoutUnanswered(begin: () => void): void {
  const listen = document.addEventListener;
  document.addEventListener = (type: string, ...how: [EventListener]) => {
    if (!UNANSWERED.has(type)) listen.call(document, type, ...how);
  };
  try {
    begin();
  } finally {
    Reflect.deleteProperty(document, "addEventListener");
  }
}
