import { findMail } from "~/features/mail/desk/mail-list-store.server";
import { renderKeptMail } from "~/features/mail/desk/show-mail.server";
import { requireOwner } from "~/features/users/sessions/session.server";
import { answerApi } from "~/lib/http/api.server";
import { jsonError } from "~/lib/http/json-error.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/mail-html";
import { mailDocument } from "./mail-document.server";

export function loader(args: Route.LoaderArgs): Promise<Response> {
  return answerApi(async () => {
    await requireOwner(args);
    const row = await findMail(args.context.get(servicesContext).db, args.params.mail);
    const mail = row && (await renderKeptMail(row));
    if (!mail) return jsonError(404, { error: "There is no such mail." });
    return mailDocument(mail.html);
  });
}
