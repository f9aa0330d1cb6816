import { linkToken } from "~/lib/token.server";

/** The token in the links of an appointment. */
export function manageToken(appointmentId: string, secret: string): string {
  return linkToken(`appointment ${appointmentId}`, secret);
}
