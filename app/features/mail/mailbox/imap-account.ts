import type { MailTokens } from "../mail-tokens.server";

export interface ImapAccount {
  host: string;
  port: number;
  /** TLS from the first byte; else by STARTTLS. */
  isSecure: boolean;
  /** A server on this machine may do without. */
  isHere: boolean;
  user: string;
  /** In place of a password it may have access tokens. */
  password: string;
  tokens: Pick<MailTokens, "get"> | null;
}

/** Of a checked `IMAP_URL`. */
export function imapAccount(address: string, tokens: ImapAccount["tokens"] = null): ImapAccount {
  const { protocol, hostname, port, username, password } = new URL(address);
  const isSecure = protocol === "imaps:";
  return {
    host: hostname.replace(/^\[(.*)\]$/, "$1"),
    port: port === "" ? (isSecure ? 993 : 143) : Number(port),
    isSecure,
    isHere: ["localhost", "127.0.0.1", "[::1]"].includes(hostname),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    tokens: password === "" ? tokens : null,
  };
}
