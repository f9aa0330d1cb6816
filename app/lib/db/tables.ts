/**
 * The tables, as both databases hold them: text ids (UUIDv7), ISO-8601 UTC text timestamps,
 * integers for booleans, JSON as text.
 */
export interface Tables {
  offer_requests: OfferRequestRow;
  outbox: OutboxRow;
  rate_limits: RateLimitRow;
  user: UserRow;
  session: SessionRow;
  account: AccountRow;
  verification: VerificationRow;
}

export interface OfferRequestRow {
  id: string;
  submission_id: string | null;
  /** Keyed hash of the body and the sender's address, of a request that came without a submission id. */
  body_digest: string | null;
  name: string;
  email: string;
  phone: string | null;
  company: string | null;
  service: string | null;
  message: string | null;
  source: string;
  language: "nl" | "en";
  status: "new" | "spam";
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
