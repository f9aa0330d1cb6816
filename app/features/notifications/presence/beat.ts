export const PRESENCE_PATH = "/api/desk/presence";
export const PRESENCE_BEAT = 45_000;
