import * as z from "zod/mini";

/** A page opened before there were ids counts as the only one of its user. `writing`: the lead to whom. */
export const presenceSchema = z.object({
  page: z.optional(z.guid()),
  isLooking: z.boolean(),
  writing: z.optional(z.guid()),
});
