/** The second step of somebody's signing in: codes of an app. */
export interface SecondStepRow {
  user_id: string;
  /** The key that the app has, sealed. */
  secret: string;
  /** The number of the half minute whose code was used last: no code counts twice. */
  last_counter: number;
  created_at: string;
  /** Null until a first code has proved that the app has the key; nothing is asked before. */
  confirmed_at: string | null;
}

/** A code for whoever has lost the app. */
export interface RecoveryCodeRow {
  user_id: string;
  /** Of the code; the code itself is not kept. */
  code_hash: string;
  used_at: string | null;
}

/** What somebody holds who is half-way through signing in, or was mailed a link to choose another password. */
export interface UserLinkRow {
  /** Of the token; the token itself is not kept. */
  token_hash: string;
  user_id: string;
  purpose: "second-step" | "password-reset";
  /** How often it was used in vain. */
  tries: number;
  expires_at: string;
}

export interface UserInviteRow {
  id: string;
  /** In small letters. */
  email: string;
  role: "owner" | "staff";
  language: "nl" | "en";
  /** Of the token in the link; the token itself is not kept. */
  token_hash: string;
  /** An open one has expired after `expires_at`: no job has to say so. */
  state: "open" | "accepted" | "withdrawn";
  /** The id of the user who invited, and how the invitation names that user. */
  invited_by: string;
  inviter: string;
  invited_at: string;
  expires_at: string;
}

/** Which password the configuration last gave an owner: only a different one is applied again. */
export interface ConfiguredOwnerRow {
  email: string;
  password_hash: string;
  applied_at: string;
}
