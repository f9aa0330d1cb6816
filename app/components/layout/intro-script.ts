/** In session storage once the splash has been shown. */
export const INTRO_KEY = "introSeen";

/** Programs that read pages for others, by their user agent. */
const CRAWLERS = /bot|crawl|spider|slurp|lighthouse|-google|google-|facebookexternalhit|embed|preview/i;

/**
 * Runs before the splash is parsed. It removes the splash for crawlers, for visitors from another page of the site, and
 * for those who have seen it in this session; a click or any key ends it. Where storage is blocked, it shows on every
 * page.
 */
export const INTRO_SCRIPT = `(() => {
  const { documentElement: root } = document;
  const end = () => {
    root.dataset.intro = "over";
    removeEventListener("click", end, true);
    removeEventListener("keydown", end, true);
  };
  let isOver = ${CRAWLERS}.test(navigator.userAgent) || document.referrer.startsWith(location.origin + "/");
  try {
    isOver ||= sessionStorage.getItem("${INTRO_KEY}") !== null;
    sessionStorage.setItem("${INTRO_KEY}", "true");
  } catch {}
  if (isOver) return end();
  addEventListener("click", end, true);
  addEventListener("keydown", end, true);
})()`;
