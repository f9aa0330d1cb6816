import type { nl } from "./nl";

export const en = {
  empty: "not filled in yet",
  chosen: "now",
  save: "Save",
  saving: "Saving...",
  saved: "Saved",
  undone: "Put back",
  undo: "Undo",
  waits: "No connection. This waits, and is saved as soon as it can be.",
  notSaved: "Not saved.",
  facts: { title: "Details", open: "Show the details", close: "Close the details" },
  stale: { theirs: "It now says", mine: "You chose", keep: "Leave it", take: "Use mine" },
} satisfies typeof nl;
