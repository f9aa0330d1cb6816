import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";

const SALT = 16;
const KEY_LENGTH_AT = 20;
const TAG = 16;

/** A browser as the push protocol sees it: its keys, and what it reads in a message for it (RFC 8291, RFC 8188). */
export class PushReceiver {
  readonly #keys = createECDH("prime256v1");
  readonly #auth = randomBytes(16);
  readonly #publicKey = this.#keys.generateKeys();
  readonly endpoint: string;

  constructor(origin: string) {
    this.endpoint = `${origin}/send/${randomBytes(9).toString("base64url")}`;
  }

  /** The subscription in the format of `PushSubscription.toJSON()`. */
  get subscription() {
    const keys = { p256dh: this.#publicKey.toString("base64url"), auth: this.#auth.toString("base64url") };
    return { endpoint: this.endpoint, expirationTime: null, keys };
  }

  /** The content of a message. Throws if it was not encrypted for this receiver. */
  read(body: Buffer): unknown {
    const salt = body.subarray(0, SALT);
    const start = KEY_LENGTH_AT + 1 + body.readUInt8(KEY_LENGTH_AT);
    const senderKey = body.subarray(KEY_LENGTH_AT + 1, start);
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), this.#publicKey, senderKey]);
    const secret = hkdf(this.#auth, this.#keys.computeSecret(senderKey), info, 32);
    const key = hkdf(salt, secret, "Content-Encoding: aes128gcm\0", 16);
    const nonce = hkdf(salt, secret, "Content-Encoding: nonce\0", 12);
    const decipher = createDecipheriv("aes-128-gcm", key, nonce);
    decipher.setAuthTag(body.subarray(-TAG));
    const padded = Buffer.concat([decipher.update(body.subarray(start, -TAG)), decipher.final()]);
    // The last record ends in 2, followed by zeroes.
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
  }
}

function hkdf(salt: Buffer, secret: Buffer, info: Buffer | string, length: number): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, salt, info, length));
}
