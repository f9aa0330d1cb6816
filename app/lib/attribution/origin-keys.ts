/** In session storage. */
export const STORAGE_KEY = "attribution";
/** From a page whose scripts never started. */
export const ENTRANCE_KEY = "entrance";
