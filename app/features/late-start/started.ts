/** The event on the window when the page has come alive: from here on React answers. */
export const STARTED = "started";
