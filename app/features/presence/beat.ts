/** Where pages of the desk say whether they are looked at, and how often they do; milliseconds. */
export const PRESENCE_PATH = "/api/desk/presence";
export const PRESENCE_BEAT = 45_000;
