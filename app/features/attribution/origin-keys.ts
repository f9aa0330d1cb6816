/** In session storage: how the visitor came in, once they went on to another document. */
export const STORAGE_KEY = "attribution";
/** The same, from a page whose scripts never started: its address, and the referrer. */
export const ENTRANCE_KEY = "entrance";
