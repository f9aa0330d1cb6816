/** In session storage: how the visitor came in, once they went on to another document. */
export const STORAGE_KEY = "attribution";
/** The same as a page left it whose scripts never started: its address, and the one that linked to it. */
export const ENTRANCE_KEY = "entrance";
