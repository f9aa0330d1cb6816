import type { MailServerRow } from "~/lib/db/tables/mailbox-tables";

export type ServerPlace = Pick<MailServerRow, "host" | "port" | "security">;

interface ProviderServers {
  smtp: ServerPlace;
  imap: ServerPlace;
  /** False if it lets no program read a mailbox with a password. */
  isRead: boolean;
}

const tls = (host: string, port: number): ServerPlace => ({ host, port, security: "tls" });
const starttls = (host: string, port: number): ServerPlace => ({ host, port, security: "starttls" });

/** Mail servers as the providers name them, checked in November 2026. */
export const PROVIDERS = {
  google: { smtp: tls("smtp.gmail.com", 465), imap: tls("imap.gmail.com", 993), isRead: true },
  microsoft: { smtp: starttls("smtp.office365.com", 587), imap: tls("outlook.office365.com", 993), isRead: false },
  transip: { smtp: tls("smtp.transip.email", 465), imap: tls("imap.transip.email", 993), isRead: true },
  strato: { smtp: tls("smtp.strato.com", 465), imap: tls("imap.strato.com", 993), isRead: true },
  oneCom: { smtp: tls("send.one.com", 465), imap: tls("imap.one.com", 993), isRead: true },
  hostnet: { smtp: starttls("smtp.hostnet.nl", 587), imap: tls("imap.hostnet.nl", 993), isRead: true },
  other: { smtp: tls("", 465), imap: tls("", 993), isRead: true },
} as const satisfies Record<string, ProviderServers>;

/** The pages of providers that the steps begin with. */
export const PROVIDER_PAGES: Readonly<Partial<Record<string, string>>> = {
  google: "https://myaccount.google.com/apppasswords",
  microsoft: "https://admin.microsoft.com",
};

export type Provider = keyof typeof PROVIDERS;

export const PROVIDER_IDS = Object.keys(PROVIDERS) as Provider[];

export function providerOf(id: unknown): Provider | null {
  return PROVIDER_IDS.find((known) => known === id) ?? null;
}
