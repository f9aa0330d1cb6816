/** Where programs ask: what is not there is told to them in JSON. */
const PROGRAMS = /^\/(api|functions)\//;

/**
 * The request itself, or the same one for an address that is not there: when its path is not percent-encoded UTF-8, which
 * the router could not read either, or when its address holds U+0000, which PostgreSQL cannot be asked for.
 */
export function readableRequest(request: Request): Request {
  const url = new URL(request.url);
  if (isReadable(url)) return request;
  return new Request(new URL(PROGRAMS.test(url.pathname) ? "/api/404" : "/404", url), request);
}

function isReadable({ pathname, search }: URL): boolean {
  try {
    return !decodeURI(pathname).includes("\0") && !search.includes("%00");
  } catch {
    return false;
  }
}
