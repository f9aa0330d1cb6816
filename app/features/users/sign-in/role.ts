export const ROLES = ["owner", "staff"] as const;
export type Role = (typeof ROLES)[number];
