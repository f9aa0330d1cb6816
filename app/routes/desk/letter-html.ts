import { propsOf } from "~/features/newsletter/letters/handle-letter-form.server";
import { languagesOf } from "~/features/newsletter/letters/letter";
import { findLetter } from "~/features/newsletter/letters/letter-store.server";
import { requireOwner } from "~/features/users/sessions/session.server";
import { answerApi } from "~/lib/http/api.server";
import { jsonError } from "~/lib/http/json-error.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/letter-html";
import { mailDocument } from "./mail-document.server";

export function loader(args: Route.LoaderArgs): Promise<Response> {
  return answerApi(async () => {
    await requireOwner(args);
    const { db, env } = args.context.get(servicesContext);
    const letter = await findLetter(db, args.params.letter);
    const asked = args.url.searchParams.get("language");
    const language = letter && languagesOf(letter).find((known) => known === asked);
    if (!letter || !language) return jsonError(404, { error: "There is no such letter." });
    const { renderMail } = await import("~/features/mail/templates/render-mail.server");
    return mailDocument((await renderMail("letter", propsOf(letter, language, env), language)).html);
  });
}
