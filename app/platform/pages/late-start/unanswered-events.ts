/** We never handle them; a touch fires most before the next paint, and React searches for handlers twice. */
export const UNANSWERED: ReadonlySet<string> = new Set([
  "mouseover",
  "mouseout",
  "mousemove",
  "gotpointercapture",
  "lostpointercapture",
  "transitionrun",
  "transitionstart",
]);

/** `begin` adds React's listeners to the document. */
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
