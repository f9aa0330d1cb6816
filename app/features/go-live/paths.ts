/** What is left to do before the site goes live. */
export const GO_LIVE_PATH = "/admin/go-live";
