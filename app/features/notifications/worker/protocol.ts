export const PUSH_PATH = "/api/desk/push";
export const WORKER_SCOPE = "/admin";
/** `{ kind, path }` */
export const OPEN_MESSAGE = "open";
