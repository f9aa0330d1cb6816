export const PRESENCE_PATH = "/api/desk/presence";
export const PRESENCE_BEAT = 45_000;
/** Milliseconds after what was typed last. */
export const WRITING_LASTS = 60_000;
