export const STARTED = "started";
