export const UTM = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"] as const;

/** UTF-16 code units. */
export const PART_BOUND = 200;

/** A key of session storage. */
export const STORAGE_KEY = "attribution";
