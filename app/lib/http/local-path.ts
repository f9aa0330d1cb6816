/** ASCII, percent-encoded. Otherwise `fallback`: what follows `//` or `/\` would be another host. */
export function localPath(value: unknown, fallback: string): string {
  return typeof value === "string" && /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(value) ? value : fallback;
}
