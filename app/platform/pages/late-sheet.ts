/** The `rel` of a link to a style sheet that a browser does not fetch by itself. */
export const LATE_SHEET = "late-stylesheet";
