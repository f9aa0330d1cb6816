/** In session storage. */
export const STORAGE_KEY = "attribution";
