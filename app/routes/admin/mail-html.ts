import { requireOwner } from "~/features/auth/session.server";
import { renderKeptMail } from "~/features/mail-desk/show-mail.server";
import { findMail } from "~/features/mail-desk/store.server";
import { orDatabaseAway } from "~/routes/database-away.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/mail-html";

/** Mails carry their styles inline. Nothing runs, nothing leaves, and only our own pages may frame it. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox";

/** A mail as it looks in the program of who gets it. */
export async function loader(args: Route.LoaderArgs): Promise<Response> {
  const row = await orDatabaseAway(async () => {
    await requireOwner(args);
    return findMail(args.context.get(servicesContext).db, args.params.mail);
  });
  const mail = row && (await renderKeptMail(row));
  if (!mail) throw new Response(null, { status: 404 });
  return new Response(mail.html, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": POLICY,
      "Cache-Control": "no-store",
    },
  });
}
