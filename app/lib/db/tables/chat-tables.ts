/** A conversation of one browser. Lines are counted from 1; a counter of lines is 0 while there is none. */
export interface ConversationRow {
  id: string;
  /** The hash of the token that the visitor's browser alone has. */
  token_hash: string;
  language: "nl" | "en";
  /** The path of the visitor's last page. */
  page: string;
  attendance: "bot" | "person";
  /** The moment at which a person last took over, other than by just answering. */
  attended_at: string | null;
  started_at: string;
  last_line_at: string;
  last_seq: number;
  last_visitor_seq: number;
  owner_read_seq: number;
  last_person_seq: number;
  last_person_at: string | null;
  /** Up to this line, answers of a person have been mailed. */
  mailed_seq: number;
  /** Up to this line, the visitor's browser was sent them while connected. */
  visitor_seen_seq: number;
  visitor_last_seen_at: string;
  /** Null before `contact_confirmed_at`. */
  contact_name: string | null;
  contact_email: string | null;
  contact_phone: string | null;
  contact_confirmed_at: string | null;
  /** The last choice. */
  contact_method: "phone" | "email" | "whatsapp" | null;
  contact_method_at: string | null;
}

export interface ConversationLineRow {
  conversation_id: string;
  seq: number;
  /** Made by the sender, so that a repeat is recognised; unique within the conversation. */
  id: string;
  author: "visitor" | "bot" | "person";
  text: string;
  /** JSON: the contact details that the assistant asks about with this line. */
  asks: string | null;
  asks_answer: "agreed" | "declined" | null;
  at: string;
}
