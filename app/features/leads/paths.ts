/** A lead, with all that is known of it. */
export function leadPath(id: string): string {
  return `/admin/leads/${id}`;
}
