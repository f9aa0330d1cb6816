/** Milliseconds after load; specification, "States and transitions". */
export const OPENS_AFTER = 10_000;
