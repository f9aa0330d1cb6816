/** Where a browser sends its subscription. */
export const PUSH_PATH = "/api/desk/push";
/** The scope of the worker; only pages of the desk register it. */
export const WORKER_SCOPE = "/admin";
/** The worker's message to a page of the desk to show another address: `{ kind, path }`. */
export const OPEN_MESSAGE = "open";
