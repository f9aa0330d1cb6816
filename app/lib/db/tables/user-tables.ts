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

/** A code for a user who has lost the app. */
export interface RecoveryCodeRow {
  user_id: string;
  /** The hash of the code; the code is not kept. */
  code_hash: string;
  used_at: string | null;
}

/** A link for the second step of signing in, or mailed to choose another password. */
export interface UserLinkRow {
  /** The hash of the token; the token is not kept. */
  token_hash: string;
  user_id: string;
  purpose: "second-step" | "password-reset";
  /** The number of failed tries. */
  tries: number;
  expires_at: string;
}

export interface UserInviteRow {
  id: string;
  /** The address in lower case. */
  email: string;
  role: "owner" | "staff";
  language: "nl" | "en";
  /** The hash of the token in the link; the token is not kept. */
  token_hash: string;
  /** An open one has expired after `expires_at`: no job has to say so. */
  state: "open" | "accepted" | "withdrawn";
  /** The id of the user who invited, and how the invitation names that user. */
  invited_by: string;
  inviter: string;
  invited_at: string;
  expires_at: string;
}

/** The configured password: another one in the configuration is applied, the same one is not. */
export interface ConfiguredOwnerRow {
  email: string;
  password_hash: string;
  applied_at: string;
}
