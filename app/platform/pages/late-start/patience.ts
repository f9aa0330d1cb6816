/** Milliseconds; then a pressed button does what it would do without scripts. */
export const PATIENCE = 8_000;
