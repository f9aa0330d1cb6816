/** Nobody loses input when another page replaces these. */
const LISTS = ["/admin", "/admin/chats", "/admin/quotes", "/admin/appointments", "/admin/tools"];

/** `isThere` is false for a window that has to navigate; null when a new one is to be opened. */
export function windowFor<W extends { url: string }>(
  windows: readonly W[],
  path: string,
): { window: W; isThere: boolean } | null {
  const pathOf = ({ url }: W) => new URL(url).pathname;
  const [page] = path.split("#");
  const showing = windows.find((window) => pathOf(window) === page);
  if (showing) return { window: showing, isThere: true };
  const listing = windows.find((window) => LISTS.includes(pathOf(window)));
  return listing ? { window: listing, isThere: false } : null;
}
