/** The list of addresses that visitors requested in vain. */
export const UNKNOWN_PATHS_PATH = "/admin/unknown-paths";
