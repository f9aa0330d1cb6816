/** Pixels. */
const SCROLLED_AFTER = 10;

/** Draws an edge below the header once the page has moved, and closes its menu when it has done its work. */
export function watchHeader(): void {
  const header = document.querySelector<HTMLElement>("body > header");
  const menu = header?.querySelector<HTMLElement>("[popover]");
  if (!header) return;
  const look = () => header.toggleAttribute("data-scrolled", window.scrollY > SCROLLED_AFTER);
  window.addEventListener("scroll", look, { passive: true });
  look();
  // Browsers without popovers do not show it.
  if (!menu?.hidePopover) return;
  menu.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("a")) menu.hidePopover();
  });
  // An open menu would cover the focus. Its button closes it by itself.
  menu.addEventListener("focusout", ({ relatedTarget }) => {
    const isLeft = relatedTarget instanceof Element && !menu.contains(relatedTarget);
    if (isLeft && !relatedTarget.matches("[popovertarget]")) menu.hidePopover();
  });
  // The browser may restore the page as it is now.
  window.addEventListener("pagehide", () => menu.hidePopover());
}
