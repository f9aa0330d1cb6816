export const PUSH_PATH = "/api/desk/push";
/** `{ id, isCalling? }` */
export const RECEIPT_PATH = "/api/desk/push/received";
export const CALL_ACTION = "call";
export const WORKER_SCOPE = "/admin";
/** `{ kind, path }` */
export const OPEN_MESSAGE = "open";
