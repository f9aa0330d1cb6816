/** What the forms post as `do`. */
export const CALLING_FORMS = { call: "calling", undo: "uncalling" } as const;
