/** A mail server as it was entered at the desk: `smtp` sends, `imap` is read. */
export interface MailServerRow {
  kind: "smtp" | "imap";
  /** The preset that it was entered with. */
  provider: string;
  host: string;
  port: number;
  /** TLS from the first byte, or by STARTTLS. */
  security: "tls" | "starttls";
  /** Empty for a server that asks for none. */
  username: string;
  /** Encrypted, for this user of this server only. Empty without a user. */
  password: string;
  /** The sender of all mail: an address, or a name and an address. Null for `imap`. */
  sender: string | null;
  /** Name of the folder for sent mail. Null if it is the one that is marked as such. */
  sent_folder: string | null;
  /** The user of the last change. */
  user_email: string;
  changed_at: string;
}

/** One row: the connection with the owner's mailbox. */
export interface MailboxConnectionRow {
  id: "mailbox";
  /** The process that reads the mailbox. */
  lease_owner: string | null;
  lease_until: string | null;
  /** The start of the last connection, and the last answer of the mail server. */
  connected_at: string | null;
  seen_at: string | null;
  trouble: string | null;
  trouble_since: string | null;
  /** Encrypted: the latest that the provider gave in exchange for the configured one. */
  refresh_token: string | null;
  /** The last time that mail came from outside without the mail server's verdict on its sender. */
  unverified_at: string | null;
  /** The address to which mail came in that was sent to no other address of ours. */
  answers_to: string | null;
}

/** Up to where a folder has been read. */
export interface MailboxFolderRow {
  role: "inbox" | "sent";
  /** Keyed hash of the user and the mail server that this is about. */
  account: string;
  /** Null while there is no such folder. */
  path: string | null;
  /** Uids are valid as long as this is the same (RFC 3501, section 2.3.1.1). */
  uid_validity: string | null;
  last_uid: number;
  /** Mails that came before are only read on request. */
  since: string;
  /** The start of the older mail that is read on request, and the last mail read of it; null if none is. */
  older_from: string | null;
  older_uid: number | null;
  seen_at: string;
}

/** A mail in the mailbox from an unknown sender. Its text is not kept. */
export interface MailboxStrangerRow {
  id: string;
  /** Hash of what its head says: the same for every copy. */
  message_key: string;
  uid_validity: string;
  uid: number;
  /** Written by a person, by a colleague, or by a program. */
  kind: "person" | "colleague" | "automatic";
  state: "open" | "dismissed";
  /** The address in lower case. */
  sender: string;
  sender_name: string;
  subject: string;
  sent_at: string;
  found_at: string;
  /** It answers a mail to this person, from another address. */
  likely_person_id: string | null;
}

/** A mail that was erased with its person: the mail server still has it. */
export interface ErasedMailRow {
  /** Hash of what its head says. */
  id: string;
  erased_at: string;
}
