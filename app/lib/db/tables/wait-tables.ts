/**
 * A wait for an answer that began after the first request; the one of the request itself is in `LeadRow`. It is open until it was
 * answered or dismissed, and of one lead, conversation or quote one is open at most.
 */
export interface WaitRow {
  id: string;
  kind: "mail" | "chat" | "question";
  /** One of these three is set: a conversation or a quote only without a lead. */
  lead_id: string | null;
  conversation_id: string | null;
  quote_id: string | null;
  since: string;
  due_at: string;
  answered_at: string | null;
  /** When the desk said that no answer is needed. */
  dismissed_at: string | null;
}
