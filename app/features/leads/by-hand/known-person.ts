/** Somebody whom an entered lead may be from. */
export interface KnownPerson {
  id: string;
  name: string;
  /** In words: what it is known by, of whom, and when they last asked for something. */
  says: string;
  /** An equal address joins by itself; the rest is for the user to say. */
  by: "email" | "phone" | "name";
}
