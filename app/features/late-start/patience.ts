/** Milliseconds that a pressed button waits for the scripts; then it does what it does without them. */
export const PATIENCE = 8_000;
