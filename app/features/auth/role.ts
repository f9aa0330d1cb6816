/** What somebody at the desk may do: the owner everything, staff the work with visitors. */
export const ROLES = ["owner", "staff"] as const;
export type Role = (typeof ROLES)[number];
