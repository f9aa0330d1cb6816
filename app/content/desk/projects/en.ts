import type { nl } from "./nl";

export const en = {
  said: { by: "Name", changes: "What should change" },
} satisfies typeof nl;
