/**
 * The tables, as both databases hold them: text ids (UUIDv7), ISO-8601 UTC text timestamps,
 * integers for booleans, JSON as text.
 */
export interface Tables {
  offer_requests: OfferRequestRow;
  configurator_requests: ConfiguratorRequestRow;
  configurator_drafts: ConfiguratorDraftRow;
  outbox: OutboxRow;
  rate_limits: RateLimitRow;
  unknown_paths: UnknownPathRow;
  user: UserRow;
  session: SessionRow;
  account: AccountRow;
  verification: VerificationRow;
}

/** What the requests of every form have. */
export interface RequestRow {
  id: string;
  submission_id: string | null;
  /** Keyed hash of the body and the sender's address, of a request that came without a submission id. */
  body_digest: string | null;
  name: string;
  email: string;
  phone: string | null;
  company: string | null;
  source: string;
  language: "nl" | "en";
  status: "new" | "spam";
  created_at: string;
  /** JSON: how the visitor came in for the first and the last time. */
  attribution: string | null;
}

export interface OfferRequestRow extends RequestRow {
  service: string | null;
  message: string | null;
}

/** The ids are those of the configurator's questions; lists and price lines are JSON. */
export interface ConfiguratorRequestRow extends RequestRow {
  industry: string | null;
  description: string | null;
  website_type: string | null;
  services: string;
  timeline: string | null;
  features: string;
  preferred_contact: string | null;
  budget: string | null;
  /** The lines and their totals, at the prices of the day that it was sent. */
  price_lines: string;
}

/** A configuration that was mailed to its maker, to be gone on with. */
export interface ConfiguratorDraftRow {
  /** Of the token in the link; the token itself is not kept. */
  token_hash: string;
  mode: "website" | "subscription";
  /** JSON: what was answered, by field name. */
  fields: string;
  language: "nl" | "en";
  expires_at: string;
  created_at: string;
}

export interface OutboxRow {
  id: string;
  /** The Message-ID header; the same at every attempt, so that a repeat is recognised. */
  message_id: string;
  template: string;
  /** JSON: what the template needs. */
  props: string;
  language: "nl" | "en";
  recipient: string;
  reply_to: string | null;
  /** The request that this mail belongs to. */
  request_id: string | null;
  state: "queued" | "sent" | "failed";
  attempts: number;
  due_at: string;
  lease_owner: string | null;
  lease_until: string | null;
  last_error: string | null;
  created_at: string;
  sent_at: string | null;
}

/** As rate-limiter-flexible wants it. */
export interface RateLimitRow {
  key: string;
  points: number;
  /** Milliseconds since 1970. */
  expire: number | null;
}

/** A public address that does not exist, and how often it was asked for. */
export interface UnknownPathRow {
  /** Without its query, percent-encoded, at most 200 characters. */
  path: string;
  hits: number;
  first_seen_at: string;
  last_seen_at: string;
}

/** The four tables below belong to better-auth; the names are its own. */
export interface UserRow {
  id: string;
  name: string;
  email: string;
  emailVerified: number;
  image: string | null;
  role: "owner" | "staff";
  createdAt: string;
  updatedAt: string;
}

export interface SessionRow {
  id: string;
  expiresAt: string;
  token: string;
  createdAt: string;
  updatedAt: string;
  ipAddress: string | null;
  userAgent: string | null;
  userId: string;
}

export interface AccountRow {
  id: string;
  accountId: string;
  providerId: string;
  userId: string;
  accessToken: string | null;
  refreshToken: string | null;
  idToken: string | null;
  accessTokenExpiresAt: string | null;
  refreshTokenExpiresAt: string | null;
  scope: string | null;
  password: string | null;
  createdAt: string;
  updatedAt: string;
}

export interface VerificationRow {
  id: string;
  identifier: string;
  value: string;
  expiresAt: string;
  createdAt: string;
  updatedAt: string;
}
