/**
 * What happened just now. It says where to look, never what is there: whoever hears of it reads the database, so that
 * nothing is lost when an event is.
 */
export type LiveEvent =
  | { kind: "message" | "answer" | "attendance" | "contact" | "presence" | "read"; conversation: string }
  | { kind: "method"; conversation: string; method: "phone" | "email" | "whatsapp" }
  | { kind: "appointment" }
  /** A lead has come in; one has been changed at the desk. */
  | { kind: "lead" | "lead-changed"; lead: string };
