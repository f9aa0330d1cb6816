import { findByToken } from "~/features/quotes/customer/answer-quote.server";
import { answerDocument } from "~/features/quotes/document/answer-document.server";
import { quotePath } from "~/features/quotes/paths";
import { fileOrPage } from "~/lib/http/file-or-page.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/quote-document";

/** A quote that was withdrawn has none. */
export function loader({ params, url, context }: Route.LoaderArgs): Promise<Response> {
  return fileOrPage(url, quotePath(encodeURIComponent(params.token)), async () => {
    const services = context.get(servicesContext);
    const row = await findByToken(services.db, params.token);
    const shown = row?.state === "withdrawn" ? undefined : row;
    return answerDocument(services, shown, row?.state === "agreed" ? "agreed" : "sent", new Date());
  });
}
