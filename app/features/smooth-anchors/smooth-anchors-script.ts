/** On the root element while the last click was on an anchor within the page; `motion.css` says what it does. */
const MARK = "data-smooth";

/**
 * Tells the styles of a click on an anchor within the page, before the browser follows it. `:has(:target)` could do the
 * same without a script, but then a browser would search the whole document for every question that opens and every
 * field that gets the focus.
 */
export const SMOOTH_ANCHORS_SCRIPT = `addEventListener("click", ({ target }) => {
  const link = target.closest?.('a[href*="#"]');
  document.documentElement.toggleAttribute("${MARK}", !!link?.hash && link.pathname === location.pathname);
}, true)`;
