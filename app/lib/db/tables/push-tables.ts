/** A browser in which somebody of the desk wants to be told what comes in (Push API). */
export interface PushDeviceRow {
  id: string;
  user_id: string;
  /** Where the push service of that browser takes messages. */
  endpoint: string;
  /** The browser's public key and its secret, base64url: what messages are encrypted with (RFC 8291). */
  p256dh: string;
  auth: string;
  /** What it is called in the list: "Chrome, Android". */
  name: string;
  created_at: string;
  /** When the push service last took a message for it, and why it last did not. */
  last_sent_at: string | null;
  problem: string | null;
}

/** What one device is to be told: a queue. */
export interface PushMessageRow {
  id: string;
  device_id: string;
  /** What it is about: a later message about the same takes its place on the screen. */
  topic: string;
  /** JSON: what happened. Put in words when it is sent; emptied once it is settled. */
  notice: string;
  state: "queued" | "sent" | "failed";
  attempts: number;
  due_at: string;
  /** From when on it is of no use any more. */
  expires_at: string;
  lease_owner: string | null;
  lease_until: string | null;
  last_error: string | null;
  created_at: string;
}

/** The keys by which push services know us (RFC 8292), base64url; there is one row. */
export interface PushKeysRow {
  id: "vapid";
  public_key: string;
  private_key: string;
  created_at: string;
}

/** A page of the desk that somebody has before their eyes. */
export interface DeskPageRow {
  user_id: string;
  /** Made by the page itself. */
  page_id: string;
  seen_at: string;
}
