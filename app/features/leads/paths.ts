export function leadPath(id: string): string {
  return `/admin/leads/${id}`;
}
