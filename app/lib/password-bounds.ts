/** UTF-16 code units. */
export const PASSWORD_BOUNDS = { min: 12, max: 1_000 } as const;
