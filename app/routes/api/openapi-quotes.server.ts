import { QUOTE_VIEW_PATH } from "~/features/quotes/paths";
import { quoteViewSchema } from "~/features/quotes/quote-view";
import { body, errors } from "./openapi-parts.server";

/** The calls about quotes, as OpenAPI describes them. */
export const quoteCalls = {
  [QUOTE_VIEW_PATH]: {
    post: {
      summary: "Tell that a customer has a quote in view",
      description: "Kept is when that was for the first time and for the last, while the quote waits for an answer.",
      requestBody: body(quoteViewSchema, ["application/json"]),
      responses: { 204: { description: "Noted" }, ...errors(400, 403, 404, 405, 413, 415, 422, 503) },
    },
  },
};
