/** `value` when it is a path on this site, else `fallback`: what follows `//` or `/\` would be another host. */
export function localPath(value: unknown, fallback: string): string {
  return typeof value === "string" && /^\/(?![/\\])[^\s\\]*$/.test(value) ? value : fallback;
}
