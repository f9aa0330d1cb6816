/** Where devices are told what comes in. */
export const NOTIFICATIONS_PATH = "/admin/notifications";
