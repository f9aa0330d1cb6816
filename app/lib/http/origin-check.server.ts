const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** Allows our own pages, and programs that are no browsers and so carry no visitor's cookies. */
export function isOwnOrigin(request: { method: string; headers: Headers }, siteUrl: string): boolean {
  if (SAFE_METHODS.has(request.method)) return true;
  const origin = request.headers.get("Origin");
  const fetchSite = request.headers.get("Sec-Fetch-Site");
  if (origin === siteUrl) return true;
  if (origin === null) return fetchSite === null || fetchSite === "same-origin";
  const isSameHost = URL.canParse(origin) && new URL(origin).host === request.headers.get("Host");
  // Browsers name no site over plain HTTP: a phone that tries the product in the local network.
  const isSameSite = fetchSite === "same-origin" || (fetchSite === null && siteUrl.startsWith("http:"));
  return isSameHost && isSameSite;
}
