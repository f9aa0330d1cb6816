import * as z from "zod/mini";

const detailsSchema = z.object({ email: z.exactOptional(z.string()), phone: z.exactOptional(z.string()) });

export const chatLineSchema = z.object({
  seq: z.int().check(z.minimum(1), z.describe("Counts from 1 within the conversation, without gaps")),
  id: z.string().check(z.describe("For a visitor's line, the id of its post; unique for the others too")),
  author: z.enum(["visitor", "bot", "person"]),
  text: z.string(),
  at: z.iso.datetime().check(z.describe("UTC")),
  asks: z.exactOptional(detailsSchema.check(z.describe("The details that this line asks about, until it is answered"))),
});

export const attendanceSchema = z.object({
  by: z.enum(["bot", "person"]).check(z.describe("While a person answers, the assistant is silent")),
  isOpen: z.boolean().check(z.describe("Whether it is opening time now")),
  backAt: z.nullable(z.iso.datetime()).check(z.describe("UTC: when somebody is back; null while it is open")),
});

/** The lines from the message's own on, or from the one that asked. */
export const conversationSchema = z.object({ lines: z.array(chatLineSchema), attendance: attendanceSchema });

export type ContactDetails = z.output<typeof detailsSchema>;
export type ChatLine = z.output<typeof chatLineSchema>;
export type Attendance = z.output<typeof attendanceSchema>;
export type ConversationState = z.output<typeof conversationSchema>;
