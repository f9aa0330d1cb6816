/** The addresses for programs, which are told in JSON that something is not there. */
const PROGRAMS = /^\/(api|functions)\//;

/** In characters; none of our addresses is a quarter as long. */
export const LONGEST_PATH = 1_000;

/**
 * Where the router tells the desk's pages which parts other addresses need, and for how many of them it may be asked at
 * once.
 */
const ROUTES_PATH = "/__manifest";
const MOST_ROUTES = 200;

/** The request itself, or the same one for an address that is not there: see `readableUrl`. */
export function readableRequest(request: Request): Request {
  const url = new URL(request.url);
  const readable = readableUrl(url);
  return readable === url ? request : new Request(readable, request);
}

/**
 * The address itself, or one that is not there: when its path is not percent-encoded UTF-8, which the router could not
 * read either; when it contains U+0000, which PostgreSQL cannot be asked for; or when it is of a size that only an
 * attack has: the router looks up every beginning of a path, so one of 16 KiB would keep everybody waiting for seconds.
 */
export function readableUrl(url: URL): URL {
  return isReadable(url) ? url : new URL(PROGRAMS.test(url.pathname) ? "/api/404" : "/404", url);
}

function isReadable({ pathname, search, searchParams }: URL): boolean {
  if (pathname.length > LONGEST_PATH) return false;
  if (pathname === ROUTES_PATH && (searchParams.get("paths") ?? "").split(",").length > MOST_ROUTES) return false;
  try {
    return !decodeURI(pathname).includes("\0") && !search.includes("%00");
  } catch {
    return false;
  }
}
