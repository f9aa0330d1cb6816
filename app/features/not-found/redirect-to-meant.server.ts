import { localPath } from "~/lib/http/local-path";

/** Browsers may remember it for a while; nobody else may, since the address of a quote is a secret. */
const KEPT = { "Cache-Control": "private, max-age=3600" };

export function isNotFoundPage(answer: Response): boolean {
  return answer.status === 404 && answer.headers.get("Content-Type")?.startsWith("text/html") === true;
}

/** Null where there is no other. */
export function redirectToMeant(request: Request, answer: Response): Response | null {
  if (!["GET", "HEAD"].includes(request.method) || !isNotFoundPage(answer)) return null;
  return leadToMeant(new URL(request.url));
}

export function leadToMeant({ pathname, search }: URL): Response | null {
  const meant = meantPath(pathname);
  if (meant === null) return null;
  return new Response(null, { status: 301, headers: { ...KEPT, Location: meant + search } });
}

/** Punctuation that a mail or a text puts behind an address, as browsers send it. */
const BEHIND = /(?:[/.,;:!)\]'*]|%(?:20|22|27|3e|5d|7d|c2%a0|c2%bb|e2%80%(?:8b|99|9d|a6))){1,12}$/i;

/** `pathname` is percent-encoded. Dutch pages have no prefix. Null when it is the same, or another host. */
export function meantPath(pathname: string): string | null {
  const bare = pathname.replace(BEHIND, "").replace(/^\/nl(?=\/|$)/i, "") || "/";
  const path = localPath(bare, pathname);
  return path === pathname ? null : path;
}
