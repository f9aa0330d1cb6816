import { answerDocument } from "~/features/quotes/answer-document.server";
import { lookUpQuote, orAway } from "~/features/quotes/quote-context.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/quote-document";

/** A customer's quote as a file: once it is agreed to, the signed one. A quote that was withdrawn has none. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const row = orAway(await lookUpQuote(services.db, params.token)) ?? undefined;
  const shown = row?.state === "withdrawn" ? undefined : row;
  return answerDocument(services, shown, row?.state === "agreed" ? "agreed" : "sent", new Date());
}
