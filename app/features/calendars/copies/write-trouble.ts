/** The reason why appointments are not written into a calendar. */
export type WriteTrouble = "password" | "read-only" | "not-found" | "unreachable" | "refused";
