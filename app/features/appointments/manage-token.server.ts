import { createHmac } from "node:crypto";

/**
 * The token in the links of an appointment. It follows from the id, so that every later mail has the same link, and
 * from a secret, so that nobody guesses it; the database keeps no more than its hash.
 */
export function manageToken(appointmentId: string, secret: string): string {
  return createHmac("sha256", secret).update(`appointment ${appointmentId}`).digest("base64url");
}
