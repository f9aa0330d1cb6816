import { answerDocument } from "~/features/quotes/answer-document.server";
import { findByToken } from "~/features/quotes/answer-quote.server";
import { answerApi } from "~/lib/http/api.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/quote-document";

/** A customer's quote as a file: once it is agreed to, the signed one. A quote that was withdrawn has none. */
export function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  return answerApi(async () => {
    const services = context.get(servicesContext);
    const row = await findByToken(services.db, params.token);
    const shown = row?.state === "withdrawn" ? undefined : row;
    return answerDocument(services, shown, row?.state === "agreed" ? "agreed" : "sent", new Date());
  });
}
