import { createHash } from "node:crypto";
import { z } from "zod";
import type { Db } from "~/lib/db/database.server";
import type { Env } from "~/lib/env.server";
import { openSealed, type Seal, sealText } from "~/lib/sealed-text.server";
import { changeConnection, readConnection } from "./mailbox/mailbox-store.server";

/** Milliseconds. Before a token ends: clocks differ, and signing in takes time. */
const MARGIN = 60_000;
const PATIENCE = 10_000;
/** Somewhat shorter than the pauses of those who ask. */
const REFUSED_PAUSE = 4 * 60_000;

const granted = z.object({
  access_token: z.string().regex(/^[\x21-\x7e]+$/),
  expires_in: z.coerce.number().positive().max(86_400).catch(3_600),
  refresh_token: z.string().min(1).optional().catch(undefined),
});

export interface AccessToken {
  value: string;
  /** Milliseconds since 1970. */
  until: number;
}

/** A problem with the token address. The message has no words from there: they may name a person. */
export class TokenProblem extends Error {
  override name = "TokenProblem";
  /** Asking again is of no use. */
  readonly isRefused: boolean;

  constructor(isRefused: boolean, code: string) {
    super(
      isRefused ? `The token address refuses authentication (${code})` : `The token address cannot be used (${code})`,
    );
    this.isRefused = isRefused;
  }
}

export interface TokenClient {
  tokenUrl: string;
  clientId: string;
  clientSecret: string | undefined;
  refreshToken: string;
}

interface MailTokensOptions {
  db: Db;
  client: TokenClient;
  secret: string;
  now?: () => number;
}

/** Null unless mail servers are signed in to with tokens. */
export function mailTokens(db: Db, env: Env): MailTokens | null {
  const {
    MAIL_OAUTH_TOKEN_URL: tokenUrl,
    MAIL_OAUTH_CLIENT_ID: clientId,
    MAIL_OAUTH_REFRESH_TOKEN: refreshToken,
  } = env;
  if (!tokenUrl || !clientId || !refreshToken) return null;
  const client = { tokenUrl, clientId, clientSecret: env.MAIL_OAUTH_CLIENT_SECRET, refreshToken };
  return new MailTokens({ db, client, secret: env.SESSION_SECRET });
}

/** Access tokens for mail servers (RFC 6749, section 6), kept in memory until shortly before their end. */
export class MailTokens {
  readonly #options: MailTokensOptions;
  #token: AccessToken | null = null;
  #asking: Promise<AccessToken> | null = null;
  #refused: { problem: TokenProblem; until: number } | null = null;

  constructor(options: MailTokensOptions) {
    this.#options = options;
  }

  /** `isRefused`: as after `forget`. Rejects with `TokenProblem`, or as the database does. */
  async get(isRefused = false): Promise<AccessToken> {
    if (this.#refused && this.#now() < this.#refused.until) throw this.#refused.problem;
    if (isRefused) this.forget();
    if (this.#token && this.#now() < this.#token.until) return this.#token;
    this.#asking ??= this.#renew().finally(() => {
      this.#asking = null;
    });
    return await this.#asking;
  }

  /** A mail server does not take the one that is kept. */
  forget(): void {
    this.#token = null;
  }

  async #renew(): Promise<AccessToken> {
    this.#refused = null;
    try {
      this.#token = await this.#ask();
      return this.#token;
    } catch (error) {
      if (error instanceof TokenProblem && error.isRefused)
        this.#refused = { problem: error, until: this.#now() + REFUSED_PAUSE };
      throw error;
    }
  }

  /** Microsoft gives another refresh token each time, and each ends after 90 days: the latest is kept. */
  async #ask(): Promise<AccessToken> {
    const { db, client } = this.#options;
    const sealed = (await readConnection(db)).refresh_token;
    const kept = sealed === null ? null : openSealed(sealed, this.#seal);
    const answer = await this.#exchange(kept ?? client.refreshToken).catch((error: unknown) => {
      if (kept === null || !(error instanceof TokenProblem && error.isRefused)) throw error;
      return this.#exchange(client.refreshToken);
    });
    const latest = answer.refresh_token ?? null;
    if (latest !== null && latest !== kept) await changeConnection(db, { refresh_token: sealText(latest, this.#seal) });
    return { value: answer.access_token, until: this.#now() + answer.expires_in * 1_000 - MARGIN };
  }

  async #exchange(refreshToken: string): Promise<z.output<typeof granted>> {
    const { tokenUrl, clientId, clientSecret } = this.#options.client;
    const fields = { grant_type: "refresh_token", refresh_token: refreshToken, client_id: clientId };
    const body = new URLSearchParams({ ...fields, ...(clientSecret && { client_secret: clientSecret }) });
    const signal = AbortSignal.timeout(PATIENCE);
    const response = await fetch(tokenUrl, { method: "POST", body, signal, redirect: "error" }).catch((error) => {
      throw new TokenProblem(false, reasonOf(error));
    });
    const said: unknown = await response.json().catch(() => null);
    const answer = granted.safeParse(said);
    if (response.ok && answer.success) return answer.data;
    const isRefused = response.status >= 400 && response.status < 500 && ![408, 429].includes(response.status);
    const code = z.object({ error: z.string().regex(/^[a-z_]{1,40}$/) }).safeParse(said);
    throw new TokenProblem(isRefused, code.success ? code.data.error : String(response.status));
  }

  /** Opens nothing that came from another refresh token than the one in the configuration. */
  get #seal(): Seal {
    const { secret, client } = this.#options;
    const from = createHash("sha256").update(`${client.clientId} ${client.refreshToken}`).digest("base64url");
    return { secret, about: `refresh token from ${from}` };
  }

  #now(): number {
    return this.#options.now?.() ?? Date.now();
  }
}

function reasonOf(error: unknown): string {
  const { name, cause } = error as Error & { cause?: { code?: unknown } };
  return name === "TimeoutError" ? "timed out" : String(cause?.code ?? name);
}
