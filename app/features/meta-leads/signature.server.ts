import { createHmac, timingSafeEqual } from "node:crypto";

/** The bytes have to be those received: Meta signs its text with all non-ASCII letters escaped. */
export function isSignedByMeta(body: Uint8Array, header: string | null, appSecret: string): boolean {
  const given = /^sha256=([0-9a-f]{64})$/i.exec(header ?? "")?.[1];
  if (!given) return false;
  const own = createHmac("sha256", appSecret).update(body).digest();
  return timingSafeEqual(own, Buffer.from(given, "hex"));
}

/** Graph API, "appsecret_proof". */
export function appSecretProof(token: string, appSecret: string): string {
  return createHmac("sha256", appSecret).update(token).digest("hex");
}

/** Distinguishes tokens without revealing them. */
export function tokenPrint(token: string, secret: string): string {
  return createHmac("sha256", secret).update(token).digest("base64url");
}
