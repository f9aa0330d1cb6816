export const UTM = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"] as const;

/** The maximum length of each part of a touch, in UTF-16 code units. */
export const PART_BOUND = 200;
