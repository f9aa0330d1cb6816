import { hashOfToken } from "../token.server";
import { jsonError } from "./json-error.server";

/** 32 random bytes as base64url. */
const TOKEN = /^[\w-]{43}$/;

/** The hash of the token in `Authorization: Bearer …`. Throws the 401 answer when there is none that nobody can guess. */
export function bearerTokenHash(request: Request): string {
  const [, token = ""] = /^Bearer +(\S+)$/i.exec(request.headers.get("Authorization") ?? "") ?? [];
  if (!TOKEN.test(token)) {
    throw jsonError(401, { error: "Send a token of 32 random bytes." }, { "WWW-Authenticate": "Bearer" });
  }
  return hashOfToken(token);
}
