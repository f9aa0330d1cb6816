/**
 * The request itself, or the same one for a page that is not there: when its path is not percent-encoded UTF-8, which the
 * router could not read either, or when its address holds U+0000, which PostgreSQL cannot be asked for.
 */
export function readableRequest(request: Request): Request {
  return isReadable(new URL(request.url)) ? request : new Request(new URL("/404", request.url), request);
}

function isReadable({ pathname, search }: URL): boolean {
  try {
    return !decodeURI(pathname).includes("\0") && !search.includes("%00");
  } catch {
    return false;
  }
}
