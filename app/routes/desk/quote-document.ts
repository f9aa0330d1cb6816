import { answerDocument } from "~/features/quotes/document/answer-document.server";
import { findQuote } from "~/features/quotes/quote-store.server";
import { requireUser } from "~/features/users/sessions/session.server";
import { answerApi } from "~/lib/http/api.server";
import { jsonError } from "~/lib/http/json-error.server";
import { servicesContext } from "~/services.server";
import type { Route } from "./+types/quote-document";

/** Byte for byte as it was sent or signed. */
export function loader(args: Route.LoaderArgs) {
  const { params, url, context } = args;
  return answerApi(async () => {
    await requireUser(args);
    const services = context.get(servicesContext);
    const row = await findQuote(services.db, { id: params.quote });
    const kind = url.searchParams.get("kind") === "agreed" ? "agreed" : "sent";
    const document = await answerDocument(services, row, kind, new Date());
    return document ?? jsonError(404, { error: "There is no such document." });
  });
}
