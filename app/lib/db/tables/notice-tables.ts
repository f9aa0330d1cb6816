/** A notice to one person of the desk. The queue sends it to their devices first, then mails it instead. */
export interface NoticeRow {
  id: string;
  user_id: string;
  /** The topic, as in `PushMessageRow`. */
  topic: string;
  /** JSON; emptied once it is settled. */
  notice: string;
  /** The key of a notice that a person gets once: `urgent:{lead}`, `morning:{day}`; null if each is sent. */
  once: string | null;
  /** `dropped`: it was true no more, or mailed anyway. */
  state: "queued" | "received" | "mailed" | "dropped";
  attempts: number;
  /** The moment at which it is to be sent or, if it was, to be mailed. */
  due_at: string;
  /** The moment at which it was queued for their devices. */
  sent_at: string | null;
  lease_owner: string | null;
  lease_until: string | null;
  created_at: string;
}

/** Settings of a user who has changed them. */
export interface NoticeSettingsRow {
  user_id: string;
  /** JSON: kinds of notices (`NoticeSwitch`). */
  switched_off: string;
  /** `HH:MM`; both or neither. */
  quiet_from: string | null;
  quiet_to: string | null;
  morning_at: string;
}

/** A user of the desk is calling, so that no other is reminded meanwhile. */
export interface LeadCallRow {
  lead_id: string;
  user_id: string;
  calling_until: string;
}

export interface AlertRow {
  id: string;
  /** Queued mail does not go out, the disk of DATA_DIR is nearly full, the mailbox or a calendar cannot be read. */
  cause: "mail" | "disk" | "mailbox" | "calendar";
  /** The machine whose disk it is; empty for what all processes share. */
  place: string;
  since: string;
  /** The last notice to the owner. */
  told_at: string;
  /** A machine that is gone cannot report that its disk is empty again. */
  seen_at: string;
}
