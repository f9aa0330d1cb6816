/** A key of session storage. */
export const INTRO_KEY = "introSeen";

const CRAWLERS = /bot|crawl|spider|slurp|lighthouse|-google|google-|facebookexternalhit|embed|preview/i;

/** Runs before the splash is parsed. Where storage is blocked, the splash shows on every page. */
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
