import { linkToken } from "~/lib/token.server";

export function manageToken(appointmentId: string, secret: string): string {
  return linkToken(`appointment ${appointmentId}`, secret);
}
