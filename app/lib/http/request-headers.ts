/** A request without the header accepts nothing. */
export function acceptsEncoding(acceptEncoding: string | undefined, name: "br" | "gzip"): boolean {
  return (acceptEncoding ?? "").split(",").some((part) => {
    const [coding = "", ...parameters] = part.split(";").map((text) => text.trim().toLowerCase());
    return coding === name && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

export function cookieIn(header: string | undefined, name: string): string | undefined {
  const found = header?.split(";").find((pair) => pair.trimStart().startsWith(`${name}=`));
  return found?.slice(found.indexOf("=") + 1).trim();
}

const WEAK = /^W\//;

/** Compares weakly: the same content in any encoding (RFC 9110, 13.1.2). */
export function namesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (!ifNoneMatch) return false;
  const opaque = tag.replace(WEAK, "");
  return ifNoneMatch.split(",").some((known) => known.trim().replace(WEAK, "") === opaque);
}
