import * as z from "zod/mini";

/**
 * What a page of the desk reports: whether somebody is looking at it, and which page it is, by an id that the page
 * makes. A page opened before there were ids counts as the only one of its user.
 */
export const presenceSchema = z.object({ page: z.optional(z.guid()), isLooking: z.boolean() });
