/** Milliseconds that a pressed button waits for the scripts; then it does what it would do without them. */
export const PATIENCE = 8_000;
