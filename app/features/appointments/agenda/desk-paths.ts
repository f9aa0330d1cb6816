export const APPOINTMENTS_PATH = "/admin/appointments";
export const BLOCKS_PATH = "/admin/appointments/blocks";

export function movePath(id: string): string {
  return `${APPOINTMENTS_PATH}/${id}/move`;
}
