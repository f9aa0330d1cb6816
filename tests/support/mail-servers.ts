import type { Db } from "~/lib/db/database.server";
import type { MailServerRow } from "~/lib/db/tables/mailbox-tables";
import { saveMailServer } from "../../app/features/mail/settings/mail-server-store.server";
import { sealPassword } from "../../app/features/mail/settings/mail-servers.server";
import { SECRET } from "./services";

/** A mail server as the desk stores it; `url` as in `SMTP_URL` or `IMAP_URL`. */
export function mailServerRow(url: string, changes: Partial<MailServerRow> = {}): MailServerRow {
  const { protocol, hostname, port, username, password } = new URL(url);
  const kind = protocol.startsWith("smtp") ? ("smtp" as const) : ("imap" as const);
  const server = {
    kind,
    host: hostname,
    port: Number(port),
    security: protocol === `${kind}s:` ? ("tls" as const) : ("starttls" as const),
    username: decodeURIComponent(username),
  };
  return {
    ...server,
    provider: "other",
    password: sealPassword(server, decodeURIComponent(password), SECRET),
    sender: kind === "smtp" ? "Weef <post@weef.example>" : null,
    sent_folder: null,
    user_email: "owner@weef.example",
    changed_at: "2026-11-29T09:00:00.000Z",
    ...changes,
  };
}

export async function storeMailServer(db: Db, ...about: Parameters<typeof mailServerRow>): Promise<void> {
  await db.transaction().execute((tx) => saveMailServer(tx, mailServerRow(...about), null));
}
