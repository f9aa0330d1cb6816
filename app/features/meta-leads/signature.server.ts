import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * Whether `header` (`X-Hub-Signature-256`) signs these very bytes with our app secret. Over the bytes as they came:
 * Meta signs its text with all other letters escaped, which no text that was read and written again has.
 */
export function isSignedByMeta(body: Uint8Array, header: string | null, appSecret: string): boolean {
  const given = /^sha256=([0-9a-f]{64})$/i.exec(header ?? "")?.[1];
  if (!given) return false;
  const own = createHmac("sha256", appSecret).update(body).digest();
  return timingSafeEqual(own, Buffer.from(given, "hex"));
}

/** What Meta wants beside a token: that whoever asks knows the app secret too (Graph API, "appsecret_proof"). */
export function appSecretProof(token: string, appSecret: string): string {
  return createHmac("sha256", appSecret).update(token).digest("hex");
}

/** Tells one token from another, without telling the token. */
export function tokenPrint(token: string, secret: string): string {
  return createHmac("sha256", secret).update(token).digest("base64url");
}
