import type { Generated } from "kysely";

/** These four tables belong to better-auth; the names are its own. */
export interface UserRow {
  id: string;
  name: string;
  email: string;
  emailVerified: number;
  image: string | null;
  role: "owner" | "staff";
  createdAt: string;
  updatedAt: string;
  /** Ours, like the next. To within a few minutes. */
  lastSeenAt: string | null;
  /** The language in which the desk was last opened; mails to the user are in it. */
  language: Generated<"nl" | "en">;
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
  /** Ours. To within a few minutes. */
  lastSeenAt: Generated<string | null>;
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
