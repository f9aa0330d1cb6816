/** On the root element while the last thing that was pressed leads to a part of the page; `motion.css` says what it does. */
const MARK = "data-smooth";

/**
 * Tells the styles of a press on a link to a part of the page, before a browser follows it. `:has(:target)` would say the
 * same without a script; but a browser then looks through the whole document for every question that opens and every field
 * that gets the focus.
 */
export const SMOOTH_ANCHORS_SCRIPT = `addEventListener("click", ({ target }) => {
  const link = target.closest?.('a[href*="#"]');
  document.documentElement.toggleAttribute("${MARK}", !!link?.hash && link.pathname === location.pathname);
}, true)`;
