import { createHash, timingSafeEqual } from "node:crypto";

/** Whether a request is authorised by `token` (RFC 6750, 2.1). How long that takes tells nothing of the token. */
export function hasBearerToken(request: Request, token: string): boolean {
  const given = /^Bearer +(\S+)$/i.exec(request.headers.get("Authorization") ?? "")?.[1];
  return given !== undefined && timingSafeEqual(digest(given), digest(token));
}

const digest = (text: string) => createHash("sha256").update(text).digest();
