/** Pages of the desk that only list things: nobody loses input when another page replaces them. */
const LISTS = ["/admin", "/admin/chats", "/admin/quotes", "/admin/appointments", "/admin/tools"];

/**
 * The window in which to show a path of the desk: one that shows it already, or one with a list, which has to navigate
 * there (`isThere` is false); null when a new one is to be opened.
 */
export function windowFor<W extends { url: string }>(
  windows: readonly W[],
  path: string,
): { window: W; isThere: boolean } | null {
  const pathOf = ({ url }: W) => new URL(url).pathname;
  const showing = windows.find((window) => pathOf(window) === path);
  if (showing) return { window: showing, isThere: true };
  const listing = windows.find((window) => LISTS.includes(pathOf(window)));
  return listing ? { window: listing, isThere: false } : null;
}
