/** The page where users choose the devices on which they get notifications. */
export const NOTIFICATIONS_PATH = "/admin/notifications";
