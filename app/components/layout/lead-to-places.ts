/** A name in the styles: until it is set, parts out of view are not laid out, and their heights are guessed. */
const WHOLE = "whole";

/** A place in the page depends on the heights of all that is above it. */
export function leadToPlaces(): void {
  const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  // Back and a reload lead to where the visitor was.
  if (window.location.hash || arrival?.type !== "navigate") layOut();
  window.addEventListener("hashchange", show);
  window.addEventListener(
    "click",
    ({ target }) => {
      const link = target instanceof Element ? target.closest("a") : null;
      if (link?.hash && link.pathname === window.location.pathname) layOut();
    },
    true,
  );
  show();
}

function layOut(): void {
  document.documentElement.dataset[WHOLE] = "";
}

function show(): void {
  const place = document.getElementById(window.location.hash.slice(1));
  if (!place) return;
  layOut();
  const details = place.closest("details");
  if (!details) return;
  // Some browsers do not open what hides the place.
  details.open = true;
  // Parts that close above it move it while a slow scroll is under way.
  place.scrollIntoView({ behavior: "instant" });
}
