export const GO_LIVE_PATH = "/admin/go-live";
