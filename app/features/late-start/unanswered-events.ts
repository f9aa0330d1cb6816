/**
 * Events that React listens to on every page and that we never handle. A touch fires most of them before the next
 * paint, and for each React searches for handlers, twice.
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

/** Runs `begin`, in which React adds its listeners to the document, without letting it listen to these events. */
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
