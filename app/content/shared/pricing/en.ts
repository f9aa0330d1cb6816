import type { nl } from "./nl";

export const en: typeof nl = { from: "from {amount}", once: "one-time", month: "per month" };
