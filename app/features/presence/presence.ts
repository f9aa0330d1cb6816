import * as z from "zod/mini";

/**
 * What a page of the desk tells: whether somebody has it before their eyes, and which one it is, by an id that it makes. One
 * that was opened before pages had any is the only one of its user.
 */
export const presenceSchema = z.object({ page: z.optional(z.guid()), isLooking: z.boolean() });
