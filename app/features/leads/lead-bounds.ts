/** UTF-16 code units (the unit of `maxlength`). */
export const LEAD_BOUNDS = { reason: 500, action: 200, note: 5_000, tag: 40, user: 64 } as const;
