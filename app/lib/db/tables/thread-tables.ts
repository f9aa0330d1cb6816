/** A personal mail to or from a person, written in any program. */
export interface ThreadMessageRow {
  id: string;
  person_id: string;
  lead_id: string | null;
  /** The topic within the subject: mails with the same one are about one thing. */
  topic: string;
  direction: "in" | "out";
  /** Written at the desk, or found in the inbox or in the folder for sent mail. */
  origin: "desk" | "inbox" | "sent";
  /** Message-ID with its brackets, made up for a mail without one. */
  message_id: string;
  in_reply_to: string | null;
  /** JSON, like the recipients: lists of texts. */
  references: string;
  sender: string;
  sender_name: string;
  recipients: string;
  copied: string;
  subject: string;
  text: string;
  /**
   * The part of `text` that its sender wrote: finding it takes longer than reading it. Null if it has not been
   * searched.
   */
  own_text: string | null;
  /** The HTML as it came: to be made safe before it is shown. */
  html: string | null;
  sent_at: string;
  stored_at: string;
  /** The user of the desk who sent it. */
  user_id: string | null;
  /** The id in the outbox. */
  email_id: string | null;
  /** 1: written by a program, so that it answers nothing. */
  is_automatic: number;
  /** 1: the receiving mail server found that the sender's address was forged. */
  is_forged: number;
  /** 1: from one of our own addresses, found in the inbox, and nothing proves that we sent it. It answers nothing. */
  is_unconfirmed: number;
  /** JSON: what could not be shown as it was sent. */
  remarks: string;
  /** `bounce` if it reached no recipient, else the addresses that it came back from; and the words of the other mail server. */
  returned: string | null;
  returned_detail: string | null;
}

export interface ThreadAttachmentRow {
  id: string;
  /** The id in `thread_messages`. */
  message_id: string;
  name: string;
  /** The type by its content. */
  type: string;
  /** Bytes. */
  size: number;
  /** Base64. */
  content: string;
}

/** A file that a user of the desk has chosen for a mail that they are writing. */
export interface ThreadUploadRow extends Omit<ThreadAttachmentRow, "message_id"> {
  lead_id: string;
  user_id: string;
  stored_at: string;
}

/** The end of a user's personal mails. */
export interface UserSignatureRow {
  user_id: string;
  text: string;
}
