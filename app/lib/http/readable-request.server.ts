/** Programs are told in JSON that something is not there. */
const PROGRAMS = /^\/(api|functions)\//;

/** Characters; none of our addresses is a quarter as long. */
export const LONGEST_PATH = 1_000;

const ROUTES_PATH = "/__manifest";
const MOST_ROUTES = 200;

export function readableRequest(request: Request): Request {
  const url = new URL(request.url);
  const readable = readableUrl(url);
  return readable === url ? request : new Request(readable, request);
}

/** The same address, or that of a page that is not found: for a path that is no UTF-8, has U+0000, or is very long. */
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
