/**
 * The request itself, or, when its path is not percent-encoded UTF-8, the same one for a page that is not there: the
 * router could not read the path either, and would complain.
 */
export function readableRequest(request: Request): Request {
  return decodedPath(request) === null ? new Request(new URL("/404", request.url), request) : request;
}

function decodedPath(request: Request): string | null {
  try {
    return decodeURI(new URL(request.url).pathname);
  } catch {
    return null;
  }
}
