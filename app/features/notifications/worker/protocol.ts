/** Where a browser's subscription goes. */
export const PUSH_PATH = "/api/desk/push";
/** The pages that the worker is there for; it is registered by pages of the desk alone. */
export const WORKER_SCOPE = "/admin";
/** The worker asks a page of the desk to show another address: `{ kind, path }`. */
export const OPEN_MESSAGE = "open";
