import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

/** The version of sealing: texts of another version can be recognised and sealed again. */
const KIND = "1.";
const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

export interface Seal {
  secret: string;
  /** The purpose and owner of the text: it opens only with the same words. */
  about: string;
}

export function sealText(text: string, seal: Seal): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(seal), iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(seal.about));
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return KIND + Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** Null when it was sealed with another secret, about something else, or not by us. */
export function openSealed(sealed: string, seal: Seal): string | null {
  if (!sealed.startsWith(KIND)) return null;
  const bytes = Buffer.from(sealed.slice(KIND.length), "base64url");
  if (bytes.length < IV_BYTES + TAG_BYTES) return null;
  const iv = bytes.subarray(0, IV_BYTES);
  const decipher = createDecipheriv(CIPHER, keyOf(seal), iv, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(seal.about))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString("utf8");
  } catch {
    return null;
  }
}

function keyOf({ secret }: Seal): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", secret, "", "sealed text", 32));
}
