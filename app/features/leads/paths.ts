/** The page of a lead. */
export function leadPath(id: string): string {
  return `/admin/leads/${id}`;
}
