import * as z from "zod/mini";

/** The call that tells that a customer has a quote in view. */
export const QUOTE_VIEW_PATH = "/api/quote-views";

/** The token of the link that the customer follows. */
export const quoteViewSchema = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) });
