import * as z from "zod/mini";

export const quoteViewSchema = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) });
