/** Tells the events that we make from all others in a calendar. It never changes: calendars know events by it. */
export const OWN_SUFFIX = "@appointments.weef";
const OWN = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})@appointments\.weef$/i;

/** The UID of an appointment in invitations, feeds and calendars (RFC 5545, section 3.8.4.7). */
export function uidOf(appointmentId: string): string {
  return appointmentId + OWN_SUFFIX;
}

/** The id of the appointment whose event has this UID. Null for all events that we did not make. */
export function appointmentIdOf(uid: string): string | null {
  return OWN.exec(uid)?.[1]?.toLowerCase() ?? null;
}
