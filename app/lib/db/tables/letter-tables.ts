/** A letter to the readers of the newsletter. */
export interface LetterRow {
  id: string;
  /** Both empty, as the English ones, where readers of that language get none. */
  subject_nl: string;
  body_nl: string;
  subject_en: string;
  body_en: string;
  /** `queued` while it is being sent. Only a `draft` changes. */
  state: "draft" | "queued" | "paused" | "sent";
  version: number;
  /** The moment at which its next mails are enqueued. */
  due_at: string;
  attempts: number;
  lease_owner: string | null;
  lease_until: string | null;
  created_at: string;
  updated_at: string;
  /** It goes to those who had confirmed by then. */
  started_at: string | null;
  ended_at: string | null;
}

/** That a reader was mailed a letter: once. */
export interface LetterMailRow {
  letter_id: string;
  subscriber_id: string;
  /** The id in the outbox. */
  mail_id: string;
  enqueued_at: string;
  /** The moment at which another mail server gave it back, or refused it for good. */
  returned_at: string | null;
}
