/** A browser that a user of the desk registered (Push API). */
export interface PushDeviceRow {
  id: string;
  user_id: string;
  /** The address at the push service. */
  endpoint: string;
  /** Public key and secret of the browser, base64url: messages are encrypted with them (RFC 8291). */
  p256dh: string;
  auth: string;
  /** "Chrome, Android". */
  name: string;
  created_at: string;
  /** The last time that the push service took a message for it, and the reason why it last did not. */
  last_sent_at: string | null;
  problem: string | null;
  /** The last time that it reported receiving one, and the start of its silence about later ones. */
  last_received_at: string | null;
  unheard_since: string | null;
}

/** A queue. */
export interface PushMessageRow {
  id: string;
  device_id: string;
  /** The notice that it carries; null for a trial. */
  notice_id: string | null;
  /** A later message on the same topic replaces it on the screen. */
  topic: string;
  /** JSON. Put in words when it is sent; emptied once it is settled. */
  notice: string;
  state: "queued" | "sent" | "failed";
  attempts: number;
  due_at: string;
  /** It is of no use after that. */
  expires_at: string;
  lease_owner: string | null;
  lease_until: string | null;
  last_error: string | null;
  created_at: string;
}

/** Push services know us by them (RFC 8292), base64url; one row. */
export interface PushKeysRow {
  id: "vapid";
  public_key: string;
  private_key: string;
  created_at: string;
}

/** Visible to a user now. */
export interface DeskPageRow {
  user_id: string;
  /** Made by the page itself. */
  page_id: string;
  seen_at: string;
  /** The lead whose person a mail is being written to, and when something was typed last. */
  writing_to: string | null;
  writing_at: string | null;
}
