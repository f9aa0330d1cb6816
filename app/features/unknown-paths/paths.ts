/** The addresses that visitors asked for in vain. */
export const UNKNOWN_PATHS_PATH = "/admin/unknown-paths";
