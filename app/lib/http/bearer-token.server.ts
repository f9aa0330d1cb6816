import { hashOfToken, isSameSecret } from "../token.server";
import { jsonError } from "./json-error.server";

/** 32 random bytes as base64url. */
const TOKEN = /^[\w-]{43}$/;

/** Throws the 401 answer unless there is a token that cannot be guessed. */
export function bearerTokenHash(request: Request): string {
  const token = bearerToken(request);
  if (token === undefined || !TOKEN.test(token)) {
    throw jsonError(401, { error: "Send a token of 32 random bytes." }, { "WWW-Authenticate": "Bearer" });
  }
  return hashOfToken(token);
}

/** The duration of the comparison gives nothing away about the token. */
export function hasBearerToken(request: Request, token: string): boolean {
  const given = bearerToken(request);
  return given !== undefined && isSameSecret(given, token);
}

/** RFC 6750, 2.1. */
function bearerToken({ headers }: Request): string | undefined {
  return /^Bearer +(\S+)$/i.exec(headers.get("Authorization") ?? "")?.[1];
}
