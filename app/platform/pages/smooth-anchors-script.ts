/** `motion.css` says what it does. */
const MARK = "data-smooth";

/** `:has(:target)` would make a browser search the whole document at every opened question and focused field. */
export const SMOOTH_ANCHORS_SCRIPT = `addEventListener("click", ({ target }) => {
  const link = target.closest?.('a[href*="#"]');
  document.documentElement.toggleAttribute("${MARK}", !!link?.hash && link.pathname === location.pathname);
}, true)`;
