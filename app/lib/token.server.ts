import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** 32 random bytes as base64url, 43 characters. */
export function makeToken(): string {
  return randomBytes(32).toString("base64url");
}

/**
 * A token made from the subject, so that every later mail has the same link, and from a secret, so that it cannot be
 * guessed.
 */
export function linkToken(about: string, secret: string): string {
  return createHmac("sha256", secret).update(about).digest("base64url");
}

export function hashOfToken(token: string): string {
  return digest(token).toString("base64url");
}

/** The time it takes reveals neither where they differ nor their lengths. */
export function isSameSecret(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
