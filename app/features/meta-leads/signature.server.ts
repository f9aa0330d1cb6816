import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * Whether `header` (`X-Hub-Signature-256`) is the signature of exactly these bytes with our app secret. The bytes have
 * to be those received: Meta signs its text with all non-ASCII letters escaped, which JSON that was parsed and
 * serialised again no longer has.
 */
export function isSignedByMeta(body: Uint8Array, header: string | null, appSecret: string): boolean {
  const given = /^sha256=([0-9a-f]{64})$/i.exec(header ?? "")?.[1];
  if (!given) return false;
  const own = createHmac("sha256", appSecret).update(body).digest();
  return timingSafeEqual(own, Buffer.from(given, "hex"));
}

/**
 * What Meta requires besides a token: proof that the caller knows the app secret too (Graph API, "appsecret_proof").
 */
export function appSecretProof(token: string, appSecret: string): string {
  return createHmac("sha256", appSecret).update(token).digest("hex");
}

/** Distinguishes one token from another without revealing it. */
export function tokenPrint(token: string, secret: string): string {
  return createHmac("sha256", secret).update(token).digest("base64url");
}
