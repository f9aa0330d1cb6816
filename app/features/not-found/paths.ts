export const UNKNOWN_PATHS_PATH = "/admin/unknown-paths";
