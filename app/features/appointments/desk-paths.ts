/** The agenda. */
export const APPOINTMENTS_PATH = "/admin/appointments";
/** The times in which no talk can be booked. */
export const BLOCKS_PATH = "/admin/appointments/blocks";

/** The page where an appointment is moved to another moment. */
export function movePath(id: string): string {
  return `${APPOINTMENTS_PATH}/${id}/move`;
}
