import { Secret, TOTP } from "otpauth";
import { encode } from "uqr";
import { business } from "~/content/business";

/** Seconds (RFC 6238). */
const PERIOD = 30;
const DRIFT = 1;

/** Measured in modules; the path (SVG) draws the dark ones. */
export interface QrCode {
  size: number;
  path: string;
}

/** Base32 of 160 bits, as RFC 4226 recommends. */
export function makeKey(): string {
  return new Secret({ size: 20 }).base32;
}

export function keyAddress(key: string, email: string): string {
  return totp(key, email).toString();
}

/** The present period or one beside it; null when it is no such code. */
export function counterOf(key: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const timestamp = now.getTime();
  const delta = totp(key).validate({ token: code, window: DRIFT, timestamp });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD) + delta;
}

export function qrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: "M", border: 0 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return { size, path };
}

function totp(key: string, label = ""): TOTP {
  return new TOTP({ issuer: business.name, label, secret: Secret.fromBase32(key), period: PERIOD, digits: 6 });
}
