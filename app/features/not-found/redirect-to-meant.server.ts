import { meantPath } from "./meant-path";

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
