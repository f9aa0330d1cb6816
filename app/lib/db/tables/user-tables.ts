export interface SecondStepRow {
  user_id: string;
  /** The app's key, sealed. */
  secret: string;
  /** The half minute whose code was used last: no code counts twice. */
  last_counter: number;
  created_at: string;
  /** Null until a first code has proved that the app has the key; nothing is asked before. */
  confirmed_at: string | null;
}

/** For whoever has lost the app. */
export interface RecoveryCodeRow {
  user_id: string;
  /** Only the hash is kept of the code. */
  code_hash: string;
  used_at: string | null;
}

/** For the second step of signing in, or mailed to choose another password. */
export interface UserLinkRow {
  /** Only the hash is kept of the token. */
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
  /** Only the hash is kept of the token in the link. */
  token_hash: string;
  /** An open one has expired after `expires_at`: no job has to say so. */
  state: "open" | "accepted" | "withdrawn";
  /** The id of the user who invited, and how the invitation names that user. */
  invited_by: string;
  inviter: string;
  invited_at: string;
  expires_at: string;
}

/** Only a different password of the configuration is applied again. */
export interface ConfiguredOwnerRow {
  email: string;
  password_hash: string;
  applied_at: string;
}
