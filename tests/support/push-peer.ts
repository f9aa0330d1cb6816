import { createPublicKey, verify } from "node:crypto";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { PushReceiver } from "./push-receiver";

/** The address that this push service gives to devices; requests to it are redirected to the peer. */
export const PUSH_ORIGIN = "https://push.browser.example";
/** RFC 8292: no longer than a day. */
const LONGEST_CLAIM = 24 * 3_600;

/** The peer's answer to the next messages: a status, or none at all. */
type Mischief = { status: number; headers?: Record<string, string> } | "hang";

interface Taken {
  endpoint: string;
  headers: IncomingMessage["headers"];
  /** The messages as the device reads them. */
  notice: unknown;
}

/** A push service that authenticates senders (RFC 8292), delivers what it accepts, and misbehaves on demand. */
export class PushPeer {
  readonly #server: Server;
  readonly #receivers = new Map<string, PushReceiver>();
  #mischief: Mischief[] = [];
  #habit: Mischief | undefined;
  /** Everything it accepted, in order, and how often it was asked to. */
  readonly taken: Taken[] = [];
  attempts = 0;
  /** The contacts that senders named for questions about them. */
  readonly contacts = new Set<unknown>();

  private constructor(server: Server) {
    this.#server = server;
  }

  static async start(): Promise<PushPeer> {
    const server = createServer((request, response) => {
      void peer.#answer(request).then((answer) => {
        if (answer === "hang") return;
        response.writeHead(answer.status, answer.headers).end();
      });
    });
    const peer = new PushPeer(server);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return peer;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** A browser that has subscribed here. */
  subscribe(): PushReceiver {
    const receiver = new PushReceiver(PUSH_ORIGIN);
    this.#receivers.set(receiver.endpoint, receiver);
    return receiver;
  }

  /** A `fetch` that sends requests for this push service to the peer, over real HTTP. */
  readonly post: typeof fetch = (input, init) => {
    return fetch(String(input).replace(PUSH_ORIGIN, this.#url), init);
  };

  get #url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Answers the next messages like this, one each. */
  misbehave(...mischief: Mischief[]): void {
    this.#mischief = mischief;
  }

  /** Answers every message like this, until told otherwise. */
  always(mischief: Mischief | undefined): void {
    this.#habit = mischief;
  }

  async #answer(request: IncomingMessage): Promise<Mischief> {
    this.attempts += 1;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const mischief = this.#mischief.shift() ?? this.#habit;
    if (mischief) return mischief;
    const { headers } = request;
    if (!this.#isKnown(headers.authorization ?? "")) return { status: 403 };
    if (headers["content-encoding"] !== "aes128gcm" || !headers.ttl) return { status: 400 };
    const endpoint = PUSH_ORIGIN + request.url;
    const receiver = this.#receivers.get(endpoint);
    if (!receiver) return { status: 410 };
    this.taken.push({ endpoint, headers, notice: receiver.read(Buffer.concat(chunks)) });
    return { status: 201 };
  }

  /** True if the sender proves its identity with its key, for this push service and a limited time. */
  #isKnown(authorization: string): boolean {
    if (!authorization.startsWith("vapid ")) return false;
    const { token = "", key = "" } = /^vapid t=(?<token>[^,]+), ?k=(?<key>[\w-]+)$/.exec(authorization)?.groups ?? {};
    const [head = "", claims = "", signature = ""] = token.split(".");
    const point = Buffer.from(key, "base64url");
    const jwk = {
      kty: "EC",
      crv: "P-256",
      x: point.subarray(1, 33).toString("base64url"),
      y: point.subarray(33).toString("base64url"),
    };
    const publicKey = createPublicKey({ key: jwk, format: "jwk" });
    const isSigned = verify(
      "sha256",
      Buffer.from(`${head}.${claims}`),
      { key: publicKey, dsaEncoding: "ieee-p1363" },
      Buffer.from(signature, "base64url"),
    );
    const { aud, exp, sub } = JSON.parse(Buffer.from(claims, "base64url").toString());
    this.contacts.add(sub);
    const now = Date.now() / 1_000;
    return isSigned && aud === PUSH_ORIGIN && exp > now && exp <= now + LONGEST_CLAIM;
  }
}
