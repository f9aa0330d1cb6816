const WEAK = /^W\//;

/** By the weak comparison: the same thing, in whatever bytes (RFC 9110, 13.1.2). */
export function namesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (!ifNoneMatch) return false;
  const opaque = tag.replace(WEAK, "");
  return ifNoneMatch.split(",").some((known) => known.trim().replace(WEAK, "") === opaque);
}
