import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Db } from "~/lib/db/database.server";
import { MailTokens } from "../../app/features/mail/mail-tokens.server";
import { SECRET } from "./services";

interface Answer {
  status: number;
  body: object;
}

/** The token address of a provider of mail on 127.0.0.1, and what its mail servers ask about a token. */
export class TokenPeer {
  readonly client = { clientId: "weef-client", clientSecret: "a-client-secret" };
  /** Those that it takes. */
  readonly refreshTokens = new Set(["refresh-1"]);
  /** The requests that it was sent, in order. */
  readonly asked: Record<string, string>[] = [];
  /** Seconds. */
  lifetime = 3_600;
  /** Gives another refresh token each time, and the one before ends, as strictly as a provider may. */
  rotates = false;
  /** A failure in place of an answer. */
  trouble: Answer | null = null;
  #valid = new Set<string>();
  #given = 0;
  readonly #user: string;
  readonly #server: Server;

  private constructor(user: string) {
    this.#user = user;
    this.#server = createServer(async (request, response) => {
      const url = new URL(request.url ?? "/", "http://localhost");
      const body = Buffer.concat(await request.toArray()).toString();
      const { status, body: said } =
        url.pathname === "/token" && request.method === "POST"
          ? this.#grant(Object.fromEntries(new URLSearchParams(body)))
          : this.#inform(url.searchParams.get("access_token") ?? "");
      response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(said));
    });
  }

  static async start(user: string): Promise<TokenPeer> {
    const peer = new TokenPeer(user);
    await new Promise<void>((resolve) => peer.#server.listen(0, "127.0.0.1", resolve));
    return peer;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/token`;
  }

  /** Whom a mail server asks; the token follows. */
  get infoUrl(): string {
    return `${this.url}info?access_token=`;
  }

  isValid(accessToken: string): boolean {
    return this.#valid.has(accessToken);
  }

  /** No access token that was given before is good any more. */
  withdrawAll(): void {
    this.#valid.clear();
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #grant(fields: Record<string, string>): Answer {
    this.asked.push(fields);
    if (this.trouble) return this.trouble;
    const { clientId, clientSecret } = this.client;
    if (fields.client_id !== clientId || fields.client_secret !== clientSecret)
      return { status: 401, body: { error: "invalid_client", error_description: "Not the client" } };
    const refreshToken = fields.refresh_token ?? "";
    if (fields.grant_type !== "refresh_token" || !this.refreshTokens.has(refreshToken))
      return { status: 400, body: { error: "invalid_grant", error_description: `${this.#user} took it back` } };
    this.#given += 1;
    const access_token = `access-${this.#given}`;
    this.#valid.add(access_token);
    const granted = { access_token, token_type: "Bearer", expires_in: this.lifetime };
    if (!this.rotates) return { status: 200, body: granted };
    const next = `refresh-${this.#given + 1}`;
    this.refreshTokens.delete(refreshToken);
    this.refreshTokens.add(next);
    return { status: 200, body: { ...granted, refresh_token: next } };
  }

  #inform(accessToken: string): Answer {
    return this.isValid(accessToken)
      ? { status: 200, body: { email: this.#user } }
      : { status: 401, body: { error: "invalid_token" } };
  }
}

/** The connection as configured with the first refresh token of the provider. */
export function tokensOf(db: Db, { url, client }: TokenPeer): MailTokens {
  return new MailTokens({ db, secret: SECRET, client: { tokenUrl: url, ...client, refreshToken: "refresh-1" } });
}
