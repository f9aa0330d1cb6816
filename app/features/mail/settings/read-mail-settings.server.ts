import { business } from "~/content/business";
import type { Db } from "~/lib/db/database.server";
import type { MailServerRow } from "~/lib/db/tables/mailbox-tables";
import type { Language } from "~/lib/language/language";
import { momentOf } from "~/lib/time/clock";
import { listMailServers } from "./mail-server-store.server";
import { type CurrentMailServers, type MailEnv, openPassword } from "./mail-servers.server";
import {
  type Field,
  MAIL_KINDS,
  type MailKind,
  type MailSettings,
  PROVIDER_PARAM,
  type ShownServer,
} from "./mail-settings";
import { PROVIDERS, providerOf } from "./providers";

interface SettingsServices {
  db: Db;
  env: MailEnv;
  mailServers: Pick<CurrentMailServers, "current">;
}

/** `url`: of the page, which may name a provider. */
export async function readMailSettings(
  { db, env, mailServers }: SettingsServices,
  url: URL,
  { language, to }: { language: Language; to: string },
): Promise<MailSettings> {
  const rows = await listMailServers(db);
  const rowOf = (kind: MailKind) => rows.find((row) => row.kind === kind);
  const open = openKinds(env);
  const stored = providerOf(open.map(rowOf).find((row) => row !== undefined)?.provider);
  const provider = providerOf(url.searchParams.get(PROVIDER_PARAM)) ?? stored;
  const current = mailServers.current;
  const shown = MAIL_KINDS.map((kind) => shownServer(kind, rowOf(kind), env, current, language));
  return {
    shown,
    open,
    provider,
    served: servedFields({ smtp: rowOf("smtp"), imap: rowOf("imap") }, provider, provider === stored, env),
    fixed: {
      ...(env.MAIL_FROM !== undefined && { sender: "MAIL_FROM" }),
      ...(env.IMAP_SENT !== undefined && { sent_folder: "IMAP_SENT" }),
    },
    known: { smtp: rowOf("smtp")?.changed_at ?? "", imap: rowOf("imap")?.changed_at ?? "" },
    hasPassword: open.filter((kind) => {
      const row = rowOf(kind);
      return row !== undefined && (openPassword(row, env.SESSION_SECRET) ?? "") !== "";
    }),
    to,
  };
}

/** The kinds that the environment leaves to the desk. */
export function openKinds(env: MailEnv): MailKind[] {
  return MAIL_KINDS.filter((kind) => env[kind === "smtp" ? "SMTP_URL" : "IMAP_URL"] === undefined);
}

function shownServer(
  kind: MailKind,
  row: MailServerRow | undefined,
  env: MailEnv,
  current: CurrentMailServers["current"],
  language: Language,
): ShownServer {
  const variable = kind === "smtp" ? "SMTP_URL" : "IMAP_URL";
  const isFixed = env[variable] !== undefined;
  const address = kind === "smtp" ? current.smtpUrl : current.imapUrl;
  const url = address === undefined ? null : new URL(address);
  const sender = current.from ?? `${business.name} <${business.email}>`;
  return {
    kind,
    variable: isFixed ? variable : null,
    server: url?.hostname ?? null,
    says: url && (kind === "smtp" ? sender : decodeURIComponent(url.username)),
    changed: !isFixed && row ? { at: momentOf(row.changed_at, language), by: row.user_email } : null,
    isPasswordLost: !isFixed && row !== undefined && openPassword(row, env.SESSION_SECRET) === null,
  };
}

function servedFields(
  rows: Record<MailKind, MailServerRow | undefined>,
  provider: MailSettings["provider"],
  isStored: boolean,
  env: MailEnv,
): Record<Field, string> {
  const preset = PROVIDERS[provider ?? "other"];
  const placeOf = (kind: MailKind) => (isStored ? rows[kind] : undefined) ?? preset[kind];
  const [smtp, imap] = [placeOf("smtp"), placeOf("imap")];
  const first = rows.smtp ?? rows.imap;
  const isOwnUser = rows.smtp !== undefined && rows.imap !== undefined && rows.imap.username !== rows.smtp.username;
  const reads = isStored ? rows.imap !== undefined : preset.isRead;
  return {
    username: first?.username ?? business.email,
    password: "",
    sender: env.MAIL_FROM ?? rows.smtp?.sender ?? `${business.name} <${business.email}>`,
    smtp_host: smtp.host,
    smtp_port: String(smtp.port),
    smtp_security: smtp.security,
    reads: reads ? "on" : "",
    imap_host: imap.host,
    imap_port: String(imap.port),
    imap_security: imap.security,
    imap_username: isOwnUser ? (rows.imap?.username ?? "") : "",
    imap_password: "",
    sent_folder: env.IMAP_SENT ?? rows.imap?.sent_folder ?? "",
  };
}
