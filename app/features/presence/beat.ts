/** Where pages of the desk report whether they are looked at, and how often, in milliseconds. */
export const PRESENCE_PATH = "/api/desk/presence";
export const PRESENCE_BEAT = 45_000;
