import * as z from "zod/mini";

/** The report that a customer has a quote in view: the token of the link that was followed. */
export const quoteViewSchema = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) });
