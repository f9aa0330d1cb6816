/** Pages of the desk that only list: nothing that somebody types there is lost when another page takes their place. */
const LISTS = ["/admin", "/admin/chats", "/admin/quotes", "/admin/appointments", "/admin/tools"];

/**
 * The window in which a path of the desk is shown: the one that shows it, else one with a list, which `isThere` says is
 * to be led there; null where a new one is to be opened.
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
